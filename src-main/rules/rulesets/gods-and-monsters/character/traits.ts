import { signed } from '../../../common/check.ts'
import { compact } from '../../../common/compact.ts'
import type { Trait } from '../../../core/ruleset/characters.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { learnedSpells } from '../advancement/own-skills.ts'
import { levelFromXp, levelPoints, xpForLevel } from '../advancement/levels.ts'
import { spellSkill } from '../sheet/lists.ts'
import { aboutOf, weaponSkillsOf } from './about.ts'
import { archetypeOf, type ArchetypeId } from './archetypes.ts'
import { archetypesOf } from './people.ts'
import { speciesOf } from './species.ts'

/** Words and prospects of a character that no number shows. Rules GAM-CRE-03, GAM-ADV-02, GAM-ADV-11. */
export function traitsOf(creature: ReadonlyCreature): Trait[] {
  if (creature.kind !== 'character') return []
  const archetypes = archetypesOf(creature)
  const { specialties, moralCode, motivation, spirits, body } = aboutOf(creature)
  const weapons = weaponSkillsOf(creature)
  return compact<Trait>(
    {
      title: 'Is',
      says: listed([
        speciesOf(creature).name,
        ...archetypes.map((one) => levelText(creature, one)),
      ]),
      rule: 'GAM-CRE-03',
    },
    archetypes.length > 0 && nextLevelTrait(creature),
    specialties && { title: 'Specialties', says: specialties, rule: 'GAM-ADV-13' },
    weapons.length > 0 && {
      title: 'Weapon skills',
      says: `${listed(weapons)}, ${signed(creature.values.fightingArt ?? 0)}`,
      rule: 'GAM-ADV-11',
    },
    ...archetypes.flatMap((one) => magicTrait(creature, one)),
    ...learnedSpells(creature).map<Trait>((name) => ({
      title: `Spell: ${name}`,
      says: `level ${creature.skills[`${spellSkill}${name}`] ?? 1}`,
      rule: 'GAM-ADV-25',
      does: 'gods-and-monsters.cast',
      input: { caster: creature.id, named: name },
    })),
    spirits.length > 0 && {
      title: 'Spirits',
      says: listed(spirits),
      rule: 'GAM-ADV-20',
      does: 'gods-and-monsters.spirit-type',
    },
    moralCode && {
      title: 'Moral code',
      says: moralCode,
      rule: 'GAM-ADV-16',
      does: 'gods-and-monsters.moral-code',
    },
    motivation && { title: 'Motivation', says: motivation, rule: 'GAM-CRE-03' },
    body && { title: 'Height, weight', says: body, rule: 'GAM-CRE-15' },
  )
}

function levelText({ values }: ReadonlyCreature, archetype: ArchetypeId): string {
  return `${archetypeOf[archetype].title.toLowerCase()} ${values[archetype] ?? 0}`
}

/** Rules GAM-ADV-02, GAM-ADV-10. */
function nextLevelTrait({ values }: ReadonlyCreature): Trait {
  const next = Math.max(1, values.level ?? 1) + 1
  const { experience = 0 } = values
  const title = `Level ${next}`
  return levelFromXp(experience).level >= next
    ? { title, says: 'now: the XP are there', rule: 'GAM-ADV-10', does: 'gods-and-monsters.level' }
    : {
        title,
        says: `at ${xpForLevel(next)} XP, ${xpForLevel(next) - experience} to go`,
        rule: 'GAM-ADV-02',
      }
}

/** Calling points of a prophet, slots of a sorceror. Rules GAM-ADV-19, GAM-ADV-21. */
function magicTrait({ values }: ReadonlyCreature, archetype: ArchetypeId): Trait[] {
  const { total } = levelPoints(values[archetype] ?? 0)
  if (archetype === 'prophet')
    return [{ title: 'Calling points', says: `${total} in all`, rule: 'GAM-ADV-19' }]
  return archetype === 'sorceror'
    ? [{ title: 'Spell slots', says: `${total} in all`, rule: 'GAM-ADV-21' }]
    : []
}

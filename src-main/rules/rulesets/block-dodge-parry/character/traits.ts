import type { Trait } from '../../../core/ruleset/characters.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { practiceAfter } from '../advancement/practice.ts'
import { descriptors } from '../fields.ts'
import { luckScore } from '../house-rules/checks.ts'
import { luckOf } from '../saves/luck.ts'
import { skillFacts } from '../talents/facts.ts'
import { talents } from '../talents/talents.ts'
import { careers, careerTag } from './careers.ts'
import { abilities, has, scoreOf, weaponsTrained } from './people.ts'

/** Traits on a sheet besides its numbers: careers, words for scores, training, skills, practice, luck. */
export function traitsOf(creature: ReadonlyCreature, situation: Situation): Trait[] {
  if (creature.kind === 'animal') return []
  return [
    ...careerTraits(creature),
    ...abilityTraits(creature),
    ...weaponTraits(creature),
    ...skillTraits(creature),
    ...practiceTraits(creature),
    ...luckTraits(creature, situation),
    ...trainingTraits(creature),
  ]
}

/** Rule BDPX-IMP-05. */
function trainingTraits({ side, values }: ReadonlyCreature): Trait[] {
  const { maxHp } = values
  return side !== 'party' || maxHp === undefined
    ? []
    : [
        {
          title: 'Max HP',
          says: `${maxHp}: raised by a trainer who has more, or by a milestone`,
          rule: 'BDPX-IMP-05',
          does: 'block-dodge-parry.train-hp',
        },
      ]
}

/** Rule BDPX-CHR-05. */
function luckTraits(creature: ReadonlyCreature, situation: Situation): Trait[] {
  const has = luckOf(creature, situation)
  return creature.values.luck === undefined || !houseRule<boolean>(situation, luckScore)
    ? []
    : [
        {
          title: 'Luck',
          says: `${has}: a d20 under it goes well`,
          rule: 'BDPX-CHR-05',
          does: 'block-dodge-parry.luck',
        },
      ]
}

/** Rules BDPX-CAR-01, BDPX-CAR-10 to BDPX-CAR-26. */
function careerTraits({ tags }: ReadonlyCreature): Trait[] {
  return careers
    .filter(({ name }) => careerTag(name) in tags)
    .map(({ name, knows, rule }) => ({
      title: name,
      says: `may ask what is known of ${knows}`,
      rule,
    }))
}

/** Rule BDPX-CHR-02. */
function abilityTraits(creature: ReadonlyCreature): Trait[] {
  const words = abilities.flatMap((ability) => {
    const score = scoreOf(creature, ability)
    const [low, high] = descriptors[ability]
    return score >= 15 ? [high] : score <= 6 ? [low] : []
  })
  return words.length > 0
    ? [
        {
          title: 'Is',
          says: `${listed(words)}: described so, and weighed in a task`,
          rule: 'BDPX-CHR-02',
        },
      ]
    : []
}

/** Rules BDPX-CHR-07, BDPX-WPN-04. */
function weaponTraits(creature: ReadonlyCreature): Trait[] {
  const arms = weaponsTrained(creature)
  return arms.length > 0
    ? [{ title: 'Trained with', says: `${listed(arms)}: its tags count`, rule: 'BDPX-WPN-04' }]
    : []
}

/** Skills with a number or a trigger, each by its rule and with the action that uses it. Rule BDPX-SNG-01. */
function skillTraits(creature: ReadonlyCreature): Trait[] {
  const songs: Trait = {
    title: 'Singer',
    says: 'a song is a full turn and a WIL save over its complexity',
    rule: 'BDPX-SNG-01',
  }
  return [
    ...Object.entries(skillFacts).map(([title, { says, rule }]): Trait => ({ title, says, rule })),
    songs,
  ]
    .filter(({ title }) => has(creature, title))
    .map((trait) => ({ ...trait, ...useOf(creature, trait.title) }))
}

function useOf({ id }: ReadonlyCreature, skill: string): Pick<Trait, 'does' | 'input'> {
  if (talents.some((one) => one.skill === skill && !one.offeredAt))
    return { does: 'block-dodge-parry.talent', input: { skill } }
  if (['Gifted', 'Devotion', 'Singer'].includes(skill))
    return { does: 'block-dodge-parry.cast', input: { caster: id } }
  if (['Companion', 'Animal Companion'].includes(skill))
    return { does: 'block-dodge-parry.companion', input: { of: id, kind: skill } }
  return {}
}

/** Fights counted against one thing, and how many are left to the next step. Rule BDPX-IMP-03. */
function practiceTraits({ uses }: ReadonlyCreature): Trait[] {
  return Object.values(uses ?? {}).flatMap(({ title, spent }) => {
    const of = /^Fights: (.+)$/.exec(title)?.[1]
    if (of === undefined) return []
    const { title: is, least, next } = practiceAfter(spent)
    const says = [
      `${is}, ${spent} ${spent === 1 ? 'fight' : 'fights'}`,
      ...(least > 1 ? [`damage no less than ${least}`] : []),
      ...(next !== null ? [`${next - spent} more to the next step`] : []),
    ]
    return [{ title: of, says: says.join('; '), rule: 'BDPX-IMP-03' as const }]
  })
}

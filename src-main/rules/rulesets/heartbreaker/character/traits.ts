import type { ReadonlyCreature } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import type { Trait } from '../../../core/ruleset/characters.ts'
import { expToAdvance, packages, packagesOf } from '../advancement/level.ts'
import { deedDone } from '../advancement/deed.ts'
import { tasksOf } from '../checks/tasks.ts'
import { metalWorn } from '../magic/casting.ts'
import { spellsKnown, spellsOf } from '../magic/spells.ts'
import { bannedGear, ancestryNamed } from './ancestries.ts'
import { backgroundNamed } from './backgrounds.ts'
import { languageChoices, languagesOf } from './languages.ts'
import { pathNamed, type Path } from './paths.ts'
import { ancestryOf, backgroundOf, comBonus, comOf, levelOf, pathOf } from './people.ts'

/**
 * Traits on a sheet besides its numbers: origin, next level, half point of COM, abilities. Rules
 * HBK-CHAR-05, HBK-LVL-01, HBK-LVL-04, HBK-SAVE-03.
 */
export function traitsOf(creature: ReadonlyCreature): Trait[] {
  if (creature.kind === 'animal') return []
  const path = pathNamed(pathOf(creature))
  return [
    ...originTrait(creature, path),
    ...ancestryTrait(creature),
    nextLevelTrait(creature, path),
    ...halfPointTrait(creature),
    ...abilityTraits(creature, path),
  ]
}

function originTrait(creature: ReadonlyCreature, path: Path | undefined): Trait[] {
  const born = ancestryNamed(ancestryOf(creature))?.title
  const background = backgroundNamed(backgroundOf(creature))?.title.toLowerCase()
  const who = [born, background].filter(Boolean).join(' ')
  const says = listed([who, path?.title.toLowerCase() ?? ''].filter(Boolean))
  return says === '' ? [] : [{ title: 'Is', says, rule: 'HBK-CHAR-05' }]
}

/** Gifts and limits of the ancestry. Rules HBK-ANC-01 to HBK-ANC-03. */
function ancestryTrait(creature: ReadonlyCreature): Trait[] {
  const born = ancestryNamed(ancestryOf(creature))
  if (!born) return []
  const bans = bannedGear(born)
  const says = [...born.traits, ...(bans === '' ? [] : [`may not use ${bans}`])].join('; ')
  return [{ title: born.title, says, rule: born.rule }]
}

/** The next level: EXP still to come, and the deed. Rules HBK-LVL-01, HBK-LVL-04. */
function nextLevelTrait(creature: ReadonlyCreature, path: Path | undefined): Trait {
  const level = levelOf(creature)
  const { exp: needs } = expToAdvance(level)
  const short = needs - (creature.values.exp ?? 0)
  const waits = path !== undefined && !(deedDone in creature.tags)
  const title = `Level ${level + 1}`
  if (short > 0)
    return {
      title,
      says:
        `at ${needs} EXP, ${short} to go` +
        (path ? `; ${waits ? 'the deed' : 'the deed is done'}: ${path.deed}` : ''),
      rule: 'HBK-LVL-01',
      does: waits ? 'heartbreaker.deed' : 'heartbreaker.experience',
    }
  return waits
    ? {
        title,
        says: `its ${needs} EXP are there; the deed is to come: ${path.deed}`,
        rule: 'HBK-LVL-04',
        does: 'heartbreaker.deed',
      }
    : { title, says: 'now: choose a package', rule: 'HBK-LVL-02', does: 'heartbreaker.level' }
}

/** Half point of COM. Rule HBK-GLO-02. */
function halfPointTrait(creature: ReadonlyCreature): Trait[] {
  const com = comOf(creature)
  return com % 1 === 0
    ? []
    : [
        {
          title: 'COM',
          says: `${com === 0.5 ? '' : Math.floor(com)}½, which counts as ${comBonus(com).bonus}`,
          rule: 'HBK-GLO-02',
        },
      ]
}

/** Traits of the path, then tasks with SKI, spells and languages. */
function abilityTraits(creature: ReadonlyCreature, path: Path | undefined): Trait[] {
  const tasks = tasksOf(creature).map(
    ({ title, attribute }) => `${title.toLowerCase()} (${attribute})`,
  )
  const chosen = packagesOf(creature)
  const { spells } = spellsKnown(creature.values.mag ?? 0)
  const known = spellsOf(creature).length
  const metal = metalWorn(creature)
  const languages = languagesOf(Object.keys(creature.tags))
  const traits: (Trait | false | undefined)[] = [
    path && {
      title: path.title,
      says: `SKI on saves by ${listed([...path.saves])}; ${path.traits.join('; ')}`,
      rule: path.rule,
    },
    chosen.length > 0 && {
      title: 'Levels',
      says: chosen.map(([level, one]) => `${level} ${one} (${packages[one].says})`).join('; '),
      rule: 'HBK-LVL-02',
    },
    tasks.length > 0 && {
      title: 'With SKI',
      says: tasks.join(', '),
      rule: 'HBK-SKILL-03',
      does: 'heartbreaker.skill',
    },
    spells + known > 0 && {
      title: 'Spells',
      says: `${known} of ${spells} known, each once a day${metal ? `; none in ${metal.toLowerCase()}` : ''}`,
      rule: 'HBK-MAG-01',
      does: 'heartbreaker.learn',
    },
    languages.length > 0 && {
      title: 'Speaks',
      says: listed(languages),
      rule: 'HBK-LANG-01',
      ...(languageChoices(creature) > 0 ? { does: 'heartbreaker.languages' } : {}),
    },
  ]
  return traits.flatMap((trait) => trait || [])
}

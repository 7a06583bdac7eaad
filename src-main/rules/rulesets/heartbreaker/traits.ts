import type { ReadonlyCreature } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import type { Trait } from '../../core/ruleset/characters.ts'
import { expToAdvance } from './advancement/figures.ts'
import { deedDone } from './advancement/deed.ts'
import { tasksOf } from './checks/tasks.ts'
import { spellsKnown } from './magic/figures.ts'
import { spellsOf } from './magic/known.ts'
import { ancestryNamed } from './origins/ancestries.ts'
import { backgroundNamed } from './origins/backgrounds.ts'
import { choiceOf, languagesOf } from './origins/languages.ts'
import { pathNamed, type Path } from './origins/paths.ts'
import { ancestryOf, backgroundOf, comBonus, comOf, levelOf, pathOf } from './people.ts'

/**
 * Traits on a sheet besides its numbers: origin, next level, half point of COM, abilities. Rules
 * HBK-CHAR-05, HBK-LVL-01, HBK-LVL-04, HBK-SAVE-03.
 */
export function traitsOf(creature: ReadonlyCreature): Trait[] {
  if (creature.kind === 'animal') return []
  const path = pathNamed(pathOf(creature))
  return [
    ...isWho(creature, path),
    next(creature, path),
    ...halfPoint(creature),
    ...may(creature, path),
  ]
}

function isWho(creature: ReadonlyCreature, path: Path | undefined): Trait[] {
  const born = ancestryNamed(ancestryOf(creature))?.title
  const did = backgroundNamed(backgroundOf(creature))?.title.toLowerCase()
  const who = [born, did].filter(Boolean).join(' ')
  const says = listed([who, path?.title.toLowerCase() ?? ''].filter(Boolean))
  return says === '' ? [] : [{ title: 'Is', says, rule: 'HBK-CHAR-05' }]
}

/** The next level: EXP still to come, and the deed. Rules HBK-LVL-01, HBK-LVL-04. */
function next(creature: ReadonlyCreature, path: Path | undefined): Trait {
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

/** Rule HBK-GLO-02. */
function halfPoint(creature: ReadonlyCreature): Trait[] {
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
function may(creature: ReadonlyCreature, path: Path | undefined): Trait[] {
  const tasks = tasksOf(creature)
  const { spells } = spellsKnown(creature.values.mag ?? 0)
  const known = spellsOf(creature).length
  const tongues = languagesOf(Object.keys(creature.tags))
  return [
    ...(path
      ? [
          {
            title: path.title,
            says: `SKI on saves by ${listed([...path.saves])}; ${path.traits.join('; ')}`,
            rule: path.rule,
          },
        ]
      : []),
    ...(tasks.length > 0
      ? [
          {
            title: 'With SKI',
            says: tasks
              .map(({ title, attribute }) => `${title.toLowerCase()} (${attribute})`)
              .join(', '),
            rule: 'HBK-SKILL-03' as const,
          },
        ]
      : []),
    ...(spells + known > 0
      ? [
          {
            title: 'Spells',
            says: `${known} of ${spells} known, each once a day`,
            rule: 'HBK-MAG-01' as const,
            does: 'heartbreaker.learn' as const,
          },
        ]
      : []),
    ...(tongues.length > 0
      ? [
          {
            title: 'Speaks',
            says: listed([...tongues]),
            rule: 'HBK-LANG-01' as const,
            ...(choiceOf(creature) > 0 ? { does: 'heartbreaker.languages' as const } : {}),
          },
        ]
      : []),
  ]
}

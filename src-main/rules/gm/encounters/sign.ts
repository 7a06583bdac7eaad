import type { AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { RuleId, Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { drawMeeting, drawnSteps, buildForetold } from '../meeting.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { drawForPlace, noTable, type PlaceText } from '../travel/place-tables.ts'
import { nothing, type Brought } from './come.ts'

type Foretold = NonNullable<Situation['foretold']>

/** A game's event that announces an encounter: its name, rule, and handling of one already waiting. */
interface SignRules {
  /** Name of the event: "Clue", "Sign". */
  title: string
  rule: RuleId
  /** Set when a sign points to the encounter already waiting, instead of drawing another. */
  same: { rule: RuleId } | null
}

/**
 * Draws the next encounter now and hints at it, with a row of the place's clue table or of one for the family of
 * the monster.
 */
export function* drawSign(
  situation: Situation,
  at: AtTable,
  { title, rule, same }: SignRules,
): ProcedureOf<Brought> {
  const waits = situation.foretold
  if (waits && same) {
    const { why, lacks, effects } = yield* hint(situation, at, title, rule, monsterOf(waits, at))
    return {
      ...nothing,
      ...lacks,
      effects,
      says: `${title}: ${waits.title}`,
      why: [...why, { name: 'Foretold', value: 'already; it points at the same', rule: same.rule }],
    }
  }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found) {
    const { why, lacks, effects } = yield* hint(situation, at, title, rule)
    return {
      ...nothing,
      ...lacks,
      effects,
      says: `${title}: of what?`,
      why: [...why, { name: 'Table', value: found.says }],
    }
  }
  const { drawn, why, lacks, effects } = yield* hint(
    situation,
    at,
    title,
    rule,
    found.drawn.monster,
  )
  const next = { ...buildForetold(found.drawn, situation), ...(drawn ? { clue: drawn.text } : {}) }
  return {
    ...nothing,
    ...lacks,
    says: `${title}: ${next.title}`,
    why: [...why, { name: 'From', value: found.drawn.from, rule }, ...drawnSteps(found.drawn)],
    effects: [...effects, { do: 'foretell', encounter: inLine(waits, next) }],
  }
}

interface Hint {
  drawn: PlaceText | null
  why: Step[]
  lacks: { lacks?: 'clue' }
  effects: Effect[]
}

/** Draws what the sign is like, or tells that no table says. */
function* hint(
  situation: Situation,
  at: AtTable,
  name: string,
  rule: RuleId,
  monster?: Monster,
): ProcedureOf<Hint> {
  const drawn = yield* drawForPlace(situation, at, 'clue', monster)
  if (!drawn)
    return {
      drawn,
      why: [{ name, value: noTable('clue'), rule }],
      lacks: { lacks: 'clue' },
      effects: [],
    }
  const why = [
    { name, value: drawn.text, rule },
    { name: `${name} from`, value: drawn.from },
  ]
  return { drawn, why, lacks: {}, effects: drawn.effects }
}

function monsterOf({ monster }: Foretold, { shelf }: AtTable): Monster | undefined {
  return monster === undefined ? undefined : shelf.monster(monster)
}

/** Adds an encounter to the end of the queue of announced ones. */
function inLine(foretold: Foretold | undefined, next: Encounter): Encounter {
  return foretold ? ({ ...foretold, then: inLine(foretold.then, next) } as Encounter) : next
}

/** Gives the clue to the first announced encounter in the queue that has none. */
export function withClue(foretold: Foretold, clue: string): Foretold {
  if (!foretold.clue) return { ...foretold, clue }
  return foretold.then ? { ...foretold, then: withClue(foretold.then, clue) } : foretold
}

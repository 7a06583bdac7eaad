import type { AtTable } from '../../core/action.ts'
import type { RuleId, Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { drawMeeting, drawnSteps, foretell } from '../meeting.ts'
import { drawForPlace, noTable } from '../places/tables.ts'
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

/** Draws the next encounter now and hints at it, with a row of the place's clue table. */
export function* signComes(
  situation: Situation,
  at: AtTable,
  { title, rule, same }: SignRules,
): ProcedureOf<Brought> {
  const drawn = yield* drawForPlace(situation, at, 'clue')
  const hint: Step = { name: title, value: drawn?.text ?? noTable('clue'), rule }
  const lacks = drawn ? {} : { lacks: 'clue' as const }
  const waits = situation.foretold
  if (waits && same)
    return {
      ...nothing,
      ...lacks,
      says: `${title}: ${waits.title}`,
      why: [hint, { name: 'Foretold', value: 'already; it points at the same', rule: same.rule }],
    }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found)
    return {
      ...nothing,
      ...lacks,
      says: `${title}: of what?`,
      why: [hint, { name: 'Table', value: found.says }],
    }
  const next = { ...foretell(found.drawn, situation), ...(drawn ? { clue: drawn.text } : {}) }
  return {
    ...nothing,
    ...lacks,
    says: `${title}: ${next.title}`,
    why: [hint, { name: 'From', value: found.drawn.from, rule }, ...drawnSteps(found.drawn)],
    effects: [{ do: 'foretell', encounter: inLine(waits, next) }],
  }
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

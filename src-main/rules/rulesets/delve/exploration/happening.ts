import type { AtTable, Preview } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { eventEffect, nothing, type Brought } from '../../../gm/encounters/come.ts'
import { eventChances, rollEvent, type DungeonEvent } from './event-die.ts'
import { exhaustion, ladenSteps, restDue } from './exhaustion.ts'
import { clue, encounter } from './meetings.ts'
import { locality } from './place-tables.ts'

/** An event with the face that brought it. */
export interface EventBrought extends Brought {
  event: DungeonEvent
  face: number
}

/** Rolls the event die and resolves the event. Rule DLV-DEV-01. */
export function* happen(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  action: ActionId,
): ProcedureOf<EventBrought> {
  const rolled = yield* rollEvent(situation)
  const come = yield* comes(rolled.event, situation, at, gameOf)
  const { face, event: title } = rolled
  return {
    ...rolled,
    ...come,
    why: [...rolled.why, ...come.why],
    effects: [eventEffect({ action, face, title }, come), ...rolled.effects, ...come.effects],
  }
}

function* comes(
  event: DungeonEvent,
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): ProcedureOf<Brought> {
  if (event === 'Encounter') return yield* encounter(situation, at, gameOf)
  if (event === 'Clue') return yield* clue(situation, at)
  if (event === 'Exhaustion') return exhaustion(situation)
  if (event === 'Locality') return yield* locality(situation, at)
  return nothing
}

export function previewEvent(situation: Situation, verdict: string, extra: Step[] = []): Preview {
  const waiting: Step[] = situation.foretold
    ? [{ name: 'Foretold', value: situation.foretold.title, rule: 'DLV-DEV-03' }]
    : []
  return {
    terms: [],
    verdict,
    why: [...extra, ...waiting, ...ladenSteps(situation)],
    ...eventChances(situation),
  }
}

export const turnPasses: Effect = { do: 'advance', seconds: turn }

/** Adds the turn and its event to the action that took it. */
export function* inTheTurn(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  action: ActionId,
  done: Outcome,
): ProcedureOf<Outcome> {
  const come = yield* happen(situation, at, gameOf, action)
  const tells = come.event !== 'Free'
  return {
    ...done,
    says: tells ? `${done.says}. ${come.says}` : done.says,
    tone: tells && come.tone === 'due' ? 'due' : done.tone,
    who: [...new Set([...done.who, ...come.who])],
    why: [...done.why, { name: 'The turn', value: '10 minutes', rule: 'DLV-TURN-01' }, ...come.why],
    effects: [...done.effects, ...come.effects, turnPasses],
  }
}

/** Reason the party must rest first, when exhausted; null when it may go on. Rule DLV-DEV-04. */
export function mustRest(situation: Situation): string | null {
  const due = situation.dues[restDue]
  return due ? `${due.why}. First: ${due.title}.` : null
}

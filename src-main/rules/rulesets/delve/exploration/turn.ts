import { turn } from '../../../clock/clock.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Outcome, type Step, step } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { type Brought, eventEffect, nothing } from '../../../gm/encounters/come.ts'
import { ladenSteps } from '../load.ts'
import { restEffects } from '../rest.ts'
import {
  type DungeonEvent,
  clue,
  encounter,
  eventChances,
  locality,
  rollEvent,
} from './event-die.ts'
import { exhaustion, restDue } from './exhaustion.ts'

/** An event with the face that brought it. */
interface EventBrought extends Brought {
  event: DungeonEvent
  face: number
}

/** Rolls the event die and resolves the event. Rule DLV-DEV-01. */
function* rollTurnEvent(
  situation: Situation,
  at: AtTable,
  action: ActionId,
): ProcedureOf<EventBrought> {
  const rolled = yield* rollEvent(situation)
  const come = yield* resolveEvent(rolled.event, situation, at)
  const { face, event: title } = rolled
  return {
    ...rolled,
    ...come,
    why: [...rolled.why, ...come.why],
    effects: [eventEffect({ action, face, title }, come), ...rolled.effects, ...come.effects],
  }
}

function* resolveEvent(
  event: DungeonEvent,
  situation: Situation,
  at: AtTable,
): ProcedureOf<Brought> {
  if (event === 'Encounter') return yield* encounter(situation, at)
  if (event === 'Clue') return yield* clue(situation, at)
  if (event === 'Exhaustion')
    return exhaustion(situation, 'turn', {
      action: 'delve.rest',
      title: 'Rest a turn',
      rule: 'DLV-DEV-04',
      when: 'next turn',
      holds: 'delve.turn',
    })
  if (event === 'Locality') return yield* locality(situation, at)
  return nothing
}

export function previewEvent(situation: Situation, verdict: string, extra: Step[] = []): Preview {
  const waiting: Step[] = situation.foretold
    ? [step('Foretold', situation.foretold.title, 'DLV-DEV-03')]
    : []
  return {
    terms: [],
    verdict,
    why: [...extra, ...waiting, ...ladenSteps(situation)],
    ...eventChances(situation),
  }
}

const turnPasses: Effect = { do: 'advance', seconds: turn }

const tenMinutes: Step = step('A turn', '10 minutes', 'DLV-TURN-01')

/** Adds the turn and its event to the action that took it. */
export function* inTheTurn(
  situation: Situation,
  at: AtTable,
  action: ActionId,
  done: Outcome,
): ProcedureOf<Outcome> {
  const come = yield* rollTurnEvent(situation, at, action)
  const tells = come.event !== 'Free'
  return {
    ...done,
    says: tells ? `${done.says}. ${come.says}` : done.says,
    tone: tells && come.tone === 'due' ? 'due' : done.tone,
    who: [...new Set([...done.who, ...come.who])],
    why: [...done.why, { ...tenMinutes, name: 'The turn' }, ...come.why],
    effects: [...done.effects, ...come.effects, turnPasses],
  }
}

const partyActions = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
type PartyAction = (typeof partyActions)[number]
const activities: Record<PartyAction, string> = {
  move: 'moving on',
  search: 'searching',
  listen: 'listening',
  force: 'forcing a door',
  parley: 'parley',
  rest: 'resting',
}

function eventOutcome(come: EventBrought, what: string, at: AtTable, after: Effect[]): Outcome {
  return line(at, {
    rule: 'DLV-DEV-01',
    what,
    says: come.says,
    tone: come.tone,
    who: come.who,
    total: come.face,
    why: come.why,
    effects: [...come.effects, ...after],
  })
}

/** Settles the due rest before the event of the rest turn: Exhaustion on this roll makes another due. */
function restOutcome(situation: Situation, come: EventBrought, at: AtTable): Outcome {
  const rested = restEffects(situation)
  const outcome = eventOutcome(come, 'Event die, resting', at, [turnPasses])
  return {
    ...outcome,
    rule: 'DLV-REST-01',
    why: [...outcome.why, step('A rest turn', 'one event roll', 'E-DLV-21'), ...rested.why],
    effects: [{ do: 'settle', due: restDue.turn }, ...rested.effects, ...outcome.effects],
  }
}

/** A turn of the party and its event. Rules DLV-TURN-01, DLV-TURN-02. */
export const dungeonTurn = defineAction({
  id: 'delve.turn',
  title: 'Advance the turn',
  rule: 'DLV-TURN-02',
  phase: 'dungeon',
  slot: 'turn',
  finds: 'dungeon turn explore event die search listen move',
  asks: { action: { kind: 'choice', title: 'The party', of: partyActions, default: 'move' } },
  plan: (_situation, input) => input,
  preview: ({ action }, situation) =>
    previewEvent(situation, `${upperFirst(activities[action])} for a turn, then the event die`, [
      tenMinutes,
    ]),
  *run({ action }, situation, at) {
    const come = yield* rollTurnEvent(situation, at, 'delve.turn')
    if (action === 'rest') return restOutcome(situation, come, at)
    const left: Effect[] = action === 'move' && situation.place.here ? [{ do: 'move on' }] : []
    return eventOutcome(come, `Event die, ${activities[action]}`, at, [...left, turnPasses])
  },
})

/** A turn of rest and its event. Rules DLV-REST-01, E-DLV-21. */
export const restTurn = defineAction({
  id: 'delve.rest',
  title: 'Rest a turn',
  rule: 'DLV-REST-01',
  phase: 'dungeon',
  slot: 'rest',
  finds: 'short rest breather',
  plan: () => ({}),
  preview: (_plan, situation) =>
    previewEvent(
      situation,
      'A short rest of one turn, then the event die',
      restEffects(situation).why,
    ),
  *run(_plan, situation, at) {
    return restOutcome(situation, yield* rollTurnEvent(situation, at, 'delve.rest'), at)
  },
})

/** An event without a turn. Rule DLV-DEV-01. */
export const noise = defineAction({
  id: 'delve.noise',
  title: 'Noise!',
  rule: 'DLV-DEV-01',
  phase: 'dungeon',
  slot: 'noise',
  finds: 'loud event extra roll',
  plan: () => ({}),
  preview: (_plan, situation) => previewEvent(situation, 'An extra event roll; no time passes'),
  *run(_plan, situation, at) {
    return eventOutcome(
      yield* rollTurnEvent(situation, at, 'delve.noise'),
      'Event die, noise',
      at,
      [],
    )
  },
})

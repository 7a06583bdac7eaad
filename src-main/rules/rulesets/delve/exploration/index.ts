import {
  defineAction,
  type Action,
  type AtTable,
  type Phase,
  type Preview,
} from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import type { Outcome, Step } from '../../../outcome.ts'
import type { Asking, Procedure } from '../../../procedure.ts'
import type { LightKind } from '../../../ruleset.ts'
import type { ActionId, Situation } from '../../../situation.ts'
import type { GameOf } from '../../../house/meeting.ts'
import { turn } from '../../../clock/clock.ts'
import { nothing, type Brought } from './brought.ts'
import { eventChances, rollEvent, type DungeonEvent } from './event-die.ts'
import { exhaustion, ladenSteps, restDue } from './exhaustion.ts'
import { clue, encounter } from './meetings.ts'
import { locality } from './place-tables.ts'
import { restEffects } from './short-rest.ts'

export const covers: readonly Phase[] = ['dungeon']
/** A delve's supplies hold its lights without a time of their own; the screen's lights stand in. */
export const lights: readonly LightKind[] = []

/** Minutes of dungeon turns. Rule DLV-TURN-01. */
export function turns(count: number): { minutes: number } {
  return { minutes: (count * turn) / 60 }
}

/** An event with the face that brought it. */
interface Come extends Brought {
  event: DungeonEvent
  face: number
}

/** Rolls the event and works out what it brings. */
function* happen(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  action: ActionId,
): Asking<Come> {
  const rolled = yield* rollEvent(situation)
  const come = yield* comes(rolled.event, situation, at, gameOf)
  const { face, event: title } = rolled
  const more = come.says.startsWith(`${title}: `) ? { says: come.says.slice(title.length + 2) } : {}
  const told: Effect = { do: 'event', action, face, title, ...more }
  return { ...rolled, ...come, why: [...rolled.why, ...come.why], effects: [told, ...come.effects] }
}

function* comes(
  event: DungeonEvent,
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): Asking<Brought> {
  if (event === 'Encounter') return yield* encounter(situation, at, gameOf)
  if (event === 'Clue') return yield* clue(situation, at)
  if (event === 'Exhaustion') return exhaustion(situation)
  if (event === 'Locality') return yield* locality(situation, at)
  return nothing
}

const partyActions = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
type PartyAction = (typeof partyActions)[number]
const said: Record<PartyAction, string> = {
  move: 'moving on',
  search: 'searching',
  listen: 'listening',
  force: 'forcing a door',
  parley: 'parley',
  rest: 'resting',
}

function previewEvent(situation: Situation, verdict: string, extra: Step[] = []): Preview {
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

const endings: Effect[] = [{ do: 'advance', seconds: turn }]

function line(come: Come, what: string, at: AtTable, after: Effect[]): Outcome {
  return {
    rule: 'DLV-DEV-01',
    what,
    says: come.says,
    tone: come.tone,
    who: come.who,
    total: come.face,
    ...(at.ruling.secret ? { secret: true } : {}),
    why: come.why,
    effects: [...come.effects, ...after],
  }
}

/** A rest settles what was due before its own event: an Exhaustion on this very roll asks for another. */
function restLine(situation: Situation, come: Come, at: AtTable): Outcome {
  const rested = restEffects(situation)
  const told = line(come, 'Event die, resting', at, endings)
  return {
    ...told,
    rule: 'DLV-REST-01',
    why: [...told.why, ...rested.why],
    effects: [{ do: 'settle', due: restDue }, ...rested.effects, ...told.effects],
  }
}

/** Delve's dungeon turn, its rest and its noise; a meeting's creatures are made by the campaign's own game. */
export function exploration(gameOf: GameOf): readonly Action[] {
  const dungeonTurn = defineAction({
    id: 'delve.turn',
    title: 'Advance the turn',
    rule: 'DLV-TURN-02',
    phase: 'dungeon',
    slot: 'turn',
    needs: [],
    finds: 'dungeon turn explore event die search listen move',
    asks: { action: { kind: 'choice', title: 'The party', of: partyActions, default: 'move' } },
    preview: (situation, { action }) =>
      previewEvent(situation, `${capital(said[action])} for a turn, then the event die`),
    *run(situation, { action }, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.turn')
      if (action === 'rest') return restLine(situation, come, at)
      return line(come, `Event die, ${said[action]}`, at, endings)
    },
  })

  const restTurn = defineAction({
    id: 'delve.rest',
    title: 'Rest a turn',
    rule: 'DLV-REST-01',
    phase: 'dungeon',
    slot: 'rest',
    needs: [],
    finds: 'short rest breather',
    asks: {},
    preview: (situation) =>
      previewEvent(
        situation,
        'A short rest of one turn, then the event die',
        restEffects(situation).why,
      ),
    *run(situation, _input, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.rest')
      return restLine(situation, come, at)
    },
  })

  const noise = defineAction({
    id: 'delve.noise',
    title: 'Noise!',
    rule: 'DLV-DEV-01',
    phase: 'dungeon',
    slot: 'noise',
    needs: [],
    finds: 'loud event extra roll',
    asks: {},
    preview: (situation) => previewEvent(situation, 'An extra event roll; no time passes'),
    *run(situation, _input, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.noise')
      return line(come, 'Event die, noise', at, [])
    },
  })

  return [dungeonTurn, restTurn, noise]
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

import { upperFirst } from '../../../core/words.ts'
import { defineAction, type Action, type AtTable, type Phase } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome, Step } from '../../../core/outcome.ts'
import type { Procedure } from '../../../core/procedure.ts'
import type { LightKind } from '../../../core/ruleset/gear.ts'
import type { Situation } from '../../../core/situation.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { doors } from './doors.ts'
import { restDue } from './exhaustion.ts'
import { happen, previewEvent, turnPasses, type EventBrought } from './happening.ts'
import { listening } from './listening.ts'
import { searching } from './searching.ts'
import { traps } from './traps.ts'
import { restEffects } from './short-rest.ts'

export const covers: readonly Phase[] = [
  'dungeon',
  'travel',
  'encounter',
  'fight',
  'rest',
  'town',
  'check',
]
/** Empty, as lights are part of a delve's supplies without a duration; the screen's lights stand in. */
export const lights: readonly LightKind[] = []

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

function line(come: EventBrought, what: string, at: AtTable, after: Effect[]): Outcome {
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

/** Settles the due rest before the event of the rest turn: Exhaustion on this roll makes another due. */
function restLine(situation: Situation, come: EventBrought, at: AtTable): Outcome {
  const rested = restEffects(situation)
  const told = line(come, 'Event die, resting', at, [turnPasses])
  return {
    ...told,
    rule: 'DLV-REST-01',
    why: [
      ...told.why,
      { name: 'A rest turn', value: 'one event roll', rule: 'E-DLV-21' },
      ...rested.why,
    ],
    effects: [{ do: 'settle', due: restDue }, ...rested.effects, ...told.effects],
  }
}

/** Actions of the dungeon; creatures encountered are created by the campaign's own game. */
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
      previewEvent(
        situation,
        `${upperFirst(said[action])} for a turn, then the event die`,
        tenMinutes,
      ),
    *run(situation, { action }, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.turn')
      if (action === 'rest') return restLine(situation, come, at)
      const left: Effect[] = action === 'move' && situation.place.here ? [{ do: 'move on' }] : []
      return line(come, `Event die, ${said[action]}`, at, [...left, turnPasses])
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

  return [
    dungeonTurn,
    restTurn,
    noise,
    ...listening(gameOf),
    ...doors(gameOf),
    ...searching(gameOf),
    ...traps(gameOf),
  ]
}

const tenMinutes: Step[] = [{ name: 'A turn', value: '10 minutes', rule: 'DLV-TURN-01' }]

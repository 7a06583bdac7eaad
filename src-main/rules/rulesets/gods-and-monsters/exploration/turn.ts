import { defineAction, type Action, type AtTable } from '../../../core/action.ts'
import { minute, turn } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { refusal } from '../../../common/trial.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { line } from '../../../core/line.ts'
import type { Procedure } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { rests, setsOut } from '../movement/weariness.ts'
import { goers, turnPace } from './pace.ts'
import { wandererChances, wanderers } from './wanderers.ts'

const deeds = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
type Deed = (typeof deeds)[number]
const said: Readonly<Record<Deed, string>> = {
  move: 'Moving on',
  search: 'Searching',
  listen: 'Listening',
  force: 'Forcing a door',
  parley: 'Parley',
  rest: 'Ten minutes of rest',
}
const nobody = 'Nobody is in the party: add somebody first.'

/**
 * Effects of ten minutes on the party: a rest, or the timer until one is due and the move on. Rule
 * GAM-MOV-08.
 */
function spent(situation: Situation, deed: Deed): Effect[] {
  if (deed === 'rest') return rests(situation, goers(situation))
  const pace = turnPace(situation)
  return [
    ...(pace ? setsOut(situation, pace.minutes * minute) : []),
    ...(deed === 'move' && situation.place.here ? [{ do: 'move on' as const }] : []),
  ]
}

function* turnOf(situation: Situation, at: AtTable, gameOf: GameOf, deed: Deed): Procedure {
  const come = yield* wanderers(situation, at, gameOf, 'gods-and-monsters.turn')
  const why = turnPace(situation)?.why ?? []
  return line(at, {
    rule: deed === 'rest' ? 'GAM-MOV-08' : 'GF-TURN-01',
    what: said[deed],
    says: come.says === 'Free' ? 'Nobody comes' : come.says,
    tone: come.tone,
    who: come.who,
    why: [...come.why, ...(deed === 'move' ? why : [])],
    effects: [...come.effects, ...spent(situation, deed), { do: 'advance', seconds: turn }],
  })
}

/** Ten minutes below ground. Rules GF-TURN-01, GAM-MOV-02, GAM-MOV-08. */
export function turns(gameOf: GameOf): readonly Action[] {
  const advance = defineAction({
    id: 'gods-and-monsters.turn',
    title: 'Advance the turn',
    rule: 'GF-TURN-01',
    phase: 'dungeon',
    slot: 'turn',
    needs: [],
    finds: 'dungeon turn explore ten minutes move search wandering d6',
    asks: { action: { kind: 'choice', title: 'The party', of: deeds, default: 'move' } },
    preview(situation, { action }) {
      const pace = turnPace(situation)
      if (!pace) return refusal(nobody)
      return {
        terms: [],
        verdict:
          action === 'move'
            ? `Up to ${pace.yards} yards in ten minutes, then the d6`
            : `${said[action]} for ten minutes, then the d6`,
        why: pace.why,
        ...wandererChances(situation),
      }
    },
    run: (situation, { action }, at) => turnOf(situation, at, gameOf, action),
  })
  const breather = defineAction({
    id: 'gods-and-monsters.breather',
    title: 'Rest ten minutes',
    rule: 'GAM-MOV-08',
    phase: 'dungeon',
    slot: 'rest',
    needs: [],
    finds: 'short rest breather pause tired movement',
    asks: {},
    preview(situation) {
      const pace = turnPace(situation)
      if (!pace) return refusal(nobody)
      return {
        terms: [],
        verdict: `They may go on for ${pace.minutes} minutes after it; then the d6`,
        why: pace.why.filter(({ rule }) => rule === 'GAM-MOV-08'),
        ...wandererChances(situation),
      }
    },
    run: (situation, _input, at) => turnOf(situation, at, gameOf, 'rest'),
  })
  return [advance, breather]
}

import { minute, turn } from '../../../clock/clock.ts'
import { burningLights } from '../../../clock/timers.ts'
import { compact } from '../../../common/compact.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { Procedure } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { livingParty, scoresOf } from '../character/people.ts'
import { movementOf } from '../load.ts'
import { restEffects, startMarch } from '../travel/fatigue.ts'
import { movementIn, pace, timeBase, type Darkness } from '../travel/movement.ts'
import { rollWanderers, wandererChances } from './wanderers.ts'

interface TurnPace {
  slowest: ReadonlyCreature
  /** Yards in ten minutes at exploring speed. */
  yards: number
  /** Minutes until ten minutes of rest are due, by the least endurance. */
  minutes: number
  why: Step[]
}

/** Below ground it is as dark as it can be where no light burns. Rule GAM-MOV-10. */
export function darknessHere(situation: Pick<Situation, 'place' | 'timers'>): Darkness {
  if (situation.place.level < 1) return 'light'
  return burningLights(situation.timers).length > 0 ? 'light' : 'total'
}

/** How far they explore in ten minutes, and how long before they rest. Rules GAM-MOV-02, GAM-MOV-04, GAM-MOV-08, GAM-MOV-10. */
function turnPace(situation: Situation): TurnPace | null {
  const all = livingParty(situation)
  const [slowest] = [...all].sort((a, b) => movementOf(a, situation) - movementOf(b, situation))
  if (!slowest) return null
  const dark = darknessHere(situation)
  const movement = movementIn(situation, movementOf(slowest, situation), dark)
  const yards = pace(movement, 'explore').yardsPerMinute * 10
  const least = Math.min(...all.map((each) => scoresOf(each).endurance))
  const { count } = timeBase('explore', least)
  return {
    slowest,
    yards,
    minutes: count,
    why: compact(
      step(`Slowest, ${slowest.name}`, `Movement ${movement}`, 'GAM-MOV-02'),
      dark === 'total' && step('No light', 'total darkness', 'GAM-MOV-10'),
      step('Exploring', `${yards} yards in ten minutes`, 'GAM-MOV-T04'),
      step('Rest due after', `${count} minutes of it`, 'GAM-MOV-08'),
    ),
  }
}

const activities = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
type TurnActivity = (typeof activities)[number]
const said: Readonly<Record<TurnActivity, string>> = {
  move: 'Moving on',
  search: 'Searching',
  listen: 'Listening',
  force: 'Forcing a door',
  parley: 'Parley',
  rest: 'Ten minutes of rest',
}

interface Turn {
  activity: TurnActivity
  pace: TurnPace
}

function planTurn(situation: Situation, activity: TurnActivity): Turn | RefusedPreview {
  const pace = turnPace(situation)
  return pace ? { activity, pace } : refusal('Nobody is in the party: add somebody first.')
}

/**
 * Effects of ten minutes on the party: a rest, or the timer until one is due and the move on. Rule
 * GAM-MOV-08.
 */
function turnEffects(situation: Situation, { activity, pace }: Turn): Effect[] {
  if (activity === 'rest') return restEffects(situation, livingParty(situation))
  return compact(
    ...startMarch(situation, pace.minutes * minute),
    activity === 'move' && situation.place.here && { do: 'move on' },
  )
}

function* runTurn(planned: Turn, situation: Situation, at: AtTable): Procedure {
  const { activity, pace } = planned
  const come = yield* rollWanderers(situation, at, 'gods-and-monsters.turn')
  return line(at, {
    rule: activity === 'rest' ? 'GAM-MOV-08' : 'GF-TURN-01',
    what: said[activity],
    says: come.says === 'Free' ? 'Nobody comes' : come.says,
    tone: come.tone,
    who: come.who,
    why: [...come.why, ...(activity === 'move' ? pace.why : [])],
    effects: [
      ...come.effects,
      ...turnEffects(situation, planned),
      { do: 'advance', seconds: turn },
    ],
  })
}

/** Advances ten minutes below ground. Rules GF-TURN-01, GAM-MOV-02, GAM-MOV-08. */
export const dungeonTurn = defineAction({
  id: 'gods-and-monsters.turn',
  title: 'Advance the turn',
  rule: 'GF-TURN-01',
  phase: 'dungeon',
  slot: 'turn',
  finds: 'dungeon turn explore ten minutes move search wandering d6',
  asks: { action: { kind: 'choice', title: 'The party', of: activities, default: 'move' } },
  plan: (situation, { action }) => planTurn(situation, action),
  preview: ({ pace, activity }, situation) => ({
    terms: [],
    verdict:
      activity === 'move'
        ? `Up to ${pace.yards} yards in ten minutes, then the d6`
        : `${said[activity]} for ten minutes, then the d6`,
    why: pace.why,
    ...wandererChances(situation),
  }),
  run: runTurn,
})

/** Rests ten minutes. Rule GAM-MOV-08. */
export const breather = defineAction({
  id: 'gods-and-monsters.breather',
  title: 'Rest ten minutes',
  rule: 'GAM-MOV-08',
  phase: 'dungeon',
  slot: 'rest',
  finds: 'short rest breather pause tired movement',
  plan: (situation) => planTurn(situation, 'rest'),
  preview: ({ pace }, situation) => ({
    terms: [],
    verdict: `They may go on for ${pace.minutes} minutes after it; then the d6`,
    why: pace.why.filter(({ rule }) => rule === 'GAM-MOV-08'),
    ...wandererChances(situation),
  }),
  run: runTurn,
})

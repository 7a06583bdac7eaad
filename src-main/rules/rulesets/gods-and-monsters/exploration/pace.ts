import { burningLights } from '../../../clock/timers.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { movementOf } from '../load.ts'
import type { Darkness } from '../movement/figures.ts'
import { movementIn } from '../movement/dark.ts'
import { pace, timeBase } from '../movement/speeds.ts'
import { partyOf, scoresOf } from '../people.ts'

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

/** Living members of the party. */
export function goers(situation: Situation): ReadonlyCreature[] {
  return partyOf(situation).filter(({ conditions }) => !('dead' in conditions))
}

/** How far they explore in ten minutes, and how long before they rest. Rules GAM-MOV-02, GAM-MOV-04, GAM-MOV-08, GAM-MOV-10. */
export function turnPace(situation: Situation): TurnPace | null {
  const all = goers(situation)
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
    why: [
      { name: `Slowest, ${slowest.name}`, value: `Movement ${movement}`, rule: 'GAM-MOV-02' },
      ...(dark === 'total'
        ? [{ name: 'No light', value: 'total darkness', rule: 'GAM-MOV-10' as const }]
        : []),
      { name: 'Exploring', value: `${yards} yards in ten minutes`, rule: 'GAM-MOV-T04' },
      { name: 'Rest due after', value: `${count} minutes of it`, rule: 'GAM-MOV-08' },
    ],
  }
}

import type { RuleId } from '../../../core/outcome.ts'
import type { Term } from '../../../core/preview.ts'
import { doublings } from '../scales.ts'

export const obstacleScales = ['doubling', 'linear'] as const
export type ObstacleScale = (typeof obstacleScales)[number]

/** Which column counts where a size lies between two. Rule GAM-AMB-32. */
export type Between = 'down' | 'up'

/** Modifier for the size of an obstacle, 0 or less. Rules GAM-CTS-07, GAM-CTS-08, GAM-AMB-32. */
export function obstaclePenalty(
  amount: number,
  unit: number,
  scale: ObstacleScale = 'doubling',
  between: Between = 'down',
): number {
  if (scale === 'doubling') {
    const whole = doublings(amount, unit)
    return 0 - whole - (between === 'up' && amount > unit * 2 ** whole ? 1 : 0)
  }
  const size = Math.floor(amount / unit)
  return size <= 1 ? 0 : -size
}

/** An area counts by its side or diameter, ten feet being one. Rule GAM-CTS-09. */
export function searchAreaPenalty(sideFt: number): number {
  return obstaclePenalty(sideFt, 10)
}

const dice = [2, 3, 4, 6, 8, 10, 12, 20, 100] as const

/** Which stretch of an obstacle somebody fails in: the least die with enough faces; faces past the last stretch are rolled again. Rule GAM-CTS-10. */
export function failureDie(amount: number, unit: number): { sides: number; stretches: number } {
  const stretches = Math.max(1, Math.ceil(amount / unit))
  return {
    sides: dice.find((faces) => faces >= stretches) ?? 100,
    stretches: Math.min(100, stretches),
  }
}

/** The ladder of difficulty. Rule GAM-CTS-12. */
const difficulties = {
  Difficult: 0,
  Easy: 2,
  'Very Easy': 4,
  'A Snap': 8,
  'Incredibly Easy': 16,
  'Very Difficult': -2,
  'Extremely Difficult': -4,
  'Nearly Impossible': -8,
  'Practically Impossible': -16,
} as const
export type Difficulty = keyof typeof difficulties

/** Its row of the ladder: as many steps easier as harder. Rules GAM-CTS-D01 to GAM-CTS-D05. */
const steps: Readonly<Record<number, RuleId>> = {
  0: 'GAM-CTS-D01',
  2: 'GAM-CTS-D02',
  4: 'GAM-CTS-D03',
  8: 'GAM-CTS-D04',
  16: 'GAM-CTS-D05',
}

/** Modifier of a difficulty, as a term of a test. Rule GAM-CTS-12. */
export function difficultyTerm(difficulty: Difficulty): Term {
  const value = difficulties[difficulty]
  return { name: difficulty, value, rule: steps[Math.abs(value)] ?? 'GAM-CTS-12' }
}
/** Bonus of a field's skills to a test. Rule GAM-CTS-13. */
export function fieldBonusTerm(bonus: number): Term {
  return { name: 'Field bonus', value: bonus, rule: 'GAM-CTS-13' }
}
export const difficultyNames = Object.keys(difficulties) as Difficulty[]

export const periods = ['one round', 'one minute', 'ten minutes', 'one hour', '8-hour day'] as const
export type Period = (typeof periods)[number]

/** Reading of the step from one hour to an 8-hour day: it counts, or it does not. Rule GAM-AMB-31. */
export type HourStep = 'a step' | 'no step'

/** Taking longer than it needs, at most two steps of it. Rules GAM-CTS-14, GAM-AMB-31. */
export function carefulBonus(base: Period, spent: Period, hour: HourStep = 'a step'): number {
  if (base === 'one hour' && hour === 'no step') return 0
  const steps = periods.indexOf(spent) - periods.indexOf(base)
  return Math.max(0, Math.min(2, steps))
}

export interface ContestRound {
  outcome: 'won' | 'acting fails' | 'draw' | 'continue'
  winner?: number
  still_in?: number[]
  time_steps?: number
}

/** One exchange of a contest, by who succeeded; the first side acts. Rules GAM-CTS-15, GAM-CTS-16. */
export function contestRound(results: readonly boolean[], sameGoal = false): ContestRound {
  const successful = results.flatMap((success, side) => (success ? [side] : []))
  const [only] = successful
  if (only === undefined) return { outcome: sameGoal ? 'draw' : 'acting fails' }
  if (successful.length === 1) return { outcome: 'won', winner: only }
  return { outcome: 'continue', still_in: successful, time_steps: 1 }
}

/** True when nobody in the contest can fail, so that faces must be doubled. Rule GAM-CTS-17. */
export function needsDoubling(targets: readonly number[]): boolean {
  return targets.length > 0 && targets.every((target) => target >= 20)
}

/** How often faces double until somebody can fail: once or more. Rules GAM-CTS-17, GAM-AMB-29. */
export function timesDoubled(targets: readonly number[]): number {
  const least = Math.min(...targets)
  let times = 1
  while (Number.isFinite(least) && 20 * 2 ** times <= least) times++
  return times
}

/** Names of the times between two tries of a contest: after a day each step is a day more. Rule GAM-CTS-16. */
export function repeatTime(step: number): string {
  const named = [
    'at once',
    'one round',
    'one minute',
    'ten minutes',
    'one hour',
    'one day',
  ] as const
  return named[Math.max(0, step)] ?? `${step - named.length + 2} days`
}

/** The assistant's own test: the number helped is the size of the obstacle. Rule GAM-CTS-18. */
export function assistance(
  ability: number,
  fieldBonus: number,
  helped: number,
): { target: number; size: number } {
  const size = obstaclePenalty(helped, 1)
  return { target: ability + fieldBonus + size, size }
}

/** Share of the damage that verve must take to spare injuries: all of it, or any part. Rule GAM-AMB-30. */
export type VerveSpares = 'all' | 'a part'

/** A contest with weapons that is lost: one point a die is an injury, unless verve took it all or evasion helped against one or two dice. Rules GAM-CTS-03, GAM-AMB-30. */
export function weaponFailureLoss(
  lost: { dice: number; damage: number; evasion: boolean; verveUsed: number },
  spares: VerveSpares = 'all',
): { survival: number; injuries: number } {
  const uncovered = Math.max(0, lost.damage - lost.verveUsed)
  const avoided = (lost.evasion && lost.dice <= 2) || (spares === 'a part' && lost.verveUsed > 0)
  const injuries = avoided ? 0 : Math.min(lost.dice, uncovered)
  return { survival: uncovered - injuries, injuries }
}

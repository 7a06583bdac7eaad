import type { Bar, Preview, Ruling, Term } from '../core/action.ts'
import type { RuleId, Step } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import { roll, rollSummed } from '../core/procedure.ts'
import { counting, diceFor, type Leaning } from '../dice/checks.ts'

/** Comparison of a total with a score. Games differ, so each gives its own. */
type Way = 'under' | 'at or under' | 'over' | 'at or over'

/** A roll against a score: a test, a save, a morale check. */
export interface Trial {
  /** Label of the dice question, unique within its procedure. */
  label: string
  count: number
  sides: number
  score: number
  /** Name of the score: "Pirate", "ST", "Morale". */
  scoreName: string
  way: Way
  rule: RuleId
  /** Texts of success and failure in the preview. */
  success: string
  failure: string
  /** Advantage or disadvantage: one die rolled twice, better or worse counts; otherwise the total. */
  leaning?: Leaning
  /** A 1 always passes and the highest face always fails, rolling under; the other way round over. */
  naturals?: boolean
}

export interface TrialResult {
  success: boolean
  /** Total rolled; absent when the GM ruled the result and nothing was rolled. */
  total?: number
  /** Margin of failure, 1 or more. */
  failedBy?: number
  why: Step[]
}

function passes(way: Way, total: number, score: number): boolean {
  if (way === 'under') return total < score
  if (way === 'at or under') return total <= score
  return way === 'over' ? total > score : total >= score
}

const low = (trial: Trial): boolean => trial.way === 'under' || trial.way === 'at or under'

function ends(trial: Trial, total: number, score: number): boolean {
  if (trial.naturals && total === 1) return low(trial)
  if (trial.naturals && total === trial.sides) return !low(trial)
  return passes(trial.way, total, score)
}

/** Every possible face or total with its exact chance. */
function points(trial: Trial): { total: number; chance: number }[] {
  const { leaning = 'normal', count, sides } = trial
  if (leaning === 'normal') return totals(count, sides)
  const upwards = (leaning === 'advantage') !== low(trial)
  return Array.from({ length: sides }, (_, at) => {
    const ways = 2 * (upwards ? at + 1 : sides - at) - 1
    return { total: at + 1, chance: ways / sides ** 2 }
  })
}

/** Score with the GM's adjustment; a plus always makes the roll easier. */
function adjusted(trial: Trial, ruling: Ruling): number {
  return trial.score + (low(trial) ? ruling.adjust : -ruling.adjust)
}

/** Every total of `count` dice of `sides` with its exact chance, least first. */
export function totals(count: number, sides: number): { total: number; chance: number }[] {
  let ways = [1]
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + sides }, () => 0)
    ways.forEach((way, total) => {
      for (let face = 1; face <= sides; face++) next[total + face] = (next[total + face] ?? 0) + way
    })
    ways = next
  }
  const all = sides ** count
  return ways.flatMap((way, total) => (way > 0 ? [{ total, chance: way / all }] : []))
}

export function chanceOf(trial: Trial, ruling: Ruling): number {
  if (ruling.override) return ruling.override === 'success' ? 1 : 0
  const score = adjusted(trial, ruling)
  return sum(points(trial).filter(({ total }) => ends(trial, total, score)))
}

/** Preview of a trial: its terms, exact chances, bars and verdict. */
export function previewTrial(trial: Trial, ruling: Ruling): Preview {
  const score = adjusted(trial, ruling)
  const chance = chanceOf(trial, ruling)
  const target = `${trial.way} ${score}`
  const bars: Bar[] = points(trial).map(({ total, chance: each }) => ({
    face: total,
    chance: each,
    leads: ends(trial, total, score) ? 0 : 1,
  }))
  return {
    terms: terms(trial, ruling),
    target,
    chances: [
      { says: trial.success, chance, tone: 'good' },
      { says: trial.failure, chance: 1 - chance, tone: 'bad' },
    ],
    bars: ruling.override ? [] : bars,
    verdict: ruling.override
      ? `Ruled a ${ruling.override}`
      : `${diceOf(trial)} ${target}: ${percent(chance)}`,
    why: ruling.override
      ? [ruled(ruling)]
      : [{ name: diceOf(trial), value: target, rule: trial.rule }],
  }
}

/** Rolls the trial, unless the GM has ruled its result; `why` lists every step. */
export function* runTrial(trial: Trial, ruling: Ruling): ProcedureOf<TrialResult> {
  const success = ruling.override === 'success'
  const before = whyOf(trial, ruling)
  if (ruling.override) return { success, why: [...before, ruled(ruling)] }
  const dice = trial.leaning ? diceFor(trial.leaning) : trial.count
  // With a leaning, one of two dice counts; otherwise only the sum does.
  const ask = trial.leaning && trial.leaning !== 'normal' ? roll : rollSummed
  return judged(trial, ruling, yield* ask(trial.label, trial.sides, dice))
}

/** Result of a trial from the faces rolled. */
export function judged(trial: Trial, ruling: Ruling, faces: readonly number[]): TrialResult {
  const { leaning = 'normal' } = trial
  const total =
    leaning === 'normal'
      ? faces.reduce((all, face) => all + face, 0)
      : counting(faces, leaning, low(trial) ? 'low' : 'high')
  const score = adjusted(trial, ruling)
  const success = ends(trial, total, score)
  const missed = success ? {} : { failedBy: Math.max(1, shortfall(trial.way, total, score)) }
  return {
    success,
    total,
    ...missed,
    why: [...whyOf(trial, ruling), { name: 'Rolled', value: total }],
  }
}

/** Smallest adjustment that would have made it pass, 1 or more. */
function shortfall(way: Way, total: number, score: number): number {
  const over = way === 'under' || way === 'at or under' ? total - score : score - total
  return way === 'under' || way === 'over' ? over + 1 : over
}

/** Text of a chance: "40 %", and never a flat 0 or 100 for what may still happen. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return 'under 1 %'
  if (rounded === 100 && chance < 1) return 'over 99 %'
  return `${rounded} %`
}

/** Preview of an allowed action without a roll. */
export function plain(verdict: string, terms: Term[] = [], why: Step[] = []): Preview {
  return { terms, chances: [], bars: [], verdict, why }
}

/** Preview of a refused action; `why` gives the cause and the remedy. */
export function refusal(why: string): Preview {
  return { ...plain(''), verdict: why, refuses: why }
}

function whyOf(trial: Trial, ruling: Ruling): Step[] {
  const score = adjusted(trial, ruling)
  const steps: Step[] = [{ name: diceOf(trial), value: `${trial.way} ${score}`, rule: trial.rule }]
  if (ruling.adjust === 0) return steps
  return [
    ...steps,
    { name: `${trial.scoreName} ${trial.score}`, value: `${signed(ruling.adjust)} by the GM` },
  ]
}

function terms(trial: Trial, ruling: Ruling): Term[] {
  const own: Term = { name: trial.scoreName, value: trial.score, rule: trial.rule }
  return ruling.adjust === 0 ? [own] : [own, { name: 'GM', value: ruling.adjust }]
}

function ruled(ruling: Ruling): Step {
  return { name: 'Ruled by the GM', value: ruling.override ?? '' }
}

function diceOf(trial: Trial): string {
  const { leaning = 'normal' } = trial
  if (leaning !== 'normal')
    return `d${trial.sides}, the ${leaning === 'advantage' ? 'better' : 'worse'} of two`
  return trial.count === 1 ? `d${trial.sides}` : `${trial.count}d${trial.sides}`
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

function sum(points: readonly { chance: number }[]): number {
  return points.reduce((all, { chance }) => all + chance, 0)
}

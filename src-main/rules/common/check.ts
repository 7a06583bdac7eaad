import type { Bar, Preview, Term } from '../core/preview.ts'
import type { Ruling } from '../core/action.ts'
import type { RuleId, Step } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import { roll, rollSummed } from '../core/procedure.ts'
import { counting, diceFor, type Leaning } from '../dice/checks.ts'

/** Comparison of a total with a score. Games differ, so each gives its own. */
type Way = 'under' | 'at or under' | 'over' | 'at or over'

/** A roll against a score: a test, a save, a morale check; with all that explains it. */
export interface Check {
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
  /** Numbers that make up the score, for the preview; the score alone when absent. */
  terms?: readonly Term[]
  /** Steps by which the score came about, told before the roll; a preview tells them where no terms do. */
  scoreSteps?: readonly Step[]
  /** Steps of what else bears on it: conditions, leaning, faces that decide by themselves. */
  why?: readonly Step[]
}

export interface CheckResult {
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

const low = (check: Check): boolean => check.way === 'under' || check.way === 'at or under'

function ends(check: Check, total: number, score: number): boolean {
  if (check.naturals && total === 1) return low(check)
  if (check.naturals && total === check.sides) return !low(check)
  return passes(check.way, total, score)
}

/** Every possible face or total with its exact chance. */
function points(check: Check): { total: number; chance: number }[] {
  const { leaning = 'normal', count, sides } = check
  if (leaning === 'normal') return totals(count, sides)
  const upwards = (leaning === 'advantage') !== low(check)
  return Array.from({ length: sides }, (_, at) => {
    const ways = 2 * (upwards ? at + 1 : sides - at) - 1
    return { total: at + 1, chance: ways / sides ** 2 }
  })
}

/** Score with the GM's adjustment; a plus always makes the roll easier. */
function adjusted(check: Check, ruling: Ruling): number {
  return check.score + (low(check) ? ruling.adjust : -ruling.adjust)
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

export function chanceOf(check: Check, ruling: Ruling): number {
  if (ruling.override) return ruling.override === 'success' ? 1 : 0
  const score = adjusted(check, ruling)
  return sum(points(check).filter(({ total }) => ends(check, total, score)))
}

/** Preview of a check: its terms, exact chances, bars and verdict. */
export function previewCheck(check: Check, ruling: Ruling): Preview {
  const score = adjusted(check, ruling)
  const chance = chanceOf(check, ruling)
  const target = `${check.way} ${score}`
  const bearing = [...(check.terms ? [] : (check.scoreSteps ?? [])), ...(check.why ?? [])]
  const bars: Bar[] = points(check).map(({ total, chance: each }) => ({
    face: total,
    chance: each,
    leads: ends(check, total, score) ? 0 : 1,
  }))
  return {
    terms: terms(check, ruling),
    target,
    chances: [
      { says: check.success, chance, tone: 'good' },
      { says: check.failure, chance: 1 - chance, tone: 'bad' },
    ],
    bars: ruling.override ? [] : bars,
    verdict: ruling.override
      ? `Ruled a ${ruling.override}`
      : `${diceOf(check)} ${target}: ${percent(chance)}`,
    why: [
      ruling.override ? ruled(ruling) : { name: diceOf(check), value: target, rule: check.rule },
      ...bearing,
    ],
  }
}

/** Rolls the check, unless the GM has ruled its result; `why` lists every step. */
export function* runCheck(check: Check, ruling: Ruling): ProcedureOf<CheckResult> {
  const success = ruling.override === 'success'
  if (ruling.override)
    return { success, why: [...whyOf(check, ruling), ruled(ruling), ...(check.why ?? [])] }
  const dice = check.leaning ? diceFor(check.leaning) : check.count
  // With a leaning, one of two dice counts; otherwise only the sum does.
  const ask = check.leaning && check.leaning !== 'normal' ? roll : rollSummed
  return judgeCheck(check, ruling, yield* ask(check.label, check.sides, dice))
}

/** Result of a check from the faces rolled. */
export function judgeCheck(check: Check, ruling: Ruling, faces: readonly number[]): CheckResult {
  const { leaning = 'normal' } = check
  const total =
    leaning === 'normal'
      ? faces.reduce((all, face) => all + face, 0)
      : counting(faces, leaning, low(check) ? 'low' : 'high')
  const score = adjusted(check, ruling)
  const success = ends(check, total, score)
  const missed = success ? {} : { failedBy: Math.max(1, shortfall(check.way, total, score)) }
  return {
    success,
    total,
    ...missed,
    why: [...whyOf(check, ruling), { name: 'Rolled', value: total }, ...(check.why ?? [])],
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
  if (rounded === 100 && chance < 1 - 1e-9) return 'over 99 %'
  return `${rounded} %`
}

function whyOf(check: Check, ruling: Ruling): Step[] {
  const score = adjusted(check, ruling)
  const steps: Step[] = [
    ...(check.scoreSteps ?? []),
    { name: diceOf(check), value: `${check.way} ${score}`, rule: check.rule },
  ]
  if (ruling.adjust === 0) return steps
  return [
    ...steps,
    { name: `${check.scoreName} ${check.score}`, value: `${signed(ruling.adjust)} by the GM` },
  ]
}

function terms(check: Check, ruling: Ruling): Term[] {
  const own = check.terms ?? [{ name: check.scoreName, value: check.score, rule: check.rule }]
  return ruling.adjust === 0 ? [...own] : [...own, { name: 'GM', value: ruling.adjust }]
}

function ruled(ruling: Ruling): Step {
  return { name: 'Ruled by the GM', value: ruling.override ?? '' }
}

function diceOf(check: Check): string {
  const { leaning = 'normal' } = check
  if (leaning !== 'normal')
    return `d${check.sides}, the ${leaning === 'advantage' ? 'better' : 'worse'} of two`
  return check.count === 1 ? `d${check.sides}` : `${check.count}d${check.sides}`
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

function sum(points: readonly { chance: number }[]): number {
  return points.reduce((all, { chance }) => all + chance, 0)
}

import { passes, type Amount, type DiceCheck, type Contest, type Expression } from './expression.ts'
import {
  bestOf,
  limitTotals,
  certain,
  convolve,
  fullBudget,
  mostOf,
  OddsTooLarge,
  scaleTotals,
  multiply,
  type OddsBudget,
  type Pmf,
} from './pmf.ts'
import { poolOdds } from './pool-odds.ts'

export { OddsTooLarge } from './pmf.ts'

/** Chances of a check or contest, seen from the left side. */
type Ends =
  | { kind: 'check'; success: number; failure: number }
  | { kind: 'contest'; win: number; tie: number; lose: number }

/** Exact chances of every total, lowest first. */
export interface Distribution {
  /** Totals of the roll in a check against a fixed number; with two rolls, left minus right. */
  points: { total: number; chance: number }[]
  mean: number
  least: number
  /** Highest total listed; there are higher ones when `tail` is above 0. */
  most: number
  /** Chance of all totals beyond `most`, below 1e-12 for each kind of exploding die. */
  tail: number
  ends?: Ends
}

/** Exact odds. @throws OddsTooLarge when they would take too long; see `oddsOrRefusal`. */
export function odds(expression: Expression): Distribution {
  const budget = { left: fullBudget }
  if (expression.kind === 'check') return checkOdds(expression, budget)
  if (expression.kind === 'contest') return contestOdds(expression, budget)
  return listed(amountOdds(expression, budget))
}

/** Exact odds, or the reason they can't be computed. */
export function oddsOrRefusal(expression: Expression): Distribution | { refused: string } {
  try {
    return odds(expression)
  } catch (thrown) {
    if (thrown instanceof OddsTooLarge) return { refused: thrown.message }
    throw thrown
  }
}

function amountOdds(of: Amount, budget: OddsBudget): Pmf {
  switch (of.kind) {
    case 'number':
      return certain(of.value)
    case 'pool':
      return poolOdds(of, budget)
    case 'sum':
      return convolve(amountOdds(of.left, budget), amountOdds(of.right, budget), budget)
    case 'difference':
      return less(amountOdds(of.left, budget), amountOdds(of.right, budget), budget)
    case 'product':
      return multiply(amountOdds(of.left, budget), amountOdds(of.right, budget), budget)
    case 'bounds':
      return limitTotals(amountOdds(of.of, budget), of.least, of.most, budget)
    case 'best':
      return bestOf(
        of.of.map((one) => amountOdds(one, budget)),
        of.end,
        budget,
      )
  }
}

const less = (left: Pmf, right: Pmf, budget: OddsBudget) =>
  convolve(left, scaleTotals(right, -1), budget)

function checkOdds(check: DiceCheck, budget: OddsBudget): Distribution {
  const against = amountOdds(check.against, budget)
  const of = amountOdds(check.of, budget)
  const fixed = against.chances.length === 1
  const totals = listed(fixed ? of : less(of, against, budget))
  const limit = fixed ? against.least : 0
  const up = check.test === '>' || check.test === '>='
  const success =
    chanceOf(totals, (total) => passes(total, check.test, limit)) + (up ? totals.tail : 0)
  return { ...totals, ends: { kind: 'check', success, failure: Math.max(0, 1 - success) } }
}

function contestOdds(of: Contest, budget: OddsBudget): Distribution {
  const margins = listed(less(amountOdds(of.left, budget), amountOdds(of.right, budget), budget))
  const win = chanceOf(margins, (margin) => margin > 0)
  const tie = chanceOf(margins, (margin) => margin === 0)
  return {
    ...margins,
    ends: { kind: 'contest', win, tie, lose: chanceOf(margins, (margin) => margin < 0) },
  }
}

function listed(pmf: Pmf): Distribution {
  const { chances, least, step, tail } = pmf
  const most = mostOf(pmf)
  const points: Distribution['points'] = []
  let mean = tail * most
  for (let i = 0; i < chances.length; i += 1) {
    const chance = chances[i] as number
    if (chance === 0) continue
    const total = least + i * step
    mean += total * chance
    points.push({ total, chance })
  }
  return { points, mean, least, most, tail }
}

/** Chance of all totals that `accepts` returns true for, without the tail. */
export function chanceOf(distribution: Distribution, accepts: (total: number) => boolean): number {
  let sum = 0
  for (const { total, chance } of distribution.points) if (accepts(total)) sum += chance
  return Math.min(1, sum)
}

/** A face or total of the dice, its chance, and the index in `chances` that it leads to. */
export interface Bar {
  face: number
  chance: number
  leads: number
}

/** Bars of a distribution, each with the index in the preview's `chances` that it leads to. */
export function bars(distribution: Distribution, leads: (total: number) => number): Bar[] {
  return distribution.points.map(({ total, chance }) => ({
    face: total,
    chance,
    leads: leads(total),
  }))
}

import {
  bestOf,
  limitTotals,
  certain,
  convolve,
  fullBudget,
  valueAt,
  type Pmf,
} from '../../dice/pmf.ts'
import type { Routine } from './routine.ts'

/** Benchmark for a round: this much harm, through this much armour. */
const harm = 4
const armour = 1

export const roundHarmTitle = `${harm} harm or more through Armor ${armour} in a round`

/** Upper bound on blows counted; more make no visible difference. */
const mostBlows = 20

/** Chance, 0 to 1, that a round reaches it; armour counts per blow, and attacks without dice do nothing. */
export function roundHarms(round: Routine): number {
  let done = certain(0)
  for (const { count, dice } of round) {
    const blow = through(thrown(dice))
    for (let times = Math.min(mostBlows, count); times > 0; times -= 1)
      done = upTo(harm, together(done, blow))
  }
  const place = done.chances.findIndex((_, at) => valueAt(done, at) >= harm)
  return place < 0 ? 0 : (done.chances[place] ?? 0)
}

/** `2d6+1`, or `d8+d8` of which the higher counts. */
const sum = /^(\d{0,2})d(\d{1,3})(?:([+-]\d{1,3}))?$/i
const highest = /^d\d{1,3}(?:\s*\+\s*d\d{1,3})+$/i

function thrown(dice: string): Pmf {
  if (highest.test(dice)) {
    const sides = dice.split('+').map((die) => Number(die.trim().slice(1)))
    return bestOf(sides.map(die), 'high', { left: fullBudget })
  }
  const [, count = '', sides, more = '0'] = sum.exec(dice) ?? []
  if (sides === undefined) return certain(0)
  // More than is asked for is enough, so that many dice are as quick as few.
  const most = Math.max(0, harm + armour - Number(more))
  let total = certain(0)
  for (let left = Number(count || 1); left > 0; left -= 1)
    total = upTo(most, together(total, die(Number(sides))))
  return together(total, certain(Number(more)))
}

function die(sides: number): Pmf {
  return { least: 1, step: 1, chances: new Float64Array(sides).fill(1 / sides), tail: 0 }
}

function together(one: Pmf, other: Pmf): Pmf {
  return convolve(one, other, { left: fullBudget })
}

function upTo(most: number, pmf: Pmf): Pmf {
  return limitTotals(pmf, null, most, { left: fullBudget })
}

/** Harm of a blow after armour, at least 0. */
function through(blow: Pmf): Pmf {
  return limitTotals(together(blow, certain(-armour)), 0, null, { left: fullBudget })
}

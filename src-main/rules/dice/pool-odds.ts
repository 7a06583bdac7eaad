import type { Pool } from './expression.ts'
import { certain, sumOfRolls, spend, type OddsBudget, type Pmf } from './pmf.ts'

/** Upper bound on the chance of all totals beyond the last one listed for exploding dice. */
const negligible = 1e-12

/** Exact distribution of a pool. */
export function poolOdds(pool: Pool, budget: OddsBudget): Pmf {
  const plain = pool.faces === 'plain' && !pool.explodes && !pool.reroll
  if (plain && !pool.keep) return sumOfEqual(pool.count, pool.sides, budget)
  const one = dieOdds(pool)
  if (!pool.keep || pool.keep.count === pool.count) return sumOfRolls(one, pool.count, budget)
  if (pool.keep.count === 1) return extreme(one, pool.count, pool.keep.end)
  return kept(one, pool.count, pool.keep.count, pool.keep.end, budget)
}

/** Distribution of one die of the pool with its rerolls and explosions. */
function dieOdds(pool: Pool): Pmf {
  if (pool.faces === 'fate')
    return { least: -1, step: 1, chances: new Float64Array(3).fill(1 / 3), tail: 0 }
  if (pool.faces === 'd66') return d66()
  const faces = faceChances(pool)
  return pool.explodes
    ? exploding(faces, pool.count)
    : { least: 1, step: 1, chances: faces, tail: 0 }
}

function d66(): Pmf {
  const chances = new Float64Array(56)
  for (let tens = 1; tens <= 6; tens += 1) {
    for (let units = 1; units <= 6; units += 1) chances[tens * 10 + units - 11] = 1 / 36
  }
  return { least: 11, step: 1, chances, tail: 0 }
}

/** Chance of each face after rerolls. */
function faceChances({ sides, reroll }: Pool): Float64Array {
  const chances = new Float64Array(sides).fill(1 / sides)
  if (!reroll) return chances
  const again = reroll.faces.length / sides
  for (let face = 1; face <= sides; face += 1) {
    const first = reroll.faces.includes(face) ? 0 : 1 / sides
    chances[face - 1] = reroll.once ? first + again / sides : first / (1 - again)
  }
  return chances
}

function exploding(faces: Float64Array, count: number): Pmf {
  const sides = faces.length
  const again = faces[sides - 1] as number
  if (again === 0) return { least: 1, step: 1, chances: faces, tail: 0 }
  const rounds = Math.max(1, Math.ceil(Math.log(negligible / count) / Math.log(again)))
  const chances = new Float64Array(rounds * sides - 1)
  let weight = 1
  for (let round = 0; round < rounds; round += 1) {
    for (let face = 1; face < sides; face += 1) {
      chances[round * sides + face - 1] = weight * (faces[face - 1] as number)
    }
    weight *= again
  }
  return { least: 1, step: 1, chances, tail: weight }
}

/** Distribution of a sum of equal dice; each further die is a sliding window over the sums so far. */
function sumOfEqual(count: number, sides: number, budget: OddsBudget): Pmf {
  if (sides === 1) return certain(count)
  const length = count * (sides - 1) + 1
  const whole = sides ** count
  // Up to 2^53 ways are counted exactly; beyond, chances are added up without ever subtracting.
  const counted = whole <= Number.MAX_SAFE_INTEGER
  spend(budget, count * length * (counted ? 1 : 3), length)
  const chances = counted ? counts(count, sides, length, whole) : added(count, sides, length)
  return { least: count, step: 1, chances, tail: 0 }
}

function counts(count: number, sides: number, length: number, whole: number): Float64Array {
  let sums = new Float64Array(length).fill(1, 0, sides)
  let slid = new Float64Array(length)
  for (let dice = 2; dice <= count; dice += 1) {
    const reach = dice * (sides - 1) + 1
    let window = 0
    for (let i = 0; i < sides; i += 1) {
      window += sums[i] as number
      slid[i] = window
    }
    for (let i = sides; i < reach; i += 1) {
      window += (sums[i] as number) - (sums[i - sides] as number)
      slid[i] = window
    }
    ;[sums, slid] = [slid, sums]
  }
  for (let i = 0; i < length; i += 1) sums[i] = (sums[i] as number) / whole
  return sums
}

/** Adds dice by van Herk's method: a window is the end of one block and the beginning of the next. */
function added(count: number, sides: number, length: number): Float64Array {
  const sums = new Float64Array(length).fill(1 / sides, 0, sides)
  const begun = new Float64Array(length)
  const ending = new Float64Array(length)
  for (let dice = 2; dice <= count; dice += 1) {
    const reach = dice * (sides - 1) + 1
    for (let block = 0; block < reach; block += sides) {
      runThrough(sums, begun, ending, block, Math.min(block + sides, reach))
    }
    for (let i = 0; i < sides; i += 1) sums[i] = (begun[i] as number) / sides
    for (let i = sides; i < reach; i += 1) {
      // A window that is one whole block has nothing left of the block before.
      const before = (i + 1) % sides === 0 ? 0 : (ending[i - sides + 1] as number)
      sums[i] = ((begun[i] as number) + before) / sides
    }
  }
  return sums
}

/** Running sums of one block, from its beginning and from its end. */
function runThrough(
  sums: Float64Array,
  begun: Float64Array,
  ending: Float64Array,
  from: number,
  to: number,
): void {
  let run = 0
  for (let i = from; i < to; i += 1) {
    run += sums[i] as number
    begun[i] = run
  }
  run = 0
  for (let i = to - 1; i >= from; i -= 1) {
    run += sums[i] as number
    ending[i] = run
  }
}

/** Distribution of the highest or lowest of `count` equal dice. */
function extreme(one: Pmf, count: number, end: 'high' | 'low'): Pmf {
  const { length } = one.chances
  const chances = new Float64Array(length)
  let reached = 0
  let before = 0
  for (let i = 0; i < length; i += 1) {
    const place = end === 'high' ? i : length - 1 - i
    reached = i === length - 1 && one.tail === 0 ? 1 : reached + (one.chances[place] as number)
    const all = reached ** count
    chances[place] = Math.max(0, all - before)
    before = all
  }
  return { ...one, chances, tail: one.tail * count }
}

/**
 * Distribution of the sum of the `keep` best of `count` equal dice: goes through the faces from best to
 * worst, and for each through the number of dice that show it.
 */
function kept(one: Pmf, count: number, keep: number, end: 'high' | 'low', budget: OddsBudget): Pmf {
  const faces = one.chances.length
  const width = keep * (faces - 1) + 1
  spend(budget, (faces * keep * keep * width) / 4, width)
  const chances = end === 'high' ? one.chances.slice().reverse() : one.chances
  const ways = binomials(count)
  const sums = Array.from({ length: keep }, () => new Float64Array(width))
  ;(sums[0] as Float64Array)[0] = 1
  const settled = new Float64Array(width)
  for (let face = 0; face < faces; face += 1) {
    const chance = chances[face] as number
    if (chance === 0) continue
    const worse = restOf(chances, face)
    // From the most settled dice down, so that a sum is read before this face is added to it.
    for (let dice = keep - 1; dice >= 0; dice -= 1) {
      const from = sums[dice] as Float64Array
      const open = count - dice
      const row = ways[open] as Float64Array
      let weight = 1
      for (let more = 1; more < keep - dice; more += 1) {
        weight *= chance
        shift(
          from,
          sums[dice + more] as Float64Array,
          face * more,
          weight * (row[more] as number),
          face * dice,
        )
      }
      shift(
        from,
        settled,
        face * (keep - dice),
        atLeast(row, open, keep - dice, chance, worse),
        face * dice,
      )
    }
  }
  // Sums count steps away from the best total.
  const least =
    end === 'high'
      ? keep * (one.least + (faces - 1) * one.step) - (width - 1) * one.step
      : keep * one.least
  return {
    least,
    step: one.step,
    chances: end === 'high' ? settled.reverse() : settled,
    tail: one.tail * count,
  }
}

/** Adds `from` to `to`, shifted by `by`; no sum in `from` is beyond `last`. */
function shift(
  from: Float64Array,
  to: Float64Array,
  by: number,
  weight: number,
  last: number,
): void {
  for (let i = 0; i <= last; i += 1) {
    const sum = from[i] as number
    if (sum !== 0) to[i + by] = (to[i + by] as number) + sum * weight
  }
}

function restOf(chances: Float64Array, face: number): number {
  let rest = 0
  for (let i = face + 1; i < chances.length; i += 1) rest += chances[i] as number
  return rest
}

/** Weight of `least` or more of the open dice showing a face and the others a worse one. */
function atLeast(
  row: Float64Array,
  open: number,
  least: number,
  chance: number,
  worse: number,
): number {
  let weight = 0
  let shows = chance ** least
  for (let dice = least; dice <= open; dice += 1) {
    weight += (row[dice] as number) * shows * worse ** (open - dice)
    shows *= chance
  }
  return weight
}

const rows = [Float64Array.of(1)]

/** Pascal's triangle to a row of at most 1000; cached, because every set of odds uses it. */
function binomials(most: number): readonly Float64Array[] {
  for (let row = rows.length; row <= most; row += 1) {
    const above = rows[row - 1] as Float64Array
    const coefficients = new Float64Array(row + 1).fill(1)
    for (let i = 1; i < row; i += 1)
      coefficients[i] = (above[i - 1] as number) + (above[i] as number)
    rows.push(coefficients)
  }
  return rows
}

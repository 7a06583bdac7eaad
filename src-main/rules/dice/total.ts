import type { Amount, Pool } from './expression.ts'
import { limits } from './limits.ts'
import type { Rng } from './rng.ts'
import { fateOfFace } from './throw.ts'

/** Rolls only the total of an amount, fast: the same dice in the same order as `roll`. */
export function rollTotal(of: Amount, rng: Rng): number {
  switch (of.kind) {
    case 'number':
      return of.value
    case 'pool':
      return poolTotal(of, rng)
    case 'sum':
      return rollTotal(of.left, rng) + rollTotal(of.right, rng)
    case 'difference':
      return rollTotal(of.left, rng) - rollTotal(of.right, rng)
    case 'product':
      return rollTotal(of.left, rng) * rollTotal(of.right, rng) + 0
    case 'bounds': {
      const total = rollTotal(of.of, rng)
      return Math.min(Math.max(total, of.least ?? total), of.most ?? Infinity)
    }
    case 'best': {
      const totals = of.of.map((one) => rollTotal(one, rng))
      return of.end === 'high' ? Math.max(...totals) : Math.min(...totals)
    }
  }
}

function poolTotal(pool: Pool, rng: Rng): number {
  if (pool.keep || pool.explodes || pool.reroll || pool.faces !== 'plain') return worked(pool, rng)
  let total = 0
  for (let left = pool.count; left > 0; left -= 1) total += rng.die(pool.sides)
  return total
}

function worked(pool: Pool, rng: Rng): number {
  if (pool.keep?.count === pool.count - 1 && isPlain(pool))
    return oneDropped(pool, pool.keep.end, rng)
  const values = valuesOf(pool, rng)
  if (!pool.keep) return sum(values, 0, values.length)
  if (pool.keep.count === 1)
    return pool.keep.end === 'high' ? Math.max(...values) : Math.min(...values)
  sortUp(values)
  const { count, end } = pool.keep
  return end === 'high' ? sum(values, values.length - count, values.length) : sum(values, 0, count)
}

const isPlain = (pool: Pool) => pool.faces === 'plain' && !pool.explodes && !pool.reroll

/** Total of a pool with one die dropped, the most common way to keep. */
function oneDropped({ count, sides }: Pool, end: 'high' | 'low', rng: Rng): number {
  let total = 0
  let least = sides
  let most = 0
  for (let left = count; left > 0; left -= 1) {
    const face = rng.die(sides)
    total += face
    if (face < least) least = face
    if (face > most) most = face
  }
  return total - (end === 'high' ? least : most)
}

function valuesOf(pool: Pool, rng: Rng): number[] {
  const values: number[] = new Array<number>(pool.count)
  const { sides, faces } = pool
  for (let place = 0; place < pool.count; place += 1) {
    if (faces === 'plain') values[place] = rng.die(sides)
    else if (faces === 'fate') values[place] = rng.die(3) - 2
    else values[place] = rng.die(6) * 10 + rng.die(6)
  }
  if (!pool.explodes && !pool.reroll) return values
  return values.map((face) => chain(pool, face, rng))
}

function chain(pool: Pool, first: number, rng: Rng): number {
  let value = 0
  let face = first
  let rerolled = false
  for (let throws = 2; throws <= limits.throws; throws += 1) {
    const next = fateOfFace(pool, face, rerolled)
    if (next === 'stands') break
    rerolled = next === 'rerolled'
    if (!rerolled) value += face
    face = rng.die(pool.sides)
  }
  return value + face
}

/** Sorts ascending; by insertion for few dice, which is faster than a comparator. */
function sortUp(values: number[]): void {
  if (values.length > 32) {
    values.sort((a, b) => a - b)
    return
  }
  for (let place = 1; place < values.length; place += 1) {
    const value = values[place] ?? 0
    let to = place
    while (to > 0 && (values[to - 1] ?? 0) > value) {
      values[to] = values[to - 1] ?? 0
      to -= 1
    }
    values[to] = value
  }
}

function sum(values: readonly number[], from: number, to: number): number {
  let total = 0
  for (let place = from; place < to; place += 1) total += values[place] ?? 0
  return total
}

/** Chances on evenly spaced totals: `chances[i]` is the chance of `least + i * step`. */
export interface Pmf {
  least: number
  /** Distance between totals, 1 or more; meaningless for a single total. */
  step: number
  chances: Float64Array
  /** Chance of all totals beyond, from dice that keep exploding. */
  tail: number
}

/** Error when exact odds would take too long; its message is shown to the GM. */
export class OddsTooLarge extends RangeError {}

/** Number of multiplications left for one set of odds. */
export interface OddsBudget {
  left: number
}

/** About a fifth of a second. */
export const fullBudget = 50_000_000
const mostTotals = 1_000_000

/** Charges work to the budget before it is done. @throws OddsTooLarge */
export function spend(budget: OddsBudget, work: number, totals: number): void {
  budget.left -= work
  if (budget.left >= 0 && totals <= mostTotals) return
  throw new OddsTooLarge(
    'These odds are too large to work out exactly; roll fewer or smaller dice.',
  )
}

export function certain(value: number): Pmf {
  return { least: value, step: 1, chances: Float64Array.of(1), tail: 0 }
}

export const valueAt = (pmf: Pmf, place: number) => pmf.least + place * pmf.step
export const mostOf = (pmf: Pmf) => valueAt(pmf, pmf.chances.length - 1)

/** Distribution of a + b, rolled separately. */
export function convolve(a: Pmf, b: Pmf, budget: OddsBudget): Pmf {
  if (a.chances.length === 1) return { ...b, least: a.least + b.least }
  if (b.chances.length === 1) return { ...a, least: a.least + b.least }
  const step = greatestDivisor(a.step, b.step)
  const [x, y] = [spaced(a, step, budget), spaced(b, step, budget)]
  const chances = multiplied(x.chances, y.chances, budget)
  return { least: a.least + b.least, step, chances, tail: a.tail + b.tail - a.tail * b.tail }
}

function multiplied(a: Float64Array, b: Float64Array, budget: OddsBudget): Float64Array {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const length = a.length + b.length - 1
  spend(budget, a.length * b.length, length)
  const product = new Float64Array(length)
  for (let i = 0; i < short.length; i += 1) {
    const chance = short[i] as number
    if (chance === 0) continue
    for (let j = 0; j < long.length; j += 1) {
      product[i + j] = (product[i + j] as number) + chance * (long[j] as number)
    }
  }
  return product
}

/** Spreads a distribution to a smaller step. */
function spaced(pmf: Pmf, step: number, budget: OddsBudget): Pmf {
  if (pmf.step === step) return pmf
  const factor = pmf.step / step
  const length = (pmf.chances.length - 1) * factor + 1
  spend(budget, length, length)
  const chances = new Float64Array(length)
  pmf.chances.forEach((chance, place) => {
    chances[place * factor] = chance
  })
  return { ...pmf, step, chances }
}

/** Distribution of the sum of `count` equal rolls, by repeated squaring. */
export function sumOfRolls(pmf: Pmf, count: number, budget: OddsBudget): Pmf {
  let result: Pmf | null = null
  let square = pmf
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result ? convolve(result, square, budget) : square
    if (left > 1) square = convolve(square, square, budget)
  }
  return result ?? certain(0)
}

/** Distribution with every total multiplied by a fixed number. */
export function scaleTotals(pmf: Pmf, by: number): Pmf {
  if (by === 0) return certain(0)
  const chances = by < 0 ? pmf.chances.slice().reverse() : pmf.chances
  const least = (by < 0 ? mostOf(pmf) : pmf.least) * by
  return { least, step: pmf.step * Math.abs(by), chances, tail: pmf.tail }
}

/** Distribution of a × b, rolled separately. */
export function multiply(a: Pmf, b: Pmf, budget: OddsBudget): Pmf {
  if (a.chances.length === 1) return scaleTotals(b, a.least)
  if (b.chances.length === 1) return scaleTotals(a, b.least)
  spend(budget, a.chances.length * b.chances.length * 100, 1)
  const totals = new Map<number, number>()
  a.chances.forEach((chance, i) => {
    b.chances.forEach((other, j) => {
      if (chance * other > 0) add(totals, valueAt(a, i) * valueAt(b, j), chance * other)
    })
  })
  return fromTotals(totals, a.tail + b.tail, budget)
}

/** Distribution with totals limited to `least` and `most`. */
export function limitTotals(
  pmf: Pmf,
  least: number | null,
  most: number | null,
  budget: OddsBudget,
): Pmf {
  const totals = new Map<number, number>()
  pmf.chances.forEach((chance, place) => {
    const value = valueAt(pmf, place)
    if (chance > 0) add(totals, Math.min(Math.max(value, least ?? value), most ?? Infinity), chance)
  })
  // The tail is limited to `most` with the rest.
  if (most === null || pmf.tail === 0) return fromTotals(totals, pmf.tail, budget)
  add(totals, most, pmf.tail)
  return fromTotals(totals, 0, budget)
}

/** Distribution of the highest or lowest of several, rolled separately. */
export function bestOf(pmfs: readonly Pmf[], end: 'high' | 'low', budget: OddsBudget): Pmf {
  const values = new Set<number>()
  let work = 0
  for (const pmf of pmfs) {
    work += pmf.chances.length * 20
    pmf.chances.forEach((chance, place) => {
      if (chance > 0) values.add(valueAt(pmf, place))
    })
  }
  spend(budget, work + values.size * pmfs.length * 10, values.size)
  const order = [...values].sort((a, b) => (end === 'high' ? a - b : b - a))
  const reached = pmfs.map(() => 0)
  const chances = pmfs.map(
    (pmf) => new Map([...pmf.chances].map((chance, i) => [valueAt(pmf, i), chance])),
  )
  const totals = new Map<number, number>()
  let before = 0
  for (const value of order) {
    let all = 1
    chances.forEach((of, i) => {
      reached[i] = (reached[i] ?? 0) + (of.get(value) ?? 0)
      all *= reached[i]
    })
    if (all > before) totals.set(value, all - before)
    before = all
  }
  return fromTotals(
    totals,
    pmfs.reduce((tail, pmf) => tail + pmf.tail, 0),
    budget,
  )
}

function add(totals: Map<number, number>, value: number, chance: number): void {
  totals.set(value, (totals.get(value) ?? 0) + chance)
}

function fromTotals(totals: ReadonlyMap<number, number>, tail: number, budget: OddsBudget): Pmf {
  const values = [...totals.keys()].sort((a, b) => a - b)
  const least = values[0] ?? 0
  const step = values.reduce((divisor, value) => greatestDivisor(divisor, value - least), 0) || 1
  const length = ((values[values.length - 1] ?? 0) - least) / step + 1
  spend(budget, length, length)
  const chances = new Float64Array(length)
  for (const [value, chance] of totals) chances[(value - least) / step] = chance
  return { least, step, chances, tail }
}

function greatestDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

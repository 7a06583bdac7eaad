import { odds } from '../../dice/odds.ts'
import { readRolls, tableDice } from '../rolls.ts'
import type { Table } from '../shape.ts'
import { weightOf } from '../weights.ts'

/** Sum of weights that every program takes; dice with more totals are rounded to it. */
const mostWeight = 10_000

/** Greatest common divisor. */
function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b)
}

/** Whole weights of the rows of a table in the proportion of their chances; 2d6 gives 1, 2, 3 … 2, 1. */
export function rowWeights(table: Pick<Table, 'dice' | 'rows' | 'weighted'>): number[] {
  if (table.weighted) return table.rows.map(weightOf)
  const dice = tableDice(table.dice)
  if (typeof dice === 'string') return table.rows.map(() => 1)
  const { points } = odds(dice.expression)
  const least = points.reduce((low, { chance }) => Math.min(low, chance), 1)
  const chances = new Map(points.map(({ total, chance }) => [total, Math.round(chance / least)]))
  const taken = new Set<number>()
  const weights = table.rows.map(([rolls]) => {
    let sum = 0
    for (const { least: from, most } of readRolls(rolls) ?? [])
      for (const [total, weight] of chances) {
        if (total < from || total > most || taken.has(total)) continue
        taken.add(total)
        sum += weight
      }
    return sum
  })
  const by = weights.reduce(common, 0) || 1
  const whole = weights.map((weight) => weight / by)
  const sum = whole.reduce((all, weight) => all + weight, 0)
  if (sum <= mostWeight) return whole
  return whole.map((weight) =>
    weight === 0 ? 0 : Math.max(1, Math.round((weight * mostWeight) / sum)),
  )
}

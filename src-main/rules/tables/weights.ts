import { plainPool } from '../dice/expression.ts'
import { limits } from '../dice/limits.ts'
import { print } from '../dice/notation.ts'
import { readRolls } from './rolls.ts'
import type { TableRow } from './shape.ts'

/** Weights with fractions are multiplied until they are whole, at most by this. */
const finest = 100

/** Whole numbers in the proportion of some weights: 1 and 0.5 are 2 and 1. */
export function wholeWeights(weights: readonly number[]): number[] {
  const factors = [1, 2, 4, 5, 10, 20, 25, 50, finest]
  const factor =
    factors.find((by) =>
      weights.every((each) => Math.abs(each * by - Math.round(each * by)) < 1e-9),
    ) ?? finest
  return weights.map((each) => Math.max(0, Math.round(each * factor)))
}

/** Rows on one die. */
export interface WeightedRows {
  rows: TableRow[]
  dice: string
}

/** Rows on one die by their weights. */
export function byWeight(
  rows: readonly { words: string; weight: number }[],
): WeightedRows | { says: string } {
  const weights = wholeWeights(rows.map(({ weight }) => weight))
  const sides = weights.reduce((sum, weight) => sum + weight, 0)
  if (sides > limits.sides)
    return { says: `its weights add up to ${sides}; ${limits.sides} are the most.` }
  if (sides === 0) return { says: 'its weights are all 0.' }
  let last = 0
  const tableRows = rows.flatMap(({ words }, nth): TableRow[] => {
    const weight = weights[nth] ?? 1
    if (weight === 0) return []
    last += weight
    return [[weight === 1 ? String(last) : `${last - weight + 1}-${last}`, words]]
  })
  return { rows: tableRows, dice: print(plainPool(1, sides)) }
}

/** Weight of a row on one die: the number of faces that bring it. */
export function weightOf([rolls]: TableRow): number {
  return (readRolls(rolls) ?? []).reduce((sum, { least, most }) => sum + most - least + 1, 0)
}

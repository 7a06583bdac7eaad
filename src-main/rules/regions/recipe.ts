import type { Asks } from '../core/asks.ts'
import type { RegionClimate, RegionRecipe } from '../core/state/region.ts'
import { anyCulture, cultures } from '../tables/cultures.ts'

const seaSides = [
  'none',
  'north',
  'east',
  'south',
  'west',
] as const satisfies readonly RegionRecipe['sea'][]
const climates = [
  'temperate',
  'cold',
  'hot and dry',
  'hot and wet',
] as const satisfies readonly RegionClimate[]

/** Inputs of the generator of regions. */
export const regionInputs = {
  columns: { kind: 'number', title: 'Hexes across', min: 5, max: 24, default: 12 },
  rows: { kind: 'number', title: 'Hexes down', min: 5, max: 20, default: 9 },
  sea: {
    kind: 'choice',
    title: 'The sea lies',
    of: ['anywhere', ...seaSides],
    default: 'anywhere',
  },
  climate: { kind: 'choice', title: 'Climate', of: climates, default: 'temperate' },
  settlements: { kind: 'number', title: 'Settlements', min: 1, max: 12, default: 5 },
  culture: {
    kind: 'choice',
    title: 'Names of',
    of: [anyCulture, ...cultures],
    default: anyCulture,
  },
} as const satisfies Asks

/** Recipe of a region from inputs that have been read. */
export function regionRecipe(input: Readonly<Record<string, unknown>>, seed: string): RegionRecipe {
  const { columns, rows, sea, climate, settlements, culture } = input
  // The sea’s side follows from the seed, so that the same inputs and seed give the same region.
  const sides = [...seaSides.slice(1), ...seaSides]
  const anywhere = sides[Number.parseInt(seed.slice(0, 6) || '0', 16) % sides.length] ?? 'none'
  return {
    columns: Number(columns),
    rows: Number(rows),
    sea: sea === 'anywhere' ? anywhere : (sea as RegionRecipe['sea']),
    climate: climate as RegionClimate,
    settlements: Number(settlements),
    culture: String(culture),
    seed,
  }
}

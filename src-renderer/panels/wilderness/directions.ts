import type {
  HexMark,
  HexTerrain,
  RegionClimate,
} from '../../../src-main/rules/core/state/region.ts'
import type { HexDirection } from '../../../src-main/rules/regions/hexes.ts'

/** The six ways on, the upper row of the keys before the lower one: name of each. */
export const sixWays: readonly { direction: HexDirection; name: string }[] = [
  { direction: 'NW', name: 'north-west' },
  { direction: 'N', name: 'north' },
  { direction: 'NE', name: 'north-east' },
  { direction: 'SW', name: 'south-west' },
  { direction: 'S', name: 'south' },
  { direction: 'SE', name: 'south-east' },
]

/** Number of a hex as the map has it: `0305`. */
export function numberOfHex(id: string): string {
  return id.replace(/^h/, '')
}

/** Terrains that a hex can be painted with. */
export const paintedTerrains: readonly HexTerrain[] = [
  'plains',
  'forest',
  'hills',
  'mountains',
  'swamp',
  'desert',
  'coast',
  'ruins',
  'lake',
  'sea',
]

/** Climates that a hex can have. */
export const climates: readonly RegionClimate[] = [
  'temperate',
  'cold',
  'hot and dry',
  'hot and wet',
]

/** Signs that a place can have on the map. */
export const placeSigns: readonly HexMark[] = [
  'town',
  'village',
  'hamlet',
  'castle',
  'tower',
  'ruin',
  'cave',
  'stones',
  'shrine',
]

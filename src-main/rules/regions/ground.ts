import type { HexTerrain, RegionHex, RegionRecipe } from '../core/state/region.ts'
import { hexId, neighbourIndexes } from './hexes.ts'
import type { Relief } from './relief.ts'

/** Heights from which land is hills and mountains, and shares of moisture for wood and waste, by climate. */
const climates = {
  temperate: { hills: 0.7, mountains: 0.88, wood: 0.5, dry: -1 },
  cold: { hills: 0.64, mountains: 0.84, wood: 0.42, dry: -1 },
  'hot and dry': { hills: 0.7, mountains: 0.88, wood: 0.86, dry: 0.55 },
  'hot and wet': { hills: 0.74, mountains: 0.9, wood: 0.3, dry: -1 },
} as const satisfies Record<RegionRecipe['climate'], unknown>

/** Terrain of every hex by its height, its moisture and the water beside it. */
export function groundOf(
  relief: Relief,
  rivers: readonly (readonly number[])[],
  climate: RegionRecipe['climate'],
  locked: ReadonlyMap<string, RegionHex>,
): HexTerrain[] {
  const { columns, heights, moisture, sea, lakes } = relief
  const { hills, mountains, wood, dry } = climates[climate]
  const wet = new Set(rivers.flat())
  const first = heights.map((height, index): HexTerrain => {
    const known = locked.get(hexId(index % columns, Math.floor(index / columns)))
    if (known) return known.terrain
    if (sea[index]) return 'sea'
    if (lakes[index]) return 'lake'
    const beside = neighbourIndexes(relief, index)
    const isShore = beside.some((other) => sea[other])
    const damp = (moisture[index] ?? 0) + (wet.has(index) ? 0.12 : 0)
    if (height >= mountains && !isShore) return 'mountains'
    if (height >= hills) return 'hills'
    const nearWater = wet.has(index) || beside.some((other) => lakes[other])
    if (height < 0.4 && nearWater && damp > 0.74) return 'swamp'
    if (isShore && damp < wood + 0.2) return 'coast'
    if (damp < dry && !wet.has(index)) return 'desert'
    return damp > wood ? 'forest' : 'plains'
  })
  return first.map((terrain, index) => smoothed(terrain, index, first, relief, locked))
}

/** A hex that is alone among others takes their terrain: no single field of sand in a wood. */
function smoothed(
  terrain: HexTerrain,
  index: number,
  all: readonly HexTerrain[],
  relief: Relief,
  locked: ReadonlyMap<string, RegionHex>,
): HexTerrain {
  const { columns } = relief
  if (locked.has(hexId(index % columns, Math.floor(index / columns)))) return terrain
  if (terrain === 'sea' || terrain === 'lake' || terrain === 'coast' || terrain === 'swamp')
    return terrain
  const beside = neighbourIndexes(relief, index).map((other) => all[other] ?? 'plains')
  if (beside.includes(terrain)) return terrain
  // A lone mountain stands among hills; anything else takes what is most often beside it.
  if (terrain === 'mountains') return beside.includes('hills') ? terrain : 'hills'
  const land = beside.filter((other) => !['sea', 'lake', 'mountains', 'coast'].includes(other))
  const counts = new Map<HexTerrain, number>()
  for (const other of land) counts.set(other, (counts.get(other) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best ? best[0] : terrain
}

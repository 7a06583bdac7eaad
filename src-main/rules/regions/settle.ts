import type { HexMark, HexTerrain } from '../core/state/region.ts'
import type { Rng } from '../dice/rng.ts'
import { SiteDice } from '../sites/site-dice.ts'
import { hexDistance, hexId, neighbourIndexes, type HexGrid } from './hexes.ts'

/** Worth of a terrain to settlers. */
const worth: Readonly<Partial<Record<HexTerrain, number>>> = {
  plains: 6,
  coast: 6,
  forest: 3,
  hills: 3,
  ruins: 1,
  desert: 0,
  swamp: -3,
  mountains: -4,
}

/** Ground that settlers choose from: the land that hangs together. */
interface SettlersGround extends HexGrid {
  ground: readonly HexTerrain[]
  rivers: readonly (readonly number[])[]
  land: readonly number[]
}

/**
 * Places of settlements, the town first: by a river or the shore, on good ground, and apart from each other.
 * `kept` holds places that stand already.
 */
export function placeSettlements(
  { ground, rivers, land, ...grid }: SettlersGround,
  count: number,
  kept: readonly number[],
  rng: Rng,
): number[] {
  const by = new SiteDice(rng)
  const wet = new Set(rivers.flat())
  const idOf = (index: number): string =>
    hexId(index % grid.columns, Math.floor(index / grid.columns))
  const isEdge = (index: number): boolean => neighbourIndexes(grid, index).length < 6
  const rated = land
    .map((index) => {
      const beside = neighbourIndexes(grid, index).map((other) => ground[other])
      const shore = beside.includes('sea') ? 3 : beside.includes('lake') ? 2 : 0
      const fields = beside.filter((each) => each === 'plains' || each === 'coast').length
      const value =
        (worth[ground[index] ?? 'sea'] ?? -9) +
        (wet.has(index) ? 3 : 0) +
        shore +
        fields * 0.5 -
        (isEdge(index) ? 2 : 0) +
        by.below(300) / 100
      return { index, value }
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.index - b.index)
  const chosen = [...kept]
  for (
    let apart = Math.max(2, Math.round(Math.sqrt(land.length / Math.max(1, count)) * 0.9));
    apart >= 2;
    apart -= 1
  )
    for (const { index } of rated) {
      if (chosen.length >= Math.max(count, kept.length)) return chosen
      const isApart = chosen.every((other) => hexDistance(idOf(index), idOf(other)) >= apart)
      if (isApart) chosen.push(index)
    }
  return chosen
}

/** Signs of settlements in the order in which they were founded. */
export function settlementMark(nth: number): HexMark {
  if (nth === 0) return 'town'
  return nth % 3 === 1 ? 'village' : nth % 3 === 2 ? 'hamlet' : 'village'
}

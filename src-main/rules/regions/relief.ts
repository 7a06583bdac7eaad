import type { RegionHex, RegionRecipe } from '../core/state/region.ts'
import type { Rng } from '../dice/rng.ts'
import { hexId, neighbourIndexes, type HexGrid } from './hexes.ts'

/** Height and moisture of every hex, 0 to 1, with the water on it. */
export interface Relief extends HexGrid {
  heights: number[]
  moisture: number[]
  sea: boolean[]
  lakes: boolean[]
}

/** Height that a locked hex must have for what it is. */
const lockedHeights = {
  mountains: 0.97,
  hills: 0.8,
  lake: 0.12,
  sea: -1,
  swamp: 0.2,
  coast: 0.2,
} as const

/** Share of the map under the sea, where there is one. */
const seaShare = 0.16

/** Makes the relief of a region; locked hexes keep their height. */
export function makeRelief(
  recipe: RegionRecipe,
  rng: Rng,
  locked: ReadonlyMap<string, RegionHex>,
): Relief {
  const { columns, rows, sea: side } = recipe
  const grid = { columns, rows }
  const rough = smoothNoise(grid, rng, 4)
  const fine = smoothNoise(grid, rng, 2)
  const wet = smoothNoise(grid, rng, 3)
  const raw = rough.map((height, index) => {
    const off = seaDistance(index, grid, side)
    return height * 0.62 + (fine[index] ?? 0) * 0.2 + off * (side === 'none' ? 0 : 0.55)
  })
  const ranked = ranks(raw)
  const lockedAt = (index: number): RegionHex | undefined =>
    locked.get(hexId(index % columns, Math.floor(index / columns)))
  const heights = ranked.map((height, index) => {
    const hex = lockedAt(index)
    if (!hex) return height
    const set = lockedHeights[hex.terrain as keyof typeof lockedHeights] as number | undefined
    return set ?? Math.min(0.7, Math.max(0.35, height))
  })
  const sea = seaOf(grid, heights, side, (index) => {
    const hex = lockedAt(index)
    return hex ? hex.terrain === 'sea' : null
  })
  const lakes = lakesOf(grid, heights, sea, lockedAt, rng)
  return { ...grid, heights, moisture: ranks(wet), sea, lakes }
}

/** Distance from the side that the sea is on, 0 to 1. */
function seaDistance(index: number, { columns, rows }: HexGrid, side: RegionRecipe['sea']): number {
  const across = (index % columns) / Math.max(1, columns - 1)
  const down = Math.floor(index / columns) / Math.max(1, rows - 1)
  const far = { none: 0.5, north: down, south: 1 - down, west: across, east: 1 - across }[side]
  // The tilt is steep at the shore and flat inland.
  return Math.min(1, far * 2)
}

/** Noise between 0 and 1 that changes over about `cell` hexes. */
function smoothNoise({ columns, rows }: HexGrid, rng: Rng, cell: number): number[] {
  const wide = Math.ceil(columns / cell) + 2
  const high = Math.ceil(rows / cell) + 2
  const points = Array.from({ length: wide * high }, () => (rng.die(1000) - 1) / 999)
  const at = (x: number, y: number): number => points[y * wide + x] ?? 0.5
  return Array.from({ length: columns * rows }, (_none, index) => {
    const column = index % columns
    const x = column / cell
    const y = (Math.floor(index / columns) + (column % 2) / 2) / cell
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, under] = [ease(x - left), ease(y - top)]
    const above = at(left, top) * (1 - right) + at(left + 1, top) * right
    const below = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
    return above * (1 - under) + below * under
  })
}

function ease(part: number): number {
  return part * part * (3 - 2 * part)
}

/** Values by their rank, so that each share of the map has its share of heights. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index }))
  order.sort((a, b) => a.value - b.value || a.index - b.index)
  const ranked = values.map(() => 0)
  order.forEach(({ index }, nth) => {
    ranked[index] = nth / Math.max(1, values.length - 1)
  })
  return ranked
}

/** Lowest hexes that hang together with the side of the sea; a locked hex is as it is. */
function seaOf(
  grid: HexGrid,
  heights: readonly number[],
  side: RegionRecipe['sea'],
  locked: (index: number) => boolean | null,
): boolean[] {
  const sea = heights.map((_height, index) => locked(index) === true)
  if (side === 'none') return sea
  const { columns, rows } = grid
  const edge = heights.flatMap((_height, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isEdge = {
      none: false,
      north: row === 0,
      south: row === rows - 1,
      west: column === 0,
      east: column === columns - 1,
    }[side]
    return isEdge ? [index] : []
  })
  const queue = [...edge]
  const seen = new Set(queue)
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const isEdge = edge.includes(index)
    const isLow = (heights[index] ?? 1) <= (isEdge ? seaShare * 2 : seaShare * 1.25)
    if (locked(index) === false || !isLow) continue
    sea[index] = true
    for (const next of neighbourIndexes(grid, index)) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push(next)
    }
  }
  if (!sea.includes(true)) {
    const lowest = edge.filter((index) => locked(index) !== false)
    lowest.sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
    for (const index of lowest.slice(0, 2)) sea[index] = true
  }
  return sea
}

/** Lakes: hollows of the land, and at least one where there is no sea for the rivers to run to. */
function lakesOf(
  grid: HexGrid,
  heights: readonly number[],
  sea: readonly boolean[],
  lockedAt: (index: number) => RegionHex | undefined,
  rng: Rng,
): boolean[] {
  const { columns, rows } = grid
  const lakes = heights.map((_height, index) => lockedAt(index)?.terrain === 'lake')
  const isFree = (index: number): boolean => !sea[index] && !lockedAt(index) && !lakes[index]
  const isInner = (index: number): boolean => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return column > 0 && row > 0 && column < columns - 1 && row < rows - 1
  }
  const isHollow = (index: number): boolean =>
    neighbourIndexes(grid, index).every(
      (other) => !sea[other] && !lakes[other] && (heights[other] ?? 1) > (heights[index] ?? 0),
    )
  const hollows = heights
    .flatMap((_height, index) =>
      isFree(index) && isInner(index) && isHollow(index) ? [index] : [],
    )
    .filter((index) => (heights[index] ?? 1) < 0.6)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const hasOutlet = sea.includes(true) || lakes.includes(true)
  const count = Math.min(hollows.length, hasOutlet ? rng.die(3) - 1 : 1 + rng.die(2))
  const chosen = hollows.slice(0, Math.max(count, hasOutlet ? 0 : 1))
  if (chosen.length === 0 && !hasOutlet) {
    const inner = heights.flatMap((_height, index) => (isFree(index) ? [index] : []))
    inner.sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
    chosen.push(...inner.slice(0, 1))
  }
  for (const index of chosen) {
    lakes[index] = true
    // The larger of them fill a neighbour too.
    const beside = neighbourIndexes(grid, index)
      .filter((other) => isFree(other) && isInner(other))
      .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
    for (const other of beside.slice(0, rng.die(3) - 1)) lakes[other] = true
  }
  return lakes
}

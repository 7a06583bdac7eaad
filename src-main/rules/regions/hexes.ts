import type { Region, RegionHex } from '../core/state/region.ts'

/** Directions from a hex to its neighbours, as the six keys have them. */
export const directions = ['NW', 'N', 'NE', 'SW', 'S', 'SE'] as const
export type HexDirection = (typeof directions)[number]

/** Columns and rows of a map of hexes. */
export interface HexGrid {
  columns: number
  rows: number
}

/** Id of a hex by column and row, both from 0. */
export function hexId(column: number, row: number): string {
  const two = (of: number): string => String(of + 1).padStart(2, '0')
  return `h${two(column)}${two(row)}`
}

/** Number of a hex as the map has it: `0305`. */
export function hexNumber(id: string): string {
  return id.replace(/^h/, '')
}

/** Column and row of a hex, both from 0. */
export function hexAt(id: string): { column: number; row: number } {
  return { column: Number(id.slice(1, 3)) - 1, row: Number(id.slice(3, 5)) - 1 }
}

/** Place of a hex in the list, row by row; -1 outside the map. */
export function indexAt({ columns, rows }: HexGrid, column: number, row: number): number {
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column
}

const steps: Readonly<
  Record<HexDirection, readonly [high: [number, number], low: [number, number]]>
> = {
  N: [
    [0, -1],
    [0, -1],
  ],
  S: [
    [0, 1],
    [0, 1],
  ],
  NW: [
    [-1, -1],
    [-1, 0],
  ],
  SW: [
    [-1, 0],
    [-1, 1],
  ],
  NE: [
    [1, -1],
    [1, 0],
  ],
  SE: [
    [1, 0],
    [1, 1],
  ],
}

/** Index of the neighbour in a direction; -1 where the map ends. Each second column lies half a hex lower. */
export function neighbourAt(grid: HexGrid, index: number, direction: HexDirection): number {
  const column = index % grid.columns
  const row = Math.floor(index / grid.columns)
  const [across, down] = steps[direction][column % 2 === 0 ? 0 : 1]
  return indexAt(grid, column + across, row + down)
}

/** Indexes of all neighbours on the map. */
export function neighbourIndexes(grid: HexGrid, index: number): number[] {
  return directions.map((each) => neighbourAt(grid, index, each)).filter((each) => each >= 0)
}

/** Steps from one hex to another. */
export function hexDistance(one: string, other: string): number {
  const cube = (id: string): [number, number, number] => {
    const { column, row } = hexAt(id)
    const z = row - (column - (column % 2)) / 2
    return [column, z, -column - z]
  }
  const [x, y, z] = cube(one)
  const [ox, oy, oz] = cube(other)
  return Math.max(Math.abs(x - ox), Math.abs(y - oy), Math.abs(z - oz))
}

/** A hex of a region by its id; undefined outside the map. */
export function hexOf(region: Readonly<Region>, id: string): RegionHex | undefined {
  const { column, row } = hexAt(id)
  return region.hexes[indexAt(region, column, row)]
}

/** Neighbour of a hex in a direction. */
export function hexBeside(
  region: Readonly<Region>,
  id: string,
  direction: HexDirection,
): RegionHex | undefined {
  const { column, row } = hexAt(id)
  const index = indexAt(region, column, row)
  return index < 0 ? undefined : region.hexes[neighbourAt(region, index, direction)]
}

/** Hexes around a hex. */
export function hexesAround(region: Readonly<Region>, id: string): RegionHex[] {
  return directions.flatMap((each) => hexBeside(region, id, each) ?? [])
}

/** True for open water. */
export function isWater({ terrain }: Pick<RegionHex, 'terrain'>): boolean {
  return terrain === 'sea' || terrain === 'lake'
}

/** True where a line of the map runs from one hex straight to the other. */
export function hasLineBetween(
  lines: readonly { hexes: readonly string[] }[],
  one: string,
  other: string,
): boolean {
  return lines.some(({ hexes }) =>
    hexes.some(
      (id, nth) =>
        (id === one && hexes[nth + 1] === other) || (id === other && hexes[nth + 1] === one),
    ),
  )
}

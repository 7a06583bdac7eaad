import {
  directions,
  hexAt,
  neighbourAt,
  indexAt,
  type HexDirection,
  type HexGrid,
} from '../hexes.ts'

/** Distance from the middle of a hex to its corners, in units of the drawing. */
export const radius = 20
const half = (Math.sqrt(3) / 2) * radius

/** How far columns and rows are apart. */
export const apart = { x: radius * 1.5, y: half * 2 }

/** Margin around the map. */
const margin = 4

/** A point of the drawing. */
export interface MapSpot {
  x: number
  y: number
}

/** Middle of a hex: each second column lies half a hex lower. */
export function middleOf(id: string): MapSpot {
  const { column, row } = hexAt(id)
  return {
    x: roundCoordinate(margin + radius + column * radius * 1.5),
    y: roundCoordinate(margin + half + (row * 2 + (column % 2)) * half),
  }
}

/** Size of the drawing of a map. */
export function drawingSize({ columns, rows }: HexGrid): { width: number; height: number } {
  return {
    width: Math.ceil(2 * margin + radius * (2 + (columns - 1) * 1.5)),
    height: Math.ceil(2 * margin + half * (2 * rows + (columns > 1 ? 1 : 0))),
  }
}

/** Corner of a hex, from the right one on with the clock. */
function cornerOf({ x, y }: MapSpot, nth: number): MapSpot {
  const angle = (Math.PI / 3) * nth
  return {
    x: roundCoordinate(x + radius * Math.cos(angle)),
    y: roundCoordinate(y + radius * Math.sin(angle)),
  }
}

/** Corners at the ends of the side that faces a direction. */
const sides: Readonly<Record<HexDirection, readonly [number, number]>> = {
  SE: [0, 1],
  S: [1, 2],
  SW: [2, 3],
  NW: [3, 4],
  N: [4, 5],
  NE: [5, 0],
}

/** Ends of the side of a hex that faces a direction. */
export function sideOf(id: string, direction: HexDirection): [MapSpot, MapSpot] {
  const middle = middleOf(id)
  const [from, to] = sides[direction]
  return [cornerOf(middle, from), cornerOf(middle, to)]
}

/** Direction from a hex to its neighbour; null for hexes that do not touch. */
export function directionTo(grid: HexGrid, id: string, other: string): HexDirection | null {
  const { column, row } = hexAt(id)
  const at = hexAt(other)
  const index = indexAt(grid, column, row)
  const wanted = indexAt(grid, at.column, at.row)
  return directions.find((each) => neighbourAt(grid, index, each) === wanted) ?? null
}

/** Outline of a hex as a path. */
export function outlineOf(id: string): string {
  const middle = middleOf(id)
  const corners = [0, 1, 2, 3, 4, 5].map((nth) => cornerOf(middle, nth))
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

export function roundCoordinate(of: number): number {
  return Math.round(of * 10) / 10
}

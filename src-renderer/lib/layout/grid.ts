import type { LayoutSlot, OwnFold } from '../../../src-main/ipc/contract/folds.ts'

/** Size of the grid on which a fold of the GM's own is arranged. */
export const columns = 12
export const rows = 8

/** Cells of a grid, counted from 1. */
export type Cells = Pick<LayoutSlot, 'column' | 'row' | 'width' | 'height'>
export interface CellSize {
  width: number
  height: number
}
/** Smallest size in which a panel can be used. */
export type LeastSize = (panel: string) => CellSize

export type LeafCount = OwnFold['leaves']

/** Reasons why a place on the grid can't be had. */
export type PlaceFault = 'outside' | 'hinge' | 'taken' | 'too small'

/** Last column of each leaf. */
const leafEnds: Record<LeafCount, readonly number[]> = { 1: [12], 2: [7, 12], 3: [4, 8, 12] }

/** Leaves of a fold as ranges of columns, first and last. */
export function leavesOf(count: LeafCount): readonly { first: number; last: number }[] {
  const ends = leafEnds[count]
  return ends.map((last, at) => ({ first: (ends[at - 1] ?? 0) + 1, last }))
}

/** Number of the leaf, from 0, in which a column lies. */
export function leafAt(column: number, count: LeafCount): number {
  return leavesOf(count).findIndex(({ last }) => column <= last)
}

export function overlap(one: Cells, other: Cells): boolean {
  return (
    one.column < other.column + other.width &&
    other.column < one.column + one.width &&
    one.row < other.row + other.height &&
    other.row < one.row + one.height
  )
}

/** Size that a slot needs: the larger of what its panels need. */
export function leastOf(panels: readonly string[], least: LeastSize): CellSize {
  const sizes = panels.map((panel) => least(panel))
  return {
    width: Math.max(1, ...sizes.map(({ width }) => width)),
    height: Math.max(1, ...sizes.map(({ height }) => height)),
  }
}

/** The reason why these cells can't hold something of that size; null when they can. */
export function placeFault(
  cells: Cells,
  size: CellSize,
  others: readonly Cells[],
  count: LeafCount,
): PlaceFault | null {
  const { column, row, width, height } = cells
  if (column < 1 || row < 1 || column + width - 1 > columns || row + height - 1 > rows)
    return 'outside'
  if (leafAt(column, count) !== leafAt(column + width - 1, count)) return 'hinge'
  if (width < size.width || height < size.height) return 'too small'
  return others.some((other) => overlap(cells, other)) ? 'taken' : null
}

/** First free cells of that size, leaf by leaf, from the top; null when there are none. */
export function freePlace(
  size: CellSize,
  others: readonly Cells[],
  count: LeafCount,
): Cells | null {
  for (const { first, last } of leavesOf(count))
    for (let row = 1; row <= rows - size.height + 1; row += 1)
      for (let column = first; column <= last - size.width + 1; column += 1) {
        const cells = { column, row, ...size }
        if (placeFault(cells, size, others, count) === null) return cells
      }
  return null
}

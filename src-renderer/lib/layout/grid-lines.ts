import { leafAt, type Cells, type LeafCount } from './grid.ts'

/** Grid area of cells on the drawn grid, in which each hinge takes a column. */
export function gridArea({ column, row, width, height }: Cells, leaves: LeafCount): string {
  const line = column + leafAt(column, leaves)
  return `${row} / ${line} / span ${height} / span ${width}`
}

/** Columns of the drawn grid that are hinges. */
export function hingeLines(leaves: LeafCount): readonly number[] {
  return { 1: [], 2: [8], 3: [5, 10] }[leaves]
}

/** Class of the drawn grid for a number of leaves. */
export const gridClass: Record<LeafCount, string> = {
  1: 'leaves-1',
  2: 'leaves-2',
  3: 'leaves-3',
}

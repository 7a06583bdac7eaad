import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { pageOf } from '../../../src-main/ipc/contract/print-options.ts'
import type { PaperRoom } from '../../../src-main/rules/core/sheet.ts'

/** How a sheet is divided: for which of the two papers, with a back or only if it is needed, to print or to fill in. */
export interface SheetLayout {
  paper: keyof PaperRoom
  backs: boolean
  fillable: boolean
}

/** Millimetres at the left and the right of what is printed. */
const side = 12

const widths: Readonly<Record<keyof PaperRoom, number>> = { A4: 210, Letter: 215.9 }

/** Smaller papers have the sheet of A4, made smaller. */
export function layoutOf({ paper, backs, fillable }: PrintOptions): SheetLayout {
  return { paper: paper === 'Letter' ? 'Letter' : 'A4', backs, fillable }
}

/** How much smaller the sheet is than it was laid out, and how high it is before that, in millimetres. */
export function scaleOf(options: PrintOptions): { scale: number; width: number; height: number } {
  const { paper } = layoutOf(options)
  const size = pageOf(options)
  const scale = size.width / widths[paper]
  return { scale, width: widths[paper], height: size.height / scale }
}

/** Millimetres of the sheet between its sides. */
export function innerWidth(paper: keyof PaperRoom): number {
  return widths[paper] - 2 * side
}

/** Millimetres between columns: less where many stand side by side. */
export function gapOf(columns: number): number {
  return columns > 4 ? 5 : columns > 2 ? 6 : 8
}

/** Widths of columns side by side, in millimetres. */
export function columnWidths(shares: readonly number[], width: number, gap: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const room = width - gap * (shares.length - 1)
  return shares.map((share) => (room * share) / sum)
}

/** Half ems of that size that are sure to fit a line of so many millimetres. */
export function halfEms(millimetres: number, points: number): number {
  const half = (points * 25.4) / 72 / 2
  return (millimetres / half) * 0.95
}

import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { pageOf } from '../../../src-main/ipc/contract/print-options.ts'
import type { BlockRoom, PaperRoom } from '../../../src-main/rules/core/sheet.ts'

/** Papers that a sheet is laid out for; A5 and half-Letter are `half`. */
export type SheetPaper = keyof PaperRoom | 'half'

/** How a sheet is divided: for which paper, with a back or only if it is needed, to print or to fill in. */
export interface SheetLayout {
  paper: SheetPaper
  backs: boolean
  fillable: boolean
}

/** Width of each paper and of the margin at either side, in millimetres. */
const papers: Readonly<Record<SheetPaper, { width: number; side: number }>> = {
  A4: { width: 210, side: 12 },
  Letter: { width: 215.9, side: 12 },
  half: { width: 148.5, side: 9 },
}

export function layoutOf({ paper, backs, fillable }: PrintOptions): SheetLayout {
  return { paper: paper === 'A4' || paper === 'Letter' ? paper : 'half', backs, fillable }
}

/**
 * How much smaller the sheet is than it was laid out, and its size before that, in millimetres. Half a Letter
 * has the sheet of A5, a little smaller.
 */
export function scaleOf(options: PrintOptions): { scale: number; width: number; height: number } {
  const { width } = papers[layoutOf(options).paper]
  const size = pageOf(options)
  const scale = size.width / width
  return { scale, width, height: size.height / scale }
}

/** Millimetres of the sheet between its sides. */
export function innerWidth(paper: SheetPaper): number {
  const { width, side } = papers[paper]
  return width - 2 * side
}

/** Millimetres between columns: less where many stand side by side, and on half paper. */
export function gapOf(columns: number, paper: SheetPaper): number {
  if (paper === 'half') return columns > 2 ? 4 : 5
  return columns > 4 ? 5 : columns > 2 ? 6 : 8
}

/** Number of a block's rows on this paper. */
export function rowsOn(paper: SheetPaper, room: BlockRoom): number {
  return typeof room === 'number' ? room : room[paper === 'Letter' ? 'Letter' : 'A4']
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

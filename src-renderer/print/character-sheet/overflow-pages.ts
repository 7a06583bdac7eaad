import { labelByRow, type SheetFlow } from './flow.ts'
import type { SheetCell, OverflowPart, SheetPage } from './laid-blocks.ts'
import { halfEms, innerWidth, type SheetLayout, type SheetPaper } from './layout.ts'
import { breakLines, wrap } from './measure.ts'

/** Millimetres of lists on a page. */
const heights: Readonly<Record<SheetPaper, number>> = { A4: 238, Letter: 220, half: 160 }
const line = 4.2
const padding = 2.4
const heading = 16
/** Columns of short lines, and millimetres between them. */
const abreast: Readonly<Record<SheetPaper, number>> = { A4: 3, Letter: 3, half: 2 }
const gap = 6
/** Lines of the tallest row: a longer text stands in several. */
const tallest = 20

/** All that no block had room for, in plain lines on as few pages as it needs. */
export function overflowPages(flow: SheetFlow, { paper }: SheetLayout): SheetPage[] {
  const width = innerWidth(paper)
  const parts = [
    ...flow.rest.map((rest) => listPart(rest, flow, width, paper)),
    notesPart(flow, width),
  ]
  return paginate(
    parts.filter(({ rows }) => rows.length > 0),
    heights[paper],
  )
}

function listPart(
  rest: SheetFlow['rest'][number],
  flow: SheetFlow,
  width: number,
  paper: SheetPaper,
): OverflowPart {
  const { list, title, columns } = rest
  const count = Math.max(1, columns.length)
  const across = columns.length > 0 ? 1 : abreast[paper]
  const own = halfEms((width - (across - 1) * gap) / across / count - 3, 9)
  const all = flow.restOf(list, count)
  const named = columns.length > 0 ? all : all.map((cells) => cells.map(labelByRow))
  const rows = named.flatMap((cells) => shortRows(cells, own))
  return {
    title,
    columns,
    across,
    rows: rows.map((cells) => ({ cells, height: heightOf(cells, own) })),
  }
}

/** A row much taller than others, in several: it may be longer than a page. */
function shortRows(cells: SheetCell[], own: number): SheetCell[][] {
  const pieces = cells.map(({ value }) => inPieces(value, own))
  const count = Math.max(1, ...pieces.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) =>
    cells.map((cell, nth) => ({
      ...cell,
      field: at === 0 ? cell.field : `${cell.field}/${at + 1}`,
      value: pieces[nth]?.[at] ?? '',
    })),
  )
}

function inPieces(text: string, own: number): string[] {
  const lines = breakLines(text, own)
  return Array.from({ length: Math.ceil(lines.length / tallest) }, (_, at) =>
    lines.slice(at * tallest, (at + 1) * tallest).join(''),
  )
}

function heightOf(cells: readonly SheetCell[], own: number): number {
  const lines = Math.max(1, ...cells.map(({ value }) => wrap(value, own).length))
  return lines * line + padding
}

function notesPart(flow: SheetFlow, width: number): OverflowPart {
  const rows: OverflowPart['rows'] = []
  while (flow.notesGoOn) {
    const { lines, field, value } = flow.notes(tallest, width)
    const used = lines.findLastIndex((text) => text !== '') + 1
    rows.push({ cells: [{ field, value, set: 'plain' }], height: used * line + padding })
  }
  return { title: 'Notes', columns: [], across: 1, rows }
}

/** Rows in order; a part that breaks has its heading again. */
function paginate(parts: readonly OverflowPart[], room: number): SheetPage[] {
  const pages: OverflowPart[][] = []
  /** Millimetres that the parts before the open one take of the page. */
  let used = Infinity
  for (const { rows, ...part } of parts) {
    let open: OverflowPart | null = null
    for (const row of rows) {
      const height = heading + tallestColumn([...(open?.rows ?? []), row], part.across)
      if (used + height > room) {
        pages.push([])
        used = 0
        open = null
      }
      if (!open) {
        open = { ...part, rows: [] }
        pages.at(-1)?.push(open)
      }
      open.rows.push(row)
    }
    if (open) used += heading + tallestColumn(open.rows, open.across)
  }
  return pages.map((page) => ({ kind: 'more', parts: page }))
}

function tallestColumn(rows: OverflowPart['rows'], across: number): number {
  const sums = inColumns(rows, across).map((column) =>
    column.reduce((sum, { height }) => sum + height, 0),
  )
  return Math.max(...sums)
}

/** Rows one below the other in so many columns, as many in each. */
export function inColumns<T>(rows: readonly T[], across: number): T[][] {
  const each = Math.ceil(rows.length / across)
  return Array.from({ length: across }, (_, at) => rows.slice(at * each, (at + 1) * each))
}

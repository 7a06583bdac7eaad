import { lineEndOf } from '../../spans.ts'
import { hasDigit } from '../../signs.ts'
import type { CsvRow } from '../csv.ts'
import type { TreeLeaf } from '../tree.ts'
import { labelEnd } from './labels.ts'
import { isName, labelOf } from './table.ts'

export type RowOf = (text: string, from: number, to: number) => CsvRow | null

/** Number of rows that may still be looked at. */
export interface RowBudget {
  rows: number
}

/** The rows right under a line, as long as they have as many cells; one more may stand in brackets at the end. */
export function rowsUnder(text: string, header: CsvRow, rowOf: RowOf, budget: RowBudget): CsvRow[] {
  const rows: CsvRow[] = []
  for (let from = header.to + 1; from < text.length && budget.rows > 0;) {
    const end = lineEndOf(text, from)
    const row = rowOf(text, from, end)
    budget.rows -= 1
    if (!row) break
    const more = row.cells.length - header.cells.length
    if (more !== 0 && !(more === 1 && /^[([]/.test(String(row.cells.at(-1)?.value)))) break
    if (saysAny(row)) rows.push(row)
    from = end + 1
  }
  return rows
}

/**
 * The lines of figures under headings: a line with one value has it for all columns, a line without
 * a label goes on with the cells above, and one with other names begins another table.
 */
export function figuresUnder(
  text: string,
  header: CsvRow,
  rowOf: RowOf,
  budget: RowBudget,
): { header: CsvRow; rows: CsvRow[] } {
  let names = header
  const rows: CsvRow[] = []
  let width = 0
  for (let from = header.to + 1; from < text.length && budget.rows > 0;) {
    const end = lineEndOf(text, from)
    const found = withoutIndent(rowOf(text, from, end))
    budget.rows -= 1
    from = end + 1
    if (!found) break
    if (!saysAny(found)) continue
    const short = found.cells.length < (width || header.cells.length)
    const cut = short && header.cells[0]?.value === '' ? atColumns(text, found, header) : null
    const row = short ? (cut ?? labelled(found)) : found
    if (width === 0 && goesOnWithNames(names, row)) {
      names = continued(names, row)
      continue
    }
    if (width === 0) width = widthUnder(header, row)
    const last = rows.at(-1)
    if (row.cells[0]?.value === '' && last) {
      if (row.cells.length > width || beginsAnother(text, row, rowOf, rows)) break
      rows[rows.length - 1] = continued(last, row)
    } else if (row.cells.length === width) rows.push(row)
    else if (row.cells.length === 2 && last && labelOf(row) !== null) rows.push(shared(row, width))
    else break
  }
  return { header: names, rows }
}

/** `1 bite or breath 2 hands/1 lash`: a row cut where the cells over it begin, for want of wide gaps; null where it is not free there. */
export function atColumns(text: string, { from, to }: CsvRow, header: CsvRow): CsvRow | null {
  const starts = header.cells.slice(1).map(({ span }) => from + span.from - header.from)
  const free = (at: number) => at < to && text.charAt(at - 1) === ' ' && text.charAt(at) !== ' '
  if (!starts.every(free)) return null
  const cells = [from, ...starts].map((start, index): TreeLeaf => {
    const raw = text.slice(start, starts[index] ?? to)
    const first = start + raw.length - raw.trimStart().length
    const value = raw.trim()
    return { kind: 'leaf', value, span: { from: first, to: first + value.length } }
  })
  return { cells, from, to }
}

/** A row whose label was set in has nothing before it. */
function withoutIndent(row: CsvRow | null): CsvRow | null {
  const [first, second] = row?.cells ?? []
  if (!row || first?.value !== '' || !second) return row
  const words = String(second.value)
  const isLabel = words.endsWith(':') || labelEnd(words) === words.length
  return isLabel ? { ...row, cells: row.cells.slice(1) } : row
}

/** A row whose label runs into its first value: `Damage: 1d4    1d6`. */
function labelled(row: CsvRow): CsvRow {
  const [first, ...values] = row.cells
  const words = String(first?.value ?? '')
  const end = first && words !== '' ? labelEnd(words) : null
  const rest = end === null ? '' : words.slice(end).replace(/^[\s:]+/, '')
  if (!first || end === null || rest === '') return row
  const middle = first.span.from + end
  const label: TreeLeaf = {
    ...first,
    value: words.slice(0, end),
    span: { from: first.span.from, to: middle },
  }
  const from = first.span.from + words.length - rest.length
  return {
    ...row,
    cells: [label, { kind: 'leaf', value: rest, span: { from, to: first.span.to } }, ...values],
  }
}

/** How many cells the lines have: as many as the headings, or a label more. */
function widthUnder(header: CsvRow, { cells }: CsvRow): number {
  const { length } = header.cells
  return cells.length === length + 1 && header.cells[0]?.value !== '' ? length + 1 : length
}

/** The second line of names of two words: as many under an empty corner. */
function goesOnWithNames(names: CsvRow, { cells }: CsvRow): boolean {
  return (
    names.cells[0]?.value === '' &&
    cells[0]?.value === '' &&
    cells.length === names.cells.length &&
    cells.slice(1).every(({ value }) => isName(String(value)) && !hasDigit(String(value)))
  )
}

/** Names under which the labels come again. */
function beginsAnother(text: string, row: CsvRow, rowOf: RowOf, rows: readonly CsvRow[]): boolean {
  if (!row.cells.slice(1).every(({ value }) => isName(String(value)) && !hasDigit(String(value))))
    return false
  const under = rowOf(text, row.to + 1, lineEndOf(text, row.to + 1))
  const label = under?.cells[0]?.value ?? ''
  return label !== '' && rows.some(({ cells }) => cells[0]?.value === label)
}

/** A row whose one value holds for every column. */
function shared(row: CsvRow, width: number): CsvRow {
  const [label, value] = row.cells
  const cells = Array.from({ length: width }, (_, index) => (index === 0 ? label : value))
  return { ...row, cells: cells.filter((cell) => cell !== undefined) }
}

/** The row joined with the cells under it, matched by place where some are empty. */
export function continued(row: CsvRow, more: CsvRow): CsvRow {
  const added = more.cells.slice(1).filter(({ value }) => value !== '')
  const full = more.cells.length === row.cells.length
  const cells = row.cells.map((cell, index): TreeLeaf => {
    const under = full ? more.cells[index] : added.find((one) => nearest(row, more, one) === index)
    const value =
      under && under.value !== '' ? `${String(cell.value)} ${String(under.value)}` : cell.value
    return { ...cell, value }
  })
  return { cells, from: row.from, to: more.to }
}

/** Which cell of a row stands nearest over one of the line below. */
function nearest(row: CsvRow, more: CsvRow, { span }: TreeLeaf): number {
  const place = span.from - more.from
  let found = 1
  row.cells.forEach(({ span: { from } }, index) => {
    const best = row.cells[found]?.span.from ?? from
    if (index > 0 && Math.abs(from - row.from - place) < Math.abs(best - row.from - place))
      found = index
  })
  return found
}

function saysAny({ cells }: CsvRow): boolean {
  return cells.some(({ value }) => /[^\s:|-]/.test(String(value)))
}

import { keysOf, sharedEntries } from './shared-columns.ts'
import type { Branch, TreeEntry, TreeLeaf } from './tree.ts'

/** One row of a table, its cells where they stand. */
export interface CsvRow {
  cells: TreeLeaf[]
  from: number
  to: number
}

/**
 * Rows of a text whose cells are parted by one sign; quotes hold signs, line ends and doubled quotes.
 * Of a text that `goesOn`, only the rows that have ended.
 */
export function rowsOf(text: string, delimiter: string, goesOn = false): CsvRow[] {
  const rows: CsvRow[] = []
  let place = 0
  while (place < text.length) {
    const row: CsvRow = { cells: [], from: place, to: place }
    for (;;) {
      const cell = cellAt(text, place, delimiter, goesOn)
      if (!cell) return rows
      row.cells.push(cell)
      place = cell.span.to
      while (place < text.length && text.charAt(place) !== delimiter && text.charAt(place) !== '\n')
        place += 1
      if (text.charAt(place) !== delimiter) break
      place += 1
    }
    row.to = place
    if (goesOn && place >= text.length) return rows
    place += 1
    rows.push(row)
  }
  return rows
}

/** Null for a quoted cell that goes on behind the text. */
function cellAt(text: string, from: number, delimiter: string, goesOn: boolean): TreeLeaf | null {
  let start = from
  while (text.charAt(start) === ' ') start += 1
  if (text.charAt(start) === '"') {
    const quoted = quotedAt(text, start)
    if (quoted || goesOn) return quoted
  }
  let to = start
  while (to < text.length && text.charAt(to) !== delimiter && text.charAt(to) !== '\n') to += 1
  const value = text.slice(start, to)
  return {
    kind: 'leaf',
    value: value.trim(),
    span: { from: start, to: start + value.trimEnd().length },
  }
}

/** A quoted cell; null when its closing quote never comes. */
function quotedAt(text: string, start: number): TreeLeaf | null {
  let value = ''
  let from = start + 1
  for (;;) {
    const end = text.indexOf('"', from)
    if (end < 0) return null
    value += text.slice(from, end)
    if (text.charAt(end + 1) !== '"')
      return { kind: 'leaf', value, span: { from: start, to: end + 1 } }
    value += '"'
    from = end + 2
  }
}

/** A row under its header: an entry for every cell that has a heading. */
export function underHeader(header: CsvRow, row: CsvRow): Branch {
  const headings = header.cells.map(({ value }) => String(value))
  const keys = keysOf(headings)
  const entries = row.cells.flatMap(
    (value, index): TreeEntry[] =>
      sharedEntries(headings[index] ?? '', value) ?? [
        { key: keys[index] ?? '', span: value.span, value },
      ],
  )
  return { kind: 'branch', entries, span: { from: row.from, to: row.to } }
}

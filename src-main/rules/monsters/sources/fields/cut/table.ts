import { rowsOf, type CsvRow } from '../csv.ts'
import { headingsIn } from '../table.ts'
import type { CutFound } from './cut.ts'

/** Cuts a table behind its last whole row; its headings stand before the rest again. */
export function cutTable(text: string): CutFound {
  const found = headingsIn(text)
  if (!found || found.delimiter === '|') return null
  const rows = rowsOf(text.slice(found.from), found.delimiter, true)
  const [headings] = rows
  const last = rows.at(-1)
  if (!headings || !last || last === headings) return 'longer'
  if (!isTable(rows, headings.cells.length)) return null
  const read = found.from + last.to + 1
  return {
    closed: text.slice(0, read),
    end: read,
    read,
    opening: text.slice(found.from, found.from + headings.to + 1),
  }
}

/** A page that has a table on it is no table: below the headings nearly all lines are rows. */
function isTable(rows: readonly CsvRow[], width: number): boolean {
  const least = Math.max(3, width / 2)
  return rows.filter(({ cells }) => cells.length >= least).length >= rows.length * 0.8
}

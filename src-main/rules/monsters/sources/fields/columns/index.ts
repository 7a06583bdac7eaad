import { lineEndOf } from '../../spans.ts'
import { hasDigit } from '../../signs.ts'
import { rowsOf, underHeader, type CsvRow } from '../csv.ts'
import { parseBarredRow, parseGappedRow } from '../gaps.ts'
import { gridRows } from '../grid.ts'
import { fieldOf } from '../keys.ts'
import { isFigure } from '../meaning.ts'
import type { OpenedFile } from '../opened-file.ts'
import { isHeaderRow, nameByFirstColumn } from '../table.ts'
import type { Branch } from '../tree.ts'
import { stackedTable } from './stacked.ts'
import { notedIn } from './noted.ts'
import {
  atColumns,
  continued,
  figuresUnder,
  rowsUnder,
  type RowBudget,
  type RowOf,
} from './rows.ts'
import { readByColumn } from './by-column.ts'
import { spacedTable } from './spaced.ts'
import {
  headingsOf,
  oneMonster,
  openedTables,
  readSideBySide,
  type TablePage,
  type MonsterTable,
} from './table.ts'
import { typesetTable } from './typeset.ts'

/** Fewest lines of figures of a sheet that has a column for each monster. */
const fewestLines = 3
/** Rows that are looked at under lines that may be headings: a long page takes no longer than its length. */
const mostRows = 40_000

/**
 * Monsters side by side, one a column, with the figures' names in the first one; or one a line
 * between wide gaps, under a line of headings. Null where there are none.
 */
export function columnPlaces(text: string): OpenedFile | null {
  const grid = gridRows(text)
  if (grid) return openedTables(text, gridTables(text, grid))
  return openedTables(text, sheetTables(text) ?? pageTables(text))
}

/** A sheet with a monster in each column: the first cells of its lines are figures' names. */
function sheetTables(text: string): MonsterTable[] | null {
  const lines = text.slice(0, 2000).split('\n', 8)
  if (lines.length <= fewestLines) return null
  for (const delimiter of ['\t', ';', ',']) {
    if (!text.includes(delimiter)) continue
    if (lines.filter((line) => labelsLine(line, delimiter)).length < fewestLines) continue
    const rows = rowsOf(text, delimiter).filter(({ cells }) => cells.length > 1)
    const found = tablesOf(text, rows, true)
    if (found.length > 0) return found
  }
  return null
}

/** Longest name of a figure, with its quotes. */
const longestLabel = 40

/** `THAC0`, but not the `AC 6` of a stat line. */
function labelsLine(line: string, delimiter: string): boolean {
  const end = line.indexOf(delimiter)
  if (end <= 0 || end > longestLabel) return false
  const words = line.slice(0, end)
  const label = words.includes('"') ? words.replace(/^\s*"|"\s*$/g, '') : words
  return (!hasDigit(label) || /ac0$/i.test(label)) && isFigure(fieldOf(label))
}

/** The tables of a wiki's or a web page that hold monsters, one a row or one a column. */
function gridTables(text: string, rows: readonly CsvRow[]): MonsterTable[] {
  return tablesOf(text, rows, false)
}

/** Rows that are looked at before the first table, and between two. */
const mostBetween = 20

/** The tables that a list of rows holds; those of a sheet begin with its first row. */
function tablesOf(text: string, rows: readonly CsvRow[], sheet: boolean): MonsterTable[] {
  const tables: MonsterTable[] = []
  let between = 0
  for (let index = 0; index < rows.length && between <= mostBetween; index += 1) {
    const header = rows[index]
    if (!header) break
    const under = rowsBelow(rows, index, sheet)
    const page = { text, before: tables.at(-1) ?? null }
    const found =
      readSideBySide(page, header, under) ??
      (!sheet && countsArmour(header) ? oneALine(header, under) : null)
    between = found ? 0 : between + 1
    if (found) {
      tables.push(found)
      index += under.length
    } else if (sheet && tables.length === 0) break
  }
  return tables
}

/** The rows under one, up to a wider one or to other headings over the same labels. */
function rowsBelow(rows: readonly CsvRow[], index: number, sheet: boolean): CsvRow[] {
  const width = rows[index]?.cells.length ?? 0
  const under: CsvRow[] = []
  for (let at = index + 1; at < rows.length; at += 1) {
    const row = rows[at]
    if (!row || (sheet ? row.cells.length !== width : row.cells.length > width)) break
    const label = headingsOf(row, width) ? (rows[at + 1]?.cells[0]?.value ?? '') : ''
    if (label !== '' && under.some(({ cells }) => cells[0]?.value === label)) break
    under.push(row)
  }
  return under
}

/** A page of Cairn's figures is read as the page that it is. */
function countsArmour({ cells }: CsvRow): boolean {
  return cells.some(({ value }) => /^(?:ac|hd)$/.test(fieldOf(String(value)) ?? ''))
}

/** The tables of a page of plain text. */
function pageTables(text: string): MonsterTable[] {
  const tables: MonsterTable[] = []
  const wide = text.includes('   ') || text.includes('\t')
  let bar = text.indexOf('|')
  let ampersand = text.indexOf('&')
  const budget: RowBudget = { rows: mostRows }
  const page: TablePage = { text, before: null }
  for (let from = 0; from < text.length && budget.rows > 0;) {
    const end = lineEndOf(text, from)
    if (bar >= 0 && bar < from) bar = text.indexOf('|', from)
    if (ampersand >= 0 && ampersand < from) ampersand = text.indexOf('&', from)
    const barred = bar >= 0 && bar < end
    const typeset = ampersand >= 0 && ampersand < end
    const found =
      end - from < 2000 && end > from
        ? ((typeset ? typesetTable(page, from, budget) : null) ??
          (barred || wide ? tableAt(page, from, end, barred, budget) : null) ??
          stackedTable(page, from, end) ??
          readByColumn(page, from, end) ??
          spacedTable(page, from, end))
        : null
    if (found) {
      tables.push(found)
      page.before = found
    }
    from = found ? Math.max(lineEndOf(text, found.to), end) + 1 : end + 1
  }
  return tables
}

function tableAt(
  page: TablePage,
  from: number,
  end: number,
  barred: boolean,
  budget: RowBudget,
): MonsterTable | null {
  const { text } = page
  if (barred) {
    const header = parseBarredRow(text, from, end)
    if (!header) return null
    const found = opensTable(text, from, end)
      ? tableUnder(page, header, parseBarredRow, budget)
      : null
    return found ?? oneRow(page, header, budget)
  }
  // Headings hold no numbers but for `THAC0`.
  if ((text.slice(from, end).match(/\d/g)?.length ?? 0) > 2) return null
  const line = parseGappedRow(text, from, end, 2)
  const header = line && wholeHeadings(text, line)
  if (!header) return null
  if (headingsOf(header, header.cells.length)) {
    const found = tableUnder(page, header, looseRow, budget)
    if (found && found.monsters.length > 1) return found
  }
  return header.cells.length < 3 || !isHeaderRow(header)
    ? null
    : oneALine(header, rowsUnder(text, header, parseGappedRow, budget))
}

/** Headings that go on in the next line, `Armor` over `Class`, and end with a rule. */
function wholeHeadings(text: string, line: CsvRow): CsvRow {
  const below = parseGappedRow(text, line.to + 1, lineEndOf(text, line.to + 1), 3)
  const short = below && below.cells[0]?.value !== '' && below.cells.length < line.cells.length
  const under = short ? atColumns(text, below, line) : below
  const more =
    under !== null &&
    (under.cells[0]?.value === ''
      ? under.cells.length <= line.cells.length
      : under.cells.length === line.cells.length) &&
    !isHeaderRow(line) &&
    !hasDigit(text.slice(under.from, under.to))
  const whole = more ? continued(line, under) : line
  const end = lineEndOf(text, whole.to + 1)
  return more && /^[\s=-]{5,}$/.test(text.slice(whole.to + 1, end)) ? { ...whole, to: end } : whole
}

function tableUnder(
  page: TablePage,
  line: CsvRow,
  rowOf: RowOf,
  budget: RowBudget,
): MonsterTable | null {
  const { header, rows } = figuresUnder(page.text, line, rowOf, budget)
  return readSideBySide(page, header, rows)
}

/** One monster under its title: a row of labels over a row of values. */
function oneRow(page: TablePage, header: CsvRow, budget: RowBudget): MonsterTable | null {
  if (!isHeaderRow(header) || !countsArmour(header)) return null
  const [row, ...more] = rowsUnder(page.text, header, parseBarredRow, budget)
  if (!row || more.length > 0) return null
  const pairs = header.cells.flatMap((label, index): CsvRow[] => {
    const value = row.cells[index]
    return value ? [{ cells: [label, value], from: header.from, to: row.to }] : []
  })
  return oneMonster(page, pairs)
}

/** A line with a label and one value too. */
const looseRow: RowOf = (text, from, to) => parseGappedRow(text, from, to, 2)

/** True when the first cell between bars may be a table's corner: a title only above a rule. */
function opensTable(text: string, from: number, end: number): boolean {
  let at = from
  while (at < end && text.charCodeAt(at) === 32) at += 1
  if (text.charAt(at) === '|') at += 1
  const close = text.indexOf('|', at)
  if (close < 0 || close >= end || close > at + 40) return false
  const corner = text.slice(at, close).trim()
  if (corner === '' || fieldOf(corner) === 'name') return true
  return (
    rule.test(text.slice(end + 1, end + 8)) && /^\p{L}[^\d:]*$/u.test(corner.replace(/[*_]/g, ''))
  )
}

const rule = /^\s?\|?\s?:?--/

/** A row with what it says in brackets behind its last column, instead of these. */
function withNoted(branch: Branch, row: CsvRow, columns: number): Branch {
  const noted = notedIn(row, columns)
  return noted.length === 0
    ? branch
    : { ...branch, entries: [...branch.entries.slice(0, columns), ...noted] }
}

function oneALine(header: CsvRow, rows: readonly CsvRow[]): MonsterTable | null {
  if (!isHeaderRow(header) || rows.length === 0) return null
  const monsters = rows.map((row) => ({
    branch: nameByFirstColumn(withNoted(underHeader(header, row), row, header.cells.length)),
    from: row.from,
  }))
  const named = monsters.some(({ branch }) =>
    branch.entries.some(({ key }) => fieldOf(key) === 'name'),
  )
  return named
    ? { monsters, from: header.from, to: rows.at(-1)?.to ?? header.to, title: '', naming: 'none' }
    : null
}

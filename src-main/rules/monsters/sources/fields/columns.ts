import { rowsOf, type Row, underHeader } from './csv.ts'
import type { Place } from './find.ts'
import { barredRow, gappedRow } from './gaps.ts'
import { gridRows } from './grid.ts'
import { fieldOf } from './keys.ts'
import { hasDigit } from '../signs.ts'
import { isFigure } from './meaning.ts'
import type { Opened } from './opened.ts'
import type { Branch, Entry } from './tree.ts'
import { isHeaderRow, namedFirst } from './table.ts'

type RowOf = (text: string, from: number, to: number) => Row | null

/** Fewest lines of figures of a table that has a column for each monster. */
const fewestLines = 3
/** Rows that are looked at under lines that may be headings: a long page takes no longer than its length. */
const mostRows = 40_000

/** What may still be looked at. */
interface Budget {
  rows: number
}

/**
 * Monsters side by side, one a column, with the figures' names in the first one; or one a line
 * between wide gaps, under a line of headings. Null where there are none.
 */
export function columnPlaces(text: string): Opened | null {
  const grid = gridRows(text)
  if (grid) return gridPlaces(text, grid)
  const parted = partedPlaces(text)
  if (parted) return parted
  const wide = text.includes('   ')
  let bar = text.indexOf('|')
  if (!wide && bar < 0) return null
  const budget: Budget = { rows: mostRows }
  for (let from = 0; from < text.length && budget.rows > 0;) {
    const next = text.indexOf('\n', from)
    const end = next < 0 ? text.length : next
    if (bar >= 0 && bar < from) bar = text.indexOf('|', from)
    const barred = bar >= 0 && bar < end
    const found =
      end - from < 2000 && (barred || wide) ? tableAt(text, from, end, barred, budget) : null
    if (found) return found
    from = end + 1
  }
  return null
}

/** A sheet with a monster in each column: the first cells of its lines are figures' names. */
function partedPlaces(text: string): Opened | null {
  const lines = text.slice(0, 2000).split('\n', 8)
  if (lines.length <= fewestLines) return null
  for (const delimiter of ['\t', ';', ',']) {
    if (lines.filter((line) => labelsLine(line, delimiter)).length < fewestLines) continue
    const [header, ...rows] = rowsOf(text, delimiter).filter(({ cells }) => cells.length > 1)
    const end = rows.findIndex(({ cells }) => cells.length !== header?.cells.length)
    const found = header && sideBySide(text, header, end < 0 ? rows : rows.slice(0, end))
    if (found) return found
  }
  return null
}

/** Longest name of a figure, with its quotes. */
const longestLabel = 40

/** `THAC0`, but not the `AC 6` of a stat line. */
function labelsLine(line: string, delimiter: string): boolean {
  const end = line.indexOf(delimiter)
  if (end <= 0 || end > longestLabel) return false
  const label = line.slice(0, end).replace(/^\s*"|"\s*$/g, '')
  return (!hasDigit(label) || /ac0$/i.test(label)) && isFigure(fieldOf(label))
}

/** The first table of a page that holds monsters, one a row or one a column. */
function gridPlaces(text: string, rows: readonly Row[]): Opened | null {
  for (const [index, header] of rows.entries()) {
    const under: Row[] = []
    for (const row of rows.slice(index + 1)) {
      if (row.cells.length > header.cells.length) break
      under.push(row)
    }
    const found =
      sideBySide(text, header, under) ??
      (countsArmour(header) ? oneALine(text, header, under) : null)
    if (found) return found
    if (index > 20) break
  }
  return null
}

/** A page of Cairn's figures is read as the page that it is. */
function countsArmour({ cells }: Row): boolean {
  return cells.some(({ value }) => /^(?:ac|hd)$/.test(fieldOf(String(value)) ?? ''))
}

function tableAt(
  text: string,
  from: number,
  end: number,
  barred: boolean,
  budget: Budget,
): Opened | null {
  if (barred) {
    const header = opensTable(text, from, end) ? barredRow(text, from, end) : null
    return header && sideBySide(text, header, rowsUnder(text, header, barredRow, budget))
  }
  // Headings hold no numbers but for `THAC0`.
  if ((text.slice(from, end).match(/\d/g)?.length ?? 0) > 2) return null
  const header = gappedRow(text, from, end)
  if (!header) return null
  const rows = rowsUnder(text, header, gappedRow, budget)
  return sideBySide(text, header, rows) ?? oneALine(text, header, rows)
}

/** Whether the first cell between bars is empty or a word for a name. */
function opensTable(text: string, from: number, end: number): boolean {
  let at = from
  while (at < end && text.charCodeAt(at) === 32) at += 1
  if (text.charAt(at) === '|') at += 1
  const close = text.indexOf('|', at)
  if (close < 0 || close >= end || close > at + 40) return false
  const corner = text.slice(at, close).trim()
  return corner === '' || fieldOf(corner) === 'name'
}

/** The rows right under a line, as long as they have as many cells. */
function rowsUnder(text: string, header: Row, rowOf: RowOf, budget: Budget): Row[] {
  const rows: Row[] = []
  for (let from = header.to + 1; from < text.length && budget.rows > 0;) {
    const next = text.indexOf('\n', from)
    const end = next < 0 ? text.length : next
    const row = rowOf(text, from, end)
    budget.rows -= 1
    if (!row || row.cells.length !== header.cells.length) break
    if (row.cells.some(({ value }) => /[^\s:|-]/.test(String(value)))) rows.push(row)
    from = end + 1
  }
  return rows
}

function sideBySide(text: string, header: Row, rows: readonly Row[]): Opened | null {
  const [corner, ...names] = header.cells
  const named =
    corner &&
    (corner.value === '' ||
      fieldOf(String(corner.value)) === 'name' ||
      ofFigures.test(String(corner.value)))
  if (!named || names.some(({ value }) => !isName(String(value)))) return null
  const known = new Set(rows.map(({ cells }) => fieldOf(String(cells[0]?.value ?? ''))))
  known.delete(null)
  if (
    known.size < fewestLines ||
    !(known.has('ac') || known.has('hd') || (known.has('str') && known.has('wil')))
  )
    return null
  const last = rows.at(-1)?.to ?? header.to
  const monsters = names.map((name, index): Place => {
    const entries: Entry[] = [{ key: 'name', span: name.span, value: name }]
    for (const { cells } of rows) {
      const [label, value] = [cells[0], cells[index + 1]]
      if (label && value && value.value !== '')
        entries.push({ key: String(label.value).replace(/:$/, ''), span: value.span, value })
    }
    const branch: Branch = { kind: 'branch', entries, span: { from: header.from, to: last } }
    // Their cells lie in one stretch: the first monster's.
    return { branch, from: index === 0 ? header.from : last }
  })
  return openedOf(text, monsters, header.from, last)
}

/** What the column of the figures' names may be called. */
const ofFigures =
  /^(?:stats?|statistics?|statistik|attributes?|figures?|fields?|property|key|wert|merkmal|feld|estad[ií]sticas?|campo|champ|caract[ée]ristique|statistica|dato)s?$/i

function isName(words: string): boolean {
  return /\p{L}/u.test(words) && words.length <= 60 && fieldOf(words) === null
}

function oneALine(text: string, header: Row, rows: readonly Row[]): Opened | null {
  if (!isHeaderRow(header) || rows.length === 0) return null
  const monsters = rows.map((row): Place => ({
    branch: namedFirst(underHeader(header, row)),
    from: row.from,
  }))
  const named = monsters.some(({ branch }) =>
    branch.entries.some(({ key }) => fieldOf(key) === 'name'),
  )
  return named ? openedOf(text, monsters, header.from, rows.at(-1)?.to ?? header.to) : null
}

function openedOf(text: string, monsters: Place[], from: number, to: number): Opened {
  const prose = [
    { from: 0, to: from },
    { from: to, to: text.length },
  ]
  return { monsters, beside: [], syntax: 'table', prose, within: true }
}

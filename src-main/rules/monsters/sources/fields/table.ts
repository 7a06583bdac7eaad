import type { Span } from '../../canonical.ts'
import { isDigit } from '../signs.ts'
import { rowsOf, underHeader, type CsvRow } from './csv.ts'
import type { MonsterBranch } from './find.ts'
import { headingOf } from './heading.ts'
import { fieldOf, type FieldKey } from './keys.ts'
import { shownAs } from './worded.ts'
import type { OpenedFile } from './opened-file.ts'

const delimiters = [',', ';', '\t', '|', '│']
/** A rule drawn between rows. */
const drawn = /^[\s─━═┼╪╋┬┴├┤+-]+$/
/** Headings of a file are looked for no further down than this; a table within a page may stand anywhere. */
const mostAbove = 40

/** A table with one monster a row: CSV, a sheet pasted, a wide Markdown table; null when it is none. */
export function tablePlaces(text: string): OpenedFile | null {
  if (!text.includes('\n')) return null
  const found = headingsIn(text)
  return found && tableFrom(text, found.from, found.delimiter)
}

/** Offset of the line of headings, and their delimiter; null for a text that is no table. */
export function headingsIn(text: string): { from: number; delimiter: string } | null {
  for (const delimiter of delimiters) {
    const from = text.includes(delimiter) ? headerAt(text, delimiter) : null
    if (from !== null) return { from, delimiter }
  }
  return null
}

/** Offset of the first line of headings with a line under it; null without one. */
function headerAt(text: string, delimiter: string): number | null {
  const most = isBar(delimiter) ? Infinity : placeOfLine(text, mostAbove)
  for (let at = text.indexOf(delimiter); at >= 0 && at < most;) {
    const from = text.lastIndexOf('\n', at) + 1
    const end = text.indexOf('\n', at)
    // Headings have a line under them.
    if (end < 0) return null
    if (end - from < 2000 && isHeader(text.slice(from, end), delimiter)) return from
    at = text.indexOf(delimiter, end)
  }
  return null
}

function isBar(delimiter: string): boolean {
  return delimiter === '|' || delimiter === '│'
}

/** Offset of a line, counted from 0; the end of the text when it has fewer lines. */
function placeOfLine(text: string, count: number): number {
  let at = 0
  for (let line = 0; line < count; line += 1) {
    const next = text.indexOf('\n', at)
    if (next < 0) return text.length
    at = next + 1
  }
  return at
}

/** Headings that may hold a number: `THAC0`, `Attack 2`. */
const numbered = new Set<FieldKey>(['attacks', 'damage', 'thac0', 'machinery'])

function isHeader(line: string, delimiter: string): boolean {
  if (!mayHoldHeadings(line, delimiter)) return false
  const [row] = rowsOf(line, delimiter)
  return row !== undefined && isHeaderRow(row)
}

/** Longest first cell of a line of headings. */
const longestFirst = 60

/** Cheap test before a line is split: at least three cells, few digits and none at the start of a cell. */
function mayHoldHeadings(line: string, delimiter: string): boolean {
  const first = line.indexOf(delimiter)
  if (first > longestFirst || line.indexOf(delimiter, first + 1) < 0) return false
  const sign = delimiter.charCodeAt(0)
  let cells = 1
  let digits = 0
  let begins = true
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (code === sign) {
      cells += 1
      begins = true
    } else if (isDigit(code)) {
      if (begins) return false
      digits += 1
    } else if (code !== 32) begins = false
  }
  return cells >= 3 && digits <= 2 * cells && line.length <= longestHeading * cells
}

const alive: readonly FieldKey[] = ['hd', 'hp', 'hpMax', 'str']
const armoured: readonly FieldKey[] = ['ac', 'acUp', 'acDown', 'armor']
const active: readonly FieldKey[] = [
  ...(['attacks', 'damage', 'movement', 'morale', 'saves', 'saveAs', 'thac0', 'xp'] as const),
]

/** True for headings of monsters: weapons have only damage and armour only a class. */
function tellsMonsters(known: ReadonlySet<FieldKey>): boolean {
  const holds = (fields: readonly FieldKey[]): boolean => fields.some((field) => known.has(field))
  return holds(alive) || (holds(armoured) && holds(active))
}

/** Longest average length of headings. */
const longestHeading = 30

function isKnown(cell: string): boolean {
  return cell.length <= 40 && fieldOf(cell) !== null
}

/** True when a row's cells are headings. */
export function isHeaderRow(row: CsvRow): boolean {
  if (!row.cells.some(({ value }) => isKnown(String(value)))) return false
  const cells = row.cells.map(({ value }) => headingOf(String(value))).filter((cell) => cell !== '')
  const fields = cells.map((cell) => (cell.length <= 40 ? fieldOf(cell) : null))
  const known = new Set(fields.filter((field) => field !== null))
  const figures = [...known].filter((field) => field !== 'name' && field !== 'details')
  return (
    cells.length >= 3 &&
    figures.length >= 2 &&
    known.size >= 3 &&
    known.size >= cells.length / 3 &&
    tellsMonsters(known) &&
    cells.every((cell) => !/\d/.test(cell) || numbered.has(fieldOf(cell) ?? 'name'))
  )
}

function tableFrom(text: string, begin: number, delimiter: string): OpenedFile | null {
  const piped = isBar(delimiter)
  const rows = rowsOf(text.slice(begin), delimiter).map((row) => shifted(row, begin))
  const [header, ...rest] = rows
  if (!header) return null
  const body: CsvRow[] = []
  const aside: Span[] = []
  // `| d6 | Monster |`: a row with nothing but its number on the die and words tells no figures.
  const rolled = header.cells.findIndex(({ value }) => value !== '')
  const die = /^\d{0,2}d\d{1,3}$/i.test(String(header.cells[rolled]?.value)) ? rolled : -1
  for (const row of rest) {
    if (delimiter === '│' && drawn.test(text.slice(row.from, row.to))) continue
    if (piped && (row.cells.length < 3 || /^\s*$/.test(text.slice(row.from, row.to)))) break
    const said = row.cells.filter(
      ({ value }, index) => /[^\s:|-]/.test(String(value)) && index !== die,
    )
    // What the rows come to is no monster.
    if (row.cells.some(({ value }) => /^totals?:?$/i.test(String(value)))) continue
    // A title over some rows, or a note under them, fills one cell.
    if (said.length > 1 || (said.length === 1 && header.cells.length < 3)) body.push(row)
    else if (said.length === 1) aside.push({ from: row.from, to: row.to })
  }
  const headings = withoutIndex(header, body)
  const monsters = body.map((row): MonsterBranch => {
    const branch = underHeader(headings, row)
    return { branch: nameByFirstColumn(branch), from: row.from }
  })
  const named = monsters.some(({ branch }) =>
    branch.entries.some(({ key }) => fieldOf(key) === 'name'),
  )
  if (!named) return null
  const end = body.at(-1)?.to ?? text.length
  const prose: Span[] = [
    { from: 0, to: begin },
    ...aside.filter(({ to }) => to <= end),
    { from: end, to: text.length },
  ]
  return { monsters, beside: [], syntax: 'table', prose, ...(piped ? { within: true } : {}) }
}

/** Headings in which a first column that counts the rows is an `id`, not a number of monsters. */
function withoutIndex(header: CsvRow, body: readonly CsvRow[]): CsvRow {
  const [first, ...others] = header.cells
  if (!first || !/^(?:#|no\.?|nr\.?|nº|n°)$/i.test(String(first.value))) return header
  const appearing = others.some(({ value }) =>
    /^(?:numberAppearing|in(?:Dungeon|Wild|Lair))$/.test(fieldOf(headingOf(String(value))) ?? ''),
  )
  const counts = body.every(({ cells }, index) => Number(cells[0]?.value) === index + 1)
  return appearing || (counts && body.length > 2)
    ? { ...header, cells: [{ ...first, value: 'id' }, ...others] }
    : header
}

/** Names the monster by its first column of words when no heading is for the name. */
export function nameByFirstColumn(branch: MonsterBranch['branch']): MonsterBranch['branch'] {
  const fields = branch.entries.map(({ key }): FieldKey | null => fieldOf(key))
  if (fields.includes('name')) return branch
  const shown = branch.entries.findIndex(({ key }) => shownAs.test(key))
  const first =
    shown >= 0
      ? shown
      : branch.entries.findIndex(
          ({ value }, index) =>
            (fields[index] === null || (index === 0 && fields[0] === 'tags')) &&
            value.kind === 'leaf' &&
            /\p{L}/u.test(String(value.value)),
        )
  const entries = branch.entries.map((entry, index) =>
    index === first ? { ...entry, key: 'name' } : entry,
  )
  return { ...branch, entries }
}

function shifted(row: CsvRow, by: number): CsvRow {
  return {
    from: row.from + by,
    to: row.to + by,
    cells: row.cells.map((cell) => ({
      ...cell,
      span: { from: cell.span.from + by, to: cell.span.to + by },
    })),
  }
}

import { diceFor } from '../text.ts'
import { readRolls, tableDice } from '../rolls.ts'
import type { Table, TableRow } from '../shape.ts'
import { byWeight } from '../weights.ts'
import type { ForeignText, ForeignTable, ReadNote } from './format.ts'
import { inOneLine, foreignId, foreignTable, weightAtEnd } from './own-text.ts'

/** A row of cells, with its line from 1. */
export interface CellRow {
  line: number
  cells: readonly string[]
}

/** Meaning of a column. */
type Column =
  | { is: 'rolls'; dice: string | null }
  | {
      is:
        | 'table'
        | 'id'
        | 'dice'
        | 'from'
        | 'to'
        | 'weight'
        | 'licence'
        | 'author'
        | 'columns'
        | 'each'
        | 'skip'
    }
  | { is: 'text'; heading: string }

const headings: readonly (readonly [RegExp, Column['is']])[] = [
  [/^(?:table|list)$/, 'table'],
  [/^table id$/, 'id'],
  [/^(?:die|dice|formula)$/, 'dice'],
  [/^(?:roll|rolls|range|#|no\.?|nr\.?)$/, 'rolls'],
  [/^(?:from|min|low|roll from|minimum)$/, 'from'],
  [/^(?:to|max|high|roll to|maximum)$/, 'to'],
  [/^(?:weight|weights|chance|odds|%|probability)$/, 'weight'],
  [/^licen[cs]e$/, 'licence'],
  [/^author$/, 'author'],
  [/^columns$/, 'columns'],
  [/^roll for each column$/, 'each'],
]
const texts = /^(?:result|results|entry|text|name|description|item|what)$/

/** Name of a column without the marks of Markdown and of Obsidian's roller. */
const bare = (cell: string) =>
  cell
    .replace(/[*_`]/g, '')
    .replace(/^\s*dice:\s*/i, '')
    .trim()

/** Dice that head a column of rolls: `d6`, `2d6`, `d%`, `Roll d20`. */
function diceOfHeading(cell: string): string | null {
  const name = bare(cell)
    .toLowerCase()
    .replace(/^roll\s+/, '')
    .replace(/d%$/, 'd100')
  return /^\d*d\d/.test(name) && typeof tableDice(name) !== 'string' ? name : null
}

function columnOf(cell: string): Column {
  const dice = diceOfHeading(cell)
  if (dice !== null) return { is: 'rolls', dice }
  const name = bare(cell).toLowerCase()
  const is = headings.find(([pattern]) => pattern.test(name))?.[1]
  if (is === 'rolls') return { is, dice: null }
  return is === undefined || is === 'text' ? { is: 'text', heading: bare(cell) } : { is }
}

/** Columns of a heading row; null when the row is no heading. */
function columnsOf({ cells }: CellRow): Column[] | null {
  const columns = cells.map(columnOf)
  const known = cells.some((cell, at) => {
    const column = columns[at]
    return column?.is !== 'text' || texts.test(bare(cell).toLowerCase())
  })
  return known ? columns : null
}

/** Columns of rows without a heading: rolls and texts, weights and texts, or texts alone. */
function columnsByLook(body: readonly CellRow[]): Column[] {
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const rolled =
    width > 1 && body.every(({ cells }) => readRolls(unDated(cells[0] ?? '').rolls) !== null)
  return Array.from({ length: width }, (_, at): Column =>
    rolled && at === 0 ? { is: 'rolls', dice: null } : { is: 'text', heading: '' },
  )
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Rolls that a spreadsheet turned into a date: `01-Feb` and `2-Jan` were `1-2`. */
function unDated(cell: string): { rolls: string; was: string | null } {
  const [, day, month] = /^(\d{1,2})-([A-Z][a-z]{2})$/.exec(cell) ?? []
  const nth = months.indexOf((month ?? '').toLowerCase()) + 1
  if (day === undefined || nth === 0) return { rolls: cell, was: null }
  const ends = [Number(day), nth].sort((a, b) => a - b)
  return { rolls: ends.join('-'), was: cell }
}

interface Gathered {
  title: string
  id: string
  rows: { line: number; text: string; rolls: string | null; weight: number }[]
  notes: ReadNote[]
  dice: string | null
  licence: string
  author: string
  columns: string[]
  /** Each column has a roll of its own. */
  each: boolean
}

/**
 * Reads rows of cells as one table, or as several where a column names them.
 * @param heading a heading row, if one is known; otherwise the first row is one when it looks so
 */
export function tablesOfCells(
  rows: readonly CellRow[],
  name: string,
  { heading, weights = false }: { heading?: CellRow; weights?: boolean } = {},
): ForeignText {
  const [first, ...others] = rows
  const given = heading ?? first
  if (!given || !first) return { tables: [], rest: [] }
  const headed = columnsOf(given)
  const body = heading || !headed ? rows : others
  let columns = headed ?? (heading ? given.cells.map(columnOf) : columnsByLook(body))
  if (weights && !headed) columns = [{ is: 'weight' }, ...columns.slice(1)]
  const gathered = new Map<string, Gathered>()
  const rest: { line: number; text: string }[] = []
  for (const row of body) gather(row, columns, name, gathered, rest)
  const several = gathered.size > 1
  const built = [...gathered.values()].map((each) => build(each, several ? name : undefined))
  return {
    tables: built.flatMap((each) => ('says' in each ? [] : [each])),
    rest,
    faults: built.flatMap((each) => ('says' in each ? [each] : [])),
  }
}

function gather(
  { line, cells }: CellRow,
  columns: readonly Column[],
  name: string,
  into: Map<string, Gathered>,
  rest: { line: number; text: string }[],
): void {
  const cell = (is: Column['is']) => {
    const at = columns.findIndex((column) => column.is === is)
    return at < 0 ? '' : (cells[at] ?? '').trim()
  }
  const inText = columns.flatMap((column, at) =>
    column.is === 'text' ? [{ heading: column.heading, text: cells[at] ?? '' }] : [],
  )
  // Cells beyond the last heading belong to the last text.
  const beyond = cells.slice(columns.length).filter((each) => each !== '')
  const written = inText.map(({ text }) => inOneLine(text).trim())
  if (beyond.length > 0) written.push([written.pop() ?? '', ...beyond].filter(Boolean).join('; '))
  if (written.every((text) => text === '')) {
    const text = cells.filter((each) => each !== '').join(', ')
    if (text !== '') rest.push({ line, text })
    return
  }
  const title = cell('table') || name
  // Two tables of one title are told apart by their ids.
  const key = cell('id') || title
  const table = into.get(key) ?? {
    title,
    id: cell('id'),
    rows: [],
    notes: [],
    dice: cell('dice') || (columns.find((each) => each.is === 'rolls')?.dice ?? null),
    licence: cell('licence'),
    author: cell('author'),
    columns: columnsIn(cell('columns'), inText),
    each: cell('each') === 'yes',
  }
  into.set(key, table)
  const { rolls, was } = unDated(cell('rolls'))
  if (was !== null)
    table.notes.push({
      line,
      fate: 'changed',
      says: `A spreadsheet had made the date “${was}” of ${rolls}.`,
    })
  const text =
    inText.length > 1
      ? written.map((each) => each.replace(/ \| /g, ' \\| ')).join(' | ')
      : (written[0] ?? '')
  const [from, to] = [cell('from'), cell('to')]
  const range = from === '' ? to : to === '' || to === from ? from : `${from}-${to}`
  const weight = cell('weight').replace(/%$/, '').replace(',', '.')
  const ranged = rolls || range
  table.rows.push({
    line,
    text,
    rolls: ranged === '' ? null : ranged.replace(/[–—−‐‑‒]/g, '-').replace(/[.:)]$/, ''),
    weight: weight === '' ? 1 : Number(weight),
  })
}

function columnsIn(given: string, inText: readonly { heading: string }[]): string[] {
  if (given !== '') return given.split('|').map((each) => each.trim())
  if (inText.length < 2) return []
  return inText.map(({ heading }, at) => heading.replace(/[|.]/g, ' ').trim() || `Column ${at + 1}`)
}

function build(read: Gathered, collection?: string): ForeignTable | { line: number; says: string } {
  const [first] = read.rows
  const fault = (line: number, says: string) => ({ line, says: `“${read.title}”: ${says}` })
  const rolled = read.rows.some(({ rolls }) => rolls !== null)
  const stray = rolled && read.rows.find(({ rolls }) => rolls === null || readRolls(rolls) === null)
  if (stray) return fault(stray.line, `“${stray.rolls ?? ''}” is no roll such as 1, 2-3 or 12+.`)
  const light = read.rows.find(({ weight }) => !(weight > 0))
  if (light) return fault(light.line, 'that is no weight; write a number above 0.')
  const rows = rolled
    ? numbered(read)
    : byWeight(
        read.rows.map(({ text, weight }) => {
          const { words, weight: at } = weightAtEnd(text)
          return { words, weight: weight * at }
        }),
      )
  if ('says' in rows) return fault(first?.line ?? 0, rows.says)
  const table: Table = {
    ...foreignTable(read.title, read.id || foreignId(read.title, collection), {
      ...rows,
      weighted: !rolled,
    }),
    ...(collection === undefined ? {} : { group: collection }),
    ...(read.licence === '' ? {} : { licence: read.licence }),
    ...(read.author === '' ? {} : { author: read.author }),
    ...(read.columns.length > 1
      ? { columns: read.columns, ...(read.each ? {} : { together: true as const }) }
      : {}),
  }
  return { table, lines: read.rows.map(({ line }) => line), notes: read.notes }
}

function numbered({ rows, dice }: Gathered): { rows: TableRow[]; dice: string } | { says: string } {
  const read = rows.map(({ rolls, text }): TableRow => [rolls ?? '', text])
  const found = dice ?? diceFor(read)
  return found === null
    ? { says: 'Say which dice: head the column of rolls with them, such as 2d6.' }
    : { rows: read, dice: found }
}

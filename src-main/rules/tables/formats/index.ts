import { looksBinary } from '../../core/binary-text.ts'
import { tableFaults, type NamedTables } from '../faults.ts'
import { callsIn, parseParts } from '../parts.ts'
import { findTable } from '../reference.ts'
import type { Table } from '../shape.ts'
import { csv, tsv } from './delimited.ts'
import type { ExportLoss, ForeignText, ReadNote, TableFormat, TextLine } from './format.ts'
import { foundry, foundry13 } from './foundry.ts'
import { hexDescribe } from './hex-describe.ts'
import { inspirationPad } from './inspiration-pad.ts'
import { lists } from './lists.ts'
import { gatefoldMarkdown } from './markdown-file.ts'
import { markdownTables } from './markdown-tables.ts'
import { perchance } from './perchance.ts'
import { withOwnIds } from './own-text.ts'
import { roll20 } from './roll20.ts'
import { soloToolkit } from './solo-toolkit.ts'
import { tracery } from './tracery.ts'

/** Every form in which tables come and go. */
export const tableFormats: readonly TableFormat[] = [
  gatefoldMarkdown,
  markdownTables,
  csv,
  tsv,
  lists,
  foundry,
  foundry13,
  roll20,
  perchance,
  tracery,
  inspirationPad,
  hexDescribe,
  soloToolkit,
]

/** A format that tables are also written in. */
type TableExport = TableFormat & Required<Pick<TableFormat, 'write'>>
export const exportFormats: readonly TableExport[] = tableFormats.filter(
  (format): format is TableExport => format.write !== undefined,
)

/** Losses of one export that are told; a table of a thousand rows has as many. */
const mostLosses = 500

/** Tables in a form, and what it does not hold of them, each once. */
export function writeTables(
  format: TableExport,
  tables: readonly Table[],
): { text: string; losses: ExportLoss[] } {
  const losses = new Map<string, ExportLoss>()
  const text = format.write(tables, (loss) => {
    if (losses.size < mostLosses) losses.set(`${loss.table} ${loss.row} ${loss.says}`, loss)
  })
  return { text, losses: [...losses.values()] }
}

/** A fault of a table or of a text, with its line from 1; 0 for the whole. */
interface PlacedFault {
  line: number
  says: string
}

/** A table as it was read: what keeps it from being rolled, and what became of its marks. */
interface ReadForeignTable {
  table: Table
  faults: readonly PlacedFault[]
  notes: readonly ReadNote[]
  /** Rows of which every mark was understood. */
  understood: number
}

/** Tables of a text, with what belongs to none of them. */
export interface ReadTables {
  format: string
  tables: readonly ReadForeignTable[]
  rest: readonly TextLine[]
  faults: readonly PlacedFault[]
}

/** Limits of what is read. */
const limits = { text: 20_000_000, rows: 20_000, row: 20_000, tables: 2000 }

/** Format that a text is most likely of. */
function formatOf(text: string): TableFormat {
  const opening = text.slice(0, 200_000)
  const sure = tableFormats.map((format) => ({ format, sure: format.sniff(opening) }))
  return sure.reduce((best, each) => (each.sure > best.sure ? each : best)).format
}

/** Title for a table that names none: the file's name without its folders and its ending. */
export function titleOfFile(file: string): string {
  const name = (file.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 60)
  return name === '' ? 'Pasted' : name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** Reads the tables of a text in any form. @param known tables that its rows may refer to */
export function readTables(
  text: string,
  name: string,
  known: NamedTables,
  wanted?: TableFormat,
): ReadTables {
  const fault = (says: string, format = ''): ReadTables => ({
    format,
    tables: [],
    rest: [],
    faults: [{ line: 0, says }],
  })
  if (text.length > limits.text)
    return fault('It is longer than 20 million characters: split it into several files.')
  if (looksBinary(text)) return fault('It is no text: save it as plain text, CSV or JSON.')
  if (text.trim() === '') return fault('It is empty: there is no table in it.')
  const format = wanted ?? formatOf(text)
  const read = format.read(text, name)
  if (read.tables.length > limits.tables)
    return fault(
      `It holds more than ${limits.tables} tables: split it into several files.`,
      format.id,
    )
  const tables = withOwnIds(read.tables)
  if (tables.length === 0 && (read.faults ?? []).length === 0)
    return { ...fault('There is no table in it.', format.id), rest: read.rest }
  return checked(format.id, { ...read, tables }, text.split(/\r\n?|\n/), known)
}

/** Reads texts whose tables may refer to those of the others; what each holds is checked beside all of them. */
export function readTogether(
  texts: readonly { text: string; name: string }[],
  known: NamedTables,
  wanted?: TableFormat,
): ReadTables[] {
  const alone = texts.map(({ text, name }) => readTables(text, name, known, wanted))
  const found = alone.map(({ tables }) => tables.map(({ table }) => table))
  if (found.filter((tables) => tables.length > 0).length < 2) return alone
  return texts.map(({ text, name }, nth) => {
    const others = found.filter((_, at) => at !== nth).flat()
    return readTables(text, name, shelfWith(others, known), wanted)
  })
}

function checked(
  format: string,
  { tables, rest, faults = [] }: ForeignText,
  source: readonly string[],
  known: NamedTables,
): ReadTables {
  const shelf = shelfWith(
    tables.map(({ table }) => table),
    known,
  )
  return {
    format,
    tables: tables.map(({ table, lines, notes }) => ({
      table: withOriginal(table, notes, source),
      faults: faultsIn(table, lines, shelf),
      notes: linked.has(format) ? [...notes, ...missingTables(table, lines, shelf)] : notes,
      understood: understoodRows(table, notes),
    })),
    rest,
    faults,
  }
}

/** Forms whose links to tables have a sign of their own, so that no words in brackets are taken for one. */
const linked: ReadonlySet<string> = new Set(['foundry', 'foundry-13', 'roll20'])

/** Notes on links to tables that are neither in the file nor among those known. */
function missingTables({ rows }: Table, lines: readonly number[], shelf: NamedTables): ReadNote[] {
  return rows.flatMap(([, text], row) =>
    [...new Set(callsIn(parseParts(text).parts))]
      .filter((name) => !name.includes('/') && !findTable(shelf, name))
      .map((name) => ({
        line: lines[row] ?? 0,
        fate: 'changed' as const,
        says: `The table “${name}” is not in this file; until it is here, [${name}] stays as it is.`,
      })),
  )
}

function understoodRows({ rows }: Table, notes: readonly ReadNote[]): number {
  const lost = notes.filter(({ fate }) => fate !== 'changed').map(({ line }) => line)
  return Math.max(0, rows.length - new Set(lost).size)
}

function faultsIn(table: Table, lines: readonly number[], shelf: NamedTables): PlacedFault[] {
  if (table.rows.length > limits.rows)
    return [{ line: lines[limits.rows] ?? 0, says: `A table has at most ${limits.rows} rows.` }]
  const long = table.rows.findIndex(([, row]) => row.length > limits.row)
  if (long >= 0)
    return [{ line: lines[long] ?? 0, says: `A row has at most ${limits.row} characters.` }]
  return tableFaults(table, shelf).map(({ says, row }) => ({
    line: row === undefined ? 0 : (lines[row] ?? 0),
    says,
  }))
}

/** The tables of one text before those that were there. */
function shelfWith(tables: readonly Table[], known: NamedTables): NamedTables {
  const ids = new Map(tables.map((table) => [table.id, table]))
  const titles = new Map([...tables].reverse().map((table) => [table.title.toLowerCase(), table]))
  return {
    table: (id) => ids.get(id) ?? known.table(id),
    tableNamed: (title) => titles.get(title.trim().toLowerCase()) ?? known.tableNamed?.(title),
    names: () => [...ids.keys(), ...known.names()],
  }
}

/** Adds what was not understood to the table's note, with the original line, so that nothing is lost. */
function withOriginal(table: Table, notes: readonly ReadNote[], source: readonly string[]): Table {
  const lost = notes.filter(({ fate }) => fate !== 'changed')
  if (lost.length === 0) return table
  const lines = [...new Set(lost.map(({ line }) => line))].map(
    (line) => `Line ${line}: ${(source[line - 1] ?? '').trim().slice(0, 400)}`,
  )
  const note = [table.note, 'Not understood, as it was written:', ...lines]
    .filter(Boolean)
    .join(' ')
  return { ...table, note: note.length > 3900 ? `${note.slice(0, 3900)}…` : note }
}

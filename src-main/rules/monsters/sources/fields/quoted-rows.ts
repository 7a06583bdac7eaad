import { lineEndOf } from '../spans.ts'
import type { Span } from '../../canonical.ts'
import { rowsOf, underHeader, type CsvRow } from './csv.ts'
import type { OpenedFile } from './opened-file.ts'
import { isHeaderRow, nameByFirstColumn } from './table.ts'

/** A line of a program that is one text and a comma. */
const quoted = /^[ \t]*[fr]?(["'`])(.{8,2000})\1[ \t]*,?[ \t]*(?:(?:#|\/\/)[^\n]*)?\r?$/
/** Comment sign and title before headings: `# Columns: name | ac`. */
const lead = /^[ \t]*(?:#+|\/\/+|\*+|--+|"""|''')?[ \t]*(?:[A-Za-z ]{3,20}:[ \t]*)?/
/** Cheap looks: how such a line ends. */
const ends = ['",', "',", '`,']
const ended = /["'`],[ \t]*(?:[\r\n]|#|\/\/)/
const delimiters = ['|', ';', '\t', ',']
/** Fewest cells of a row. */
const fewest = 4
/** Lines of headings are looked for among so many. */
const mostLines = 400

interface Quoted extends Span {
  words: string
  /** Offset where the words begin. */
  at: number
}

/** A table that a program keeps as texts, `"Imp | 2 | 7 | 1 sting (1d4)",` a line, under headings among them or in a comment. */
export function quotedRows(text: string): OpenedFile | null {
  if (!ends.some((sign) => text.includes(sign)) || !ended.test(text.slice(0, 20_000))) return null
  const lines = quotedLines(text)
  const [first] = lines
  if (!first || lines.length < 2) return null
  for (const delimiter of delimiters) {
    if (!first.words.includes(delimiter)) continue
    const rows = lines.flatMap((line) => rowIn(line.words, delimiter, line.at, line) ?? [])
    const width = rows[0]?.cells.length ?? 0
    const header = rows.length > 1 && width >= fewest ? headingsOf(text, rows, delimiter) : null
    if (header)
      return placesOf(
        text,
        header,
        rows.filter((row) => row !== header && row.cells.length === width),
      )
  }
  return null
}

function quotedLines(text: string): Quoted[] {
  const found: Quoted[] = []
  for (let from = 0; from < text.length;) {
    const to = lineEndOf(text, from)
    const match = to - from < 2100 ? quoted.exec(text.slice(from, to)) : null
    const [line, sign = '', words = ''] = match ?? []
    if (line !== undefined) found.push({ from, to, words, at: from + line.indexOf(sign) + 1 })
    from = to + 1
  }
  return found
}

function rowIn(words: string, delimiter: string, at: number, { from, to }: Span): CsvRow | null {
  const [row] = rowsOf(words, delimiter)
  if (!row) return null
  const cells = row.cells.map((cell) => ({
    ...cell,
    value: String(cell.value).trim(),
    span: { from: cell.span.from + at, to: cell.span.to + at },
  }))
  return { cells, from, to }
}

/** The first row, or a line above it with as many cells. */
function headingsOf(text: string, rows: readonly CsvRow[], delimiter: string): CsvRow | null {
  const [first] = rows
  if (!first) return null
  if (isHeaderRow(first)) return first
  let from = 0
  for (const line of text.slice(0, first.from).split('\n', mostLines)) {
    const words = line.replace(lead, '')
    const at = from + line.length - words.length
    const row =
      words.includes(delimiter) && words.length < 600
        ? rowIn(words, delimiter, at, { from, to: from + line.length })
        : null
    if (row?.cells.length === first.cells.length && isHeaderRow(row)) return row
    from += line.length + 1
  }
  return null
}

function placesOf(text: string, header: CsvRow, rows: readonly CsvRow[]): OpenedFile | null {
  const [first] = rows
  if (!first) return null
  const monsters = rows.map((row) => ({
    branch: nameByFirstColumn(underHeader(header, row)),
    from: row.from,
  }))
  const end = rows.at(-1)?.to ?? text.length
  const prose = [
    { from: 0, to: first.from },
    { from: end, to: text.length },
  ]
  return { monsters, beside: [], syntax: 'table', prose }
}

import { guardCell, unguardCell } from '../../core/spreadsheet-cell.ts'
import { quoted } from '../cells.ts'
import { cellsOfRow } from '../compiled.ts'
import { readRolls, tableDice } from '../rolls.ts'
import type { Table } from '../shape.ts'
import { weightOf } from '../weights.ts'
import { tablesOfCells } from './cell-rows.ts'
import type { TableFormat } from './format.ts'
import { inOneLine } from './own-text.ts'

/** Separator that most lines hold equally often; null when none does. */
function separatorOf(text: string, of: readonly string[]): string | null {
  const lines = text.split(/\r?\n/, 60).filter((line) => line.trim() !== '')
  const best = of
    .map((separator) => {
      const counts = lines.map((line) => cellsIn(line, separator))
      const usual = counts[0] ?? 1
      const even = counts.filter((count) => count === usual).length
      return { separator, usual, share: usual < 2 ? 0 : even / lines.length }
    })
    .sort((a, b) => b.share - a.share || b.usual - a.usual)[0]
  return best && best.share > 0 ? best.separator : null
}

const cellsIn = (line: string, separator: string) => quoted(line, separator)[0]?.cells.length ?? 1

const knownHead = /^\s*"?(?:roll|from|min|weight|table|list|result|dice|die|d\d+|\d*d\d+|#)\b/i

/** A column of texts alone, under its head. */
const headAlone = /^\uFEFF?\s*"?(?:results?|entry|text)"?[ \t]*\r?\n/i

/** CSV and TSV: a column of rolls, of weights or of ranges, and one or several of texts. */
function delimited(id: 'csv' | 'tsv', title: string, separators: readonly string[]): TableFormat {
  return {
    id,
    title,
    extension: id,
    sniff(text) {
      const separator = separatorOf(text, separators)
      if (separator === null) return id === 'csv' && headAlone.test(text) ? 0.9 : 0
      const lines = text.split(/\r?\n/, 60).filter((line) => line.trim() !== '')
      const even = lines.filter(
        (line) => cellsIn(line, separator) === cellsIn(lines[0] ?? '', separator),
      )
      const share = even.length / lines.length
      if (id === 'tsv') return share * 0.85
      // Prose has commas too: a head or leading numbers tell a table.
      const headed = knownHead.test(text.replace(/^\uFEFF/, ''))
      const rolled = lines.every((line) => /^\s*"?\d/.test(line))
      return headed ? 0.9 : rolled && share > 0.6 ? 0.7 : share === 1 && lines.length > 2 ? 0.45 : 0
    },
    read(text, name) {
      const separator = separatorOf(text, separators) ?? separators[0] ?? ','
      const rows = quoted(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), separator)
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
        .map(({ line, cells }) => ({ line, cells: cells.map(unguardCell) }))
      return tablesOfCells(rows, name)
    },
    write: (tables) => written(tables, separators[0] ?? ','),
  }
}

export const csv = delimited('csv', 'Table (CSV)', [',', ';'])
export const tsv = delimited('tsv', 'Table (TSV)', ['\t'])

/** One line a range of rolls: `dice`, `from` and `to`, or `weight`, then the text. */
function written(tables: readonly Table[], separator: string): string {
  const [only] = tables
  const alone = tables.length === 1 && (only?.columns?.length ?? 0) > 1 ? only?.columns : undefined
  const has = {
    columns: !alone && tables.some(({ columns }) => columns),
    each: tables.some(({ columns, together }) => columns && !together),
    licence: tables.some(({ licence }) => licence),
    author: tables.some(({ author }) => author),
  }
  const head = [
    'table',
    'table id',
    'dice',
    'from',
    'to',
    'weight',
    ...(alone ?? ['result']),
    ...(has.columns ? ['columns'] : []),
    ...(has.each ? ['roll for each column'] : []),
    ...(has.licence ? ['licence'] : []),
    ...(has.author ? ['author'] : []),
  ]
  const lines = tables.flatMap((table) =>
    table.rows.flatMap((row) => {
      const texts = alone ? cellsOfRow(row[1], alone.length) : [row[1]]
      return placesOf(table, row).map((place) => [
        table.title,
        table.id,
        ...place,
        ...texts.map((text) => inOneLine(text)),
        ...(has.columns ? [table.columns?.join(' | ') ?? ''] : []),
        ...(has.each ? [table.columns && !table.together ? 'yes' : ''] : []),
        ...(has.licence ? [table.licence ?? ''] : []),
        ...(has.author ? [table.author ?? ''] : []),
      ])
    }),
  )
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => cellText(guardCell(cell), separator)).join(separator)}\r\n`
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${[head, ...lines].map(line).join('')}`
}

/** Dice, first and last roll and weight of a row; several where its rolls are apart. */
function placesOf(table: Table, row: Table['rows'][number]): string[][] {
  if (table.weighted) return [['', '', '', String(weightOf(row))]]
  const dice = tableDice(table.dice)
  const totals = typeof dice === 'string' ? [] : dice.totals
  const [least = 0, most = 0] = [totals[0], totals[totals.length - 1]]
  return (readRolls(row[0]) ?? []).map((range) => [
    table.dice,
    String(Math.max(range.least, least)),
    String(Math.min(range.most, most)),
    '',
  ])
}

function cellText(cell: string, separator: string): string {
  const flat = cell.replaceAll('\t', ' ')
  return flat.includes(separator) || /["\n\r;]|^\s|\s$/.test(flat)
    ? `"${flat.replaceAll('"', '""')}"`
    : flat
}

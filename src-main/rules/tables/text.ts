import { plainPool } from '../dice/expression.ts'
import { limits } from '../dice/limits.ts'
import { print } from '../dice/notation.ts'
import { diceForRange } from '../dice/range.ts'
import { byWeight } from './weights.ts'
import { cellsOf, type TableLayout } from './cells.ts'
import { readRolls, tableDice } from './rolls.ts'
import type { Table, TableRow } from './table.ts'

export type { TableLayout } from './cells.ts'

/** Result of parsing a table's text. */
type ReadTable =
  | {
      ok: true
      dice: string
      rows: TableRow[]
      layout: TableLayout
      ranged: 'rolls' | 'weights' | 'equal'
      /** Line on which each row begins, from 1. */
      lines: number[]
    }
  /** `line` counts from 1; 0 when the fault is in the text as a whole. */
  | { ok: false; line: number; says: string }

const longest = 1_000_000

/**
 * Reads a table from CSV, TSV, Markdown or plain lines: a column of rolls (`1`, `2-3`, `01-33`, `00`)
 * and one of texts, or weights and texts, or texts alone, which are then equally likely.
 * A first line such as `d6,Result` or `Weight,Result` names the columns.
 * Gaps between rolls are found by `gaps`, not here.
 */
export function readTable(text: string): ReadTable {
  if (text.length > longest)
    return { ok: false, line: 0, says: 'The table is longer than 1,000,000 characters.' }
  const { layout, lines } = cellsOf(text)
  const [first, ...others] = lines
  if (!first) return { ok: false, line: 0, says: 'There is no table here: write one row a line.' }
  const head = headOf(first.cells)
  const body = head ? others : lines
  if (body.length === 0)
    return { ok: false, line: first.line, says: 'The table has a heading and no rows.' }
  const { dice, kind } = head ?? { dice: null, kind: null }
  if (kind === 'weights') return weighted(layout, body)
  const rolled = body.every(({ cells }) => cells.length > 1 && readRolls(cells[0] ?? '') !== null)
  if (rolled) return ranged(layout, body, dice)
  const stray = body.find(({ cells }) => cells.length > 1 && readRolls(cells[0] ?? '') === null)
  if (dice !== null && stray) {
    return {
      ok: false,
      line: stray.line,
      says: `“${stray.cells[0]}” is no roll such as 1, 2-3 or 12+.`,
    }
  }
  return equal(layout, body)
}

interface Line {
  line: number
  cells: string[]
}

function headOf(
  cells: readonly string[],
): { dice: string | null; kind: 'weights' | 'rolls' | null } | null {
  const name = (cells[0] ?? '').trim().toLowerCase()
  if (cells.length < 2) return null
  if (/^(weight|weights|chance|odds)$/.test(name)) return { dice: null, kind: 'weights' }
  if (/^(roll|rolls|die|dice|#|no\.?|result)$/.test(name)) return { dice: null, kind: 'rolls' }
  const dice = name.replace(/^roll\s+/, '')
  return /d/.test(dice) && typeof tableDice(dice) !== 'string' ? { dice, kind: 'rolls' } : null
}

const rest = (cells: readonly string[]) =>
  cells
    .slice(1)
    .filter((cell) => cell !== '')
    .join('; ')

function ranged(layout: TableLayout, body: readonly Line[], dice: string | null): ReadTable {
  const rows = body.map(({ cells }): TableRow => [cells[0] ?? '', rest(cells)])
  const found = dice ?? diceFor(rows)
  if (found === null)
    return {
      ok: false,
      line: 0,
      says: 'Say which dice: head the first column with them, such as 2d6.',
    }
  return {
    ok: true,
    layout,
    dice: found,
    rows,
    ranged: 'rolls',
    lines: body.map(({ line }) => line),
  }
}

/** Dice that fit the rolls of a table; null when none do. */
export function diceFor(rows: readonly TableRow[]): string | null {
  const ranges = rows.flatMap(([rolls]) => readRolls(rolls) ?? [])
  const ends = ranges.flatMap(({ least, most }) => [least, most]).filter(Number.isFinite)
  const [least, most] = [
    ends.reduce((a, b) => Math.min(a, b), Infinity),
    ends.reduce((a, b) => Math.max(a, b), -Infinity),
  ]
  const pairs = ends.every((end) => /^[1-6][1-6]$/.test(String(end)))
  if (pairs && least === 11 && most === 66) return 'd66'
  if (least === 1 && most <= limits.sides) return print(plainPool(1, most))
  const dice = least > 0 && least < most ? diceForRange(least, most) : null
  return dice && print(dice)
}

function weighted(layout: TableLayout, body: readonly Line[]): ReadTable {
  const rows: { words: string; weight: number }[] = []
  for (const { line, cells } of body) {
    const weight = Number((cells[0] ?? '').replace(/%$/, ''))
    if (!(weight > 0) || cells[0] === '')
      return { ok: false, line, says: `“${cells[0]}” is no weight; write a number above 0.` }
    rows.push({ words: rest(cells), weight })
  }
  return onOneDie(layout, body, rows, 'weights')
}

const weightAtEnd = /^(.*?)\s+\^(\d+(?:\.\d+)?)$/s

function equal(layout: TableLayout, body: readonly Line[]): ReadTable {
  const rows = body.map(({ cells }) => {
    const text = cells.filter((cell) => cell !== '').join('; ')
    const [, words = text, weight] = weightAtEnd.exec(text) ?? []
    return { words, weight: weight === undefined ? 1 : Number(weight) }
  })
  const weights = rows.some(({ weight }) => weight !== 1)
  return onOneDie(layout, body, rows, weights ? 'weights' : 'equal')
}

function onOneDie(
  layout: TableLayout,
  body: readonly Line[],
  rows: readonly { words: string; weight: number }[],
  kind: 'weights' | 'equal',
): ReadTable {
  const weighted = byWeight(rows)
  if ('says' in weighted)
    return { ok: false, line: 0, says: `The table can’t be rolled: ${weighted.says}` }
  return { ok: true, layout, ...weighted, ranged: kind, lines: body.map(({ line }) => line) }
}

/** Writes a table so that `readTable` reads the same dice and rows again. */
export function writeTable(
  table: Pick<Table, 'dice' | 'rows'>,
  layout: Exclude<TableLayout, 'lines'>,
): string {
  const rows = [[table.dice, 'Result'], ...table.rows]
  if (layout === 'markdown') return markdown(rows)
  const separator = layout === 'csv' ? ',' : '\t'
  return rows
    .map((row) => row.map((cell) => quotedIfNeeded(cell, separator)).join(separator) + '\n')
    .join('')
}

function quotedIfNeeded(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function markdown(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |\n`
  const [head = [], ...body] = rows
  return [line(head), '| --- | --- |\n', ...body.map(line)].join('')
}

const inCell = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')

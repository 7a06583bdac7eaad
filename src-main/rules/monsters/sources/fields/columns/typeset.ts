import { lineEndOf } from '../../spans.ts'
import type { CsvRow } from '../csv.ts'
import type { TreeLeaf } from '../tree.ts'
import { type RowBudget } from './rows.ts'
import { labelOf, oneMonster, readSideBySide, type TablePage, type MonsterTable } from './table.ts'

/** Words of LaTeX that stand for a sign. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\\times(?![a-z])/g, '×'],
  [/\\(?:frac|sfrac|nicefrac)\{(\d)\}\{(\d)\}/g, '$1/$2'],
  [/\\(?:quad|qquad|,|;| )/g, ' '],
  [/\\pm(?![a-z])/g, '±'],
  [/(?<=[\w)])---?(?=[\w(])/g, '-'],
  [/\\[a-zA-Z]{2,20}\*?(?:\[[^\]\n]{0,40}\])?/g, ''],
  [/[{}$^_]|\\\\(?:\[[^\]\n]{0,20}\])?/g, ''],
  [/\\(?=[%&#_$])/g, ''],
  [/~/g, ' '],
  [/ {2,}/g, ' '],
]

/** A line whose cells are parted by ampersands, as LaTeX has its tables; null for any other. */
function typesetRow(text: string, from: number, to: number): CsvRow | null {
  const end = endOf(text, from, to)
  const cells: TreeLeaf[] = []
  let start = from
  for (let at = text.indexOf('&', from); ; at = text.indexOf('&', at + 1)) {
    const close = at < 0 || at > end ? end : at
    if (close < end && text.charCodeAt(close - 1) === 92) continue
    cells.push(cellOf(text, start, close))
    start = close + 1
    if (close === end) break
  }
  return cells.length >= 2 ? { cells, from, to } : null
}

/** Offset of the `\\` that ends a row, which leaves out a comment behind it; `to` without one. */
function endOf(text: string, from: number, to: number): number {
  const line = text.slice(from, to)
  const close = line.lastIndexOf('\\\\')
  return close < 0 ? to : from + close
}

function cellOf(text: string, from: number, to: number): TreeLeaf {
  const raw = text.slice(from, to)
  let value = raw
  if (/[\\{$~]|--/.test(raw)) for (const [sign, by] of signs) value = value.replace(sign, by)
  const left = raw.length - raw.trimStart().length
  const start = Math.min(from + left, to)
  return {
    kind: 'leaf',
    value: value.trim(),
    span: { from: start, to: Math.max(start, from + raw.trimEnd().length) },
  }
}

/** True for a line that only rules or breaks a table, is a comment, or is blank. */
function isRule(line: string): boolean {
  return /^\s*(?:\\(?:hline|toprule|midrule|bottomrule|cline|addlinespace|noalign)\b.{0,60}|%.*)?\s*$/.test(
    line,
  )
}

/** Monsters of a table that is set by ampersands: side by side under their names, or one under its title. */
export function typesetTable(
  page: TablePage,
  from: number,
  budget: RowBudget,
): MonsterTable | null {
  const { text } = page
  const rows: CsvRow[] = []
  for (let at = from; at < text.length && budget.rows > 0;) {
    const end = lineEndOf(text, at)
    const row = typesetRow(text, at, end)
    budget.rows -= 1
    if (row) {
      if (rows.length > 1 && row.cells.length !== rows[1]?.cells.length) break
      rows.push(row)
    } else if (!isRule(text.slice(at, end))) break
    at = end + 1
  }
  const [header, ...under] = rows
  if (!header || rows.length <= 3) return null
  return labelOf(header) === null && String(header.cells[0]?.value).at(-1) !== ':'
    ? readSideBySide(page, header, under)
    : oneMonster(page, rows)
}

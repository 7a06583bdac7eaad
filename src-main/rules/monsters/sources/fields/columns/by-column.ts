import { lineEndOf } from '../../spans.ts'
import type { CsvRow } from '../csv.ts'
import { fieldOf } from '../keys.ts'
import type { TreeLeaf } from '../tree.ts'
import { labels, mayName } from './stacked.ts'
import { readSideBySide, type TablePage, type MonsterTable } from './table.ts'
import { linesBefore, linesFrom, stretchOf } from './word-lines.ts'

/** Fewest labels under each other, and longest of them. */
const fewest = 5
const longest = 30
/** Most monsters whose columns follow. */
const mostColumns = 6

/**
 * A table that was copied a column after the other: all labels, then a name and its values, then
 * the next name. Found at the label of the armour; null for any other line.
 */
export function readByColumn(page: TablePage, from: number, end: number): MonsterTable | null {
  const { text } = page
  if (end - from > longest || !endsWithColon(text, from, end)) return null
  if (!endsWithColon(text, end + 1, lineEndOf(text, end + 1))) return null
  if (fieldOf(text.slice(from, end)) !== 'ac') return null
  const below = linesFrom(text, from)
  const above = linesBefore(text, from)
  const first = countOf(above)
  const last = countOf(below)
  const stack = [...above.slice(0, first).reverse(), ...below.slice(0, last)]
  if (stack.length < fewest) return null
  const columns = columnsIn(below.slice(last), stack)
  if (columns.length < 2) return null
  const names = columns.flatMap(({ 0: name }) => (name ? [name] : []))
  const rows = stack.map((label, index): CsvRow => {
    const cells = columns.flatMap((column) => column[index + 1] ?? [])
    return { cells: [label, ...cells], ...stretchOf([label, ...cells]) }
  })
  const found = readSideBySide(page, { cells: names, ...stretchOf(stack) }, rows)
  return found && { ...found, to: columns.at(-1)?.at(-1)?.span.to ?? found.to }
}

function endsWithColon(text: string, from: number, end: number): boolean {
  let last = end - 1
  while (last > from && text.charCodeAt(last) <= 32) last -= 1
  return last > from && text.charCodeAt(last) === 58
}

/** How many lines from the first on are labels. */
function countOf(lines: readonly TreeLeaf[]): number {
  const end = lines.findIndex(({ value }) => !labels(String(value), true))
  return end < 0 ? lines.length : end
}

/** The columns that follow: a name, and values of which armour and Hit Dice are numbers. */
function columnsIn(lines: readonly TreeLeaf[], stack: readonly TreeLeaf[]): TreeLeaf[][] {
  const numbers = stack.flatMap(({ value }, index) =>
    /^(?:ac|hd)$/.test(fieldOf(String(value)) ?? '') ? [index + 1] : [],
  )
  const columns: TreeLeaf[][] = []
  for (let at = 0; columns.length < mostColumns; at += stack.length + 1) {
    const column = lines.slice(at, at + stack.length + 1)
    const fits =
      column.length > stack.length &&
      column[0] !== undefined &&
      mayName(column[0]) &&
      numbers.every((index) => /^[-\d½]/.test(String(column[index]?.value ?? '')))
    if (!fits) break
    columns.push(column)
  }
  return columns
}

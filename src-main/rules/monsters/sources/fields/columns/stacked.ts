import { lineEndOf } from '../../spans.ts'
import { isDigit, isSpace } from '../../signs.ts'
import type { CsvRow } from '../csv.ts'
import { fieldOf } from '../keys.ts'
import type { TreeLeaf } from '../tree.ts'
import { linesBefore, linesFrom, stretchOf } from './word-lines.ts'
import { isName, readSideBySide, type TablePage, type MonsterTable } from './table.ts'

/** Most monsters whose cells are under each other, and fewest labels with a cell for each. */
const mostColumns = 6
const fewestRows = 4
/** Longest label, name and cell with a line of its own. */
const longestLabel = 30
const longestName = 50
const longestCell = 80

/**
 * A table whose cells were copied a line each: a label, and under it a line for each monster. It is
 * found at the label of the armour; null for any other line.
 */
export function stackedTable(page: TablePage, from: number, end: number): MonsterTable | null {
  if (end - from > longestLabel || !numbersUnder(page.text, end)) return null
  if (fieldOf(page.text.slice(from, end)) !== 'ac') return null
  const colons = page.text.slice(from, end).trimEnd().endsWith(':')
  const isLabel = (words: string) => labels(words, colons)
  const below = linesFrom(page.text, from)
  const width = below.slice(1).findIndex(({ value }) => isLabel(String(value)))
  const armour = below.slice(1, 1 + width)
  if (width < 2 || width > mostColumns || !armour.every(({ value }) => /^-?\d/.test(String(value))))
    return null
  const above = linesBefore(page.text, from)
  const top = topOf(above, width, isLabel)
  const names = above.slice(top, top + width).reverse()
  if (names.length < width || !names.every(mayName)) return null
  const lines = [...above.slice(0, top).reverse(), ...below]
  const rows = rowsOf(lines, width, isLabel)
  if (rows.filter(({ full }) => full).length < fewestRows) return null
  const header = { cells: names, ...stretchOf(names) }
  return readSideBySide(page, header, rows)
}

/** How far below a line the next one with words may stand, in signs. */
const widestGap = 200

/** True when the next two lines with words begin with a number. */
function numbersUnder(text: string, end: number): boolean {
  let at = end
  for (let line = 0; line < 2; line += 1) {
    const limit = Math.min(text.length, at + widestGap)
    while (at < limit && isSpace(text.charCodeAt(at))) at += 1
    const code = text.charCodeAt(at)
    if (!isDigit(code) && code !== 45) return false
    at = lineEndOf(text, at)
  }
  return true
}

/** True when a line is a label: it ends with a colon if `colons`, otherwise it names a field. */
export function labels(words: string, colons: boolean): boolean {
  if (words.length > longestLabel || !/^[\p{L}%#*]/u.test(words)) return false
  return colons ? words.endsWith(':') : words.length > 1 && fieldOf(words) !== null
}

export function mayName({ value }: TreeLeaf): boolean {
  const words = String(value)
  return isName(words) && words.length <= longestName && !/\d|[.:;!?]$/.test(words)
}

/** How many lines above the armour are labels and their cells. */
function topOf(
  above: readonly TreeLeaf[],
  width: number,
  isLabel: (words: string) => boolean,
): number {
  let top = 0
  for (let at = 0; at < above.length && at - top <= width + 2; at += 1)
    if (isLabel(String(above[at]?.value ?? ''))) top = at + 1
  return top
}

interface StackedRow extends CsvRow {
  /** True when it had a cell for each monster. */
  full: boolean
}

function rowsOf(
  lines: readonly TreeLeaf[],
  width: number,
  isLabel: (words: string) => boolean,
): StackedRow[] {
  const rows: StackedRow[] = []
  for (let at = 0; at < lines.length;) {
    const label = lines[at]
    const next = lines.findIndex(({ value }, place) => place > at && isLabel(String(value)))
    const last = next < 0 || next - at > width * 2 + 2
    const under = lines.slice(at + 1, last ? at + 1 + width : next)
    const cells = joined(under, width)
    const [only] = cells
    if (label && last && under.some(({ value }) => String(value).length > longestCell)) break
    if (label && cells.length > 0)
      rows.push({
        cells: [label, ...(only && cells.length === 1 ? Array<TreeLeaf>(width).fill(only) : cells)],
        ...stretchOf([label, ...under]),
        full: cells.length === width,
      })
    if (last) break
    at = next
  }
  return rows
}

/** A cell for each monster or one for all, where a line may go on with the one above; none otherwise. */
function joined(lines: readonly TreeLeaf[], width: number): TreeLeaf[] {
  if (lines.length === width) return [...lines]
  const cells: TreeLeaf[] = []
  for (const line of lines) {
    const last = cells.at(-1)
    const isContinued =
      last && (/^[\p{Ll}(+/,]/u.test(String(line.value)) || /[,/+]$/.test(String(last.value)))
    if (isContinued)
      cells[cells.length - 1] = { ...last, value: `${String(last.value)} ${String(line.value)}` }
    else cells.push(line)
  }
  return cells.length === width || cells.length === 1 ? cells : []
}

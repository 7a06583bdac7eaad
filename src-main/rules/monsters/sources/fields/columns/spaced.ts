import { lineEndOf } from '../../spans.ts'
import type { CsvRow } from '../csv.ts'
import { fieldOf, type FieldKey } from '../keys.ts'
import type { TreeLeaf } from '../tree.ts'
import { isDigit } from '../../signs.ts'
import { labelEnd } from './labels.ts'
import { isName, readSideBySide, type TablePage, type MonsterTable } from './table.ts'
import { namesOf } from './names.ts'
import type { Value } from './tokens.ts'
import { armourCount, valuesOf } from './values.ts'

/** Most monsters in one line, and fewest lines that must have a value for each. */
const mostColumns = 6
const fewestRows = 4
/** Longest line of such a table, and most of them over the armour and under it. */
const longestLine = 200
const mostAbove = 15
const mostBelow = 30

/** A line of figures with its label. */
interface Line {
  label: TreeLeaf
  field: FieldKey | null
  words: string
  from: number
  to: number
}

/**
 * A table whose cells lost all but a space between them: `AC 7 7 6` under `Camel Donkey Mule`. Found
 * at the line of the armour; where most lines have as many values as it, that many stand side by side.
 */
export function spacedTable(page: TablePage, from: number, end: number): MonsterTable | null {
  const { text } = page
  if (!mayHoldValues(text, from, end)) return null
  const armour = lineAt(text, from, end)
  if (armour?.field !== 'ac') return null
  const columns = armourCount(armour.words)
  if (columns < 2 || columns > mostColumns) return null
  const above = linesAbove(text, from)
  const lines = [...above.lines, armour, ...linesBelow(text, end + 1)]
  const header = headerOf(text, lines, above.from, columns)
  if (!header) return null
  const split = lines.slice(header.skips).map((line) => ({ line, values: valuesIn(line, columns) }))
  const known = split.filter(({ line }) => line.field !== null)
  const agreed = known.filter(({ values }) => values?.length === columns)
  if (agreed.length < fewestRows || agreed.length * 2 <= known.length) return null
  if (!agreed.some(({ line }) => line.field === 'hd')) return null
  return readSideBySide(
    page,
    header.row,
    split.map(({ line, values }) => rowOf(line, values, columns)),
  )
}

/** True when the line may end with two values; a cheap look at its last signs, which rules out most. */
function mayHoldValues(text: string, from: number, end: number): boolean {
  if (end - from > longestLine || end - from < 5) return false
  let last = end - 1
  while (last > from && text.charCodeAt(last) <= 32) last -= 1
  if (!endsValue(text.charCodeAt(last))) return false
  const gap = text.lastIndexOf(' ', last)
  if (gap <= from + 1) return false
  const before = text.charCodeAt(gap - 1)
  // A bracket of its own belongs to the value before it.
  return endsValue(before) || before === 124 || before === 47 || before <= 32 || before === 91
}

/** A digit, an asterisk or a closing bracket. */
function endsValue(code: number): boolean {
  return isDigit(code) || code === 42 || code === 41 || code === 93
}

function lineAt(text: string, from: number, end: number): Line | null {
  const line = text.slice(from, Math.min(end, from + longestLine))
  const label = labelEnd(line)
  if (label === null) return null
  const start = line.length - line.slice(label).replace(/^[\s:*_|=]+/, '').length
  const words = line
    .slice(start)
    .trimEnd()
    .replace(/\s*\|$/, '')
  const key = line.slice(0, label).trim()
  const at = from + line.length - line.trimStart().length
  return {
    label: { kind: 'leaf', value: key, span: { from: at, to: from + label } },
    field: fieldOf(key),
    words,
    from: from + start,
    to: from + start + words.length,
  }
}

/** A line of values whose label nobody knows: `Horns 1 2 0`. */
function nameless(text: string, from: number, end: number): Line | null {
  const line = text.slice(from, Math.min(end, from + longestLine))
  const label = /^\s*[\p{L}%#][\p{L}\s.%#]{0,30}(?=\s(?:\d|None\b|Nil\b|-))/iu.exec(line)?.[0]
  if (label === undefined) return null
  const words = line.slice(label.length).trim()
  const key: TreeLeaf = {
    kind: 'leaf',
    value: label.trim(),
    span: { from, to: from + label.length },
  }
  const start = from + line.indexOf(words, label.length)
  return { label: key, field: null, words, from: start, to: start + words.length }
}

/** The lines of figures right above, in their order, and where the line over them begins. */
function linesAbove(text: string, start: number): { lines: Line[]; from: number } {
  const lines: Line[] = []
  let top = start
  while (top > 0 && lines.length < mostAbove) {
    const from = text.lastIndexOf('\n', top - 2) + 1
    const line = lineAt(text, from, top - 1) ?? nameless(text, from, top - 1)
    if (!line || line.words === '') break
    lines.unshift(line)
    top = from
  }
  return { lines, from: top }
}

/** The lines of figures below; one without a label goes on with the one above it. */
function linesBelow(text: string, start: number): Line[] {
  const lines: Line[] = []
  for (let from = start; from < text.length && lines.length < mostBelow;) {
    const end = lineEndOf(text, from)
    const raw = text.slice(from, Math.min(end, from + longestLine)).trim()
    if (raw === '') break
    const last = lines.at(-1)
    const line = lineAt(text, from, end)
    if (line) lines.push(line)
    else if (last && /^[(+/\p{Ll}]/u.test(raw)) last.words += ` ${raw}`
    else {
      const below = lineAt(text, end + 1, lineEndOf(text, end + 1))
      const other = below && below.field !== null ? nameless(text, from, end) : null
      if (!other) break
      lines.push(other)
    }
    from = end + 1
  }
  return lines
}

/** The names over the columns: the line above, or the first line where that is one of names. */
function headerOf(
  text: string,
  lines: readonly Line[],
  top: number,
  columns: number,
): { row: CsvRow; skips: number } | null {
  const [first] = lines
  const said = first && (first.field === 'name' || first.field === 'tags') ? first : null
  const own = said && namesRow(text, said.words, said.from, columns)
  if (own) return { row: own, skips: 1 }
  let end = top - 1
  if (text.slice(text.lastIndexOf('\n', end - 1) + 1, Math.max(0, end)).trim() === '')
    end = text.lastIndexOf('\n', end - 1)
  const from = text.lastIndexOf('\n', end - 1) + 1
  if (end <= 0 || end - from > longestLine) return null
  const row = namesRow(text, text.slice(from, end), from, columns)
  return row && { row, skips: 0 }
}

function namesRow(text: string, words: string, from: number, columns: number): CsvRow | null {
  if (/\d|[.:!?]\s*$/.test(words)) return null
  const elsewhere = (name: string) => text.includes(name, from + words.length)
  const cells = cellsOf(words, from, namesOf(words, columns, elsewhere) ?? [])
  const bare = cells.map((cell): TreeLeaf => ({
    ...cell,
    value: String(cell.value).replace(/^[\s*_#|]+|[\s*_|]+$/g, ''),
  }))
  return bare.length === columns && bare.every(({ value }) => isName(String(value)))
    ? { cells: bare, from, to: from + words.length }
    : null
}

function valuesIn({ field, words }: Line, columns: number): Value[] | null {
  return (
    valuesOf(field, words, columns) ??
    (field !== null && holdsOne(field, words) ? [{ from: 0, to: words.length }] : null)
  )
}

/** True when the words are one value, which then holds for all columns. */
function holdsOne(field: FieldKey, words: string): boolean {
  return (valuesOf(field, words, 1)?.length ?? 0) === 1
}

function rowOf({ label, words, from, to }: Line, values: Value[] | null, columns: number): CsvRow {
  const stretch = { from: label.span.from, to }
  if (!values) {
    const all: TreeLeaf = { kind: 'leaf', value: words, span: { from, to } }
    const cells = [{ ...label, value: `${String(label.value)} (of all)` }, all]
    return {
      cells: [...cells, ...Array<TreeLeaf>(columns - 1).fill({ ...all, value: '' })],
      ...stretch,
    }
  }
  const cells = cellsOf(words, from, values)
  const [only] = cells
  const each = cells.length === 1 && only ? Array<TreeLeaf>(columns).fill(only) : cells
  return { cells: [label, ...each], ...stretch }
}

function cellsOf(words: string, from: number, values: readonly Value[]): TreeLeaf[] {
  return values.map((value): TreeLeaf => {
    const said = words.slice(value.from, value.to)
    return {
      kind: 'leaf',
      value: said.trim(),
      span: { from: from + value.from, to: from + value.from + said.trimEnd().length },
    }
  })
}

import { lineEndOf } from '../spans.ts'
import { clean } from '../markup/clean.ts'
import { sourceOf } from '../source.ts'
import type { CsvRow } from './csv.ts'
import { parseBarredRow } from './gaps.ts'
import type { TreeLeaf } from './tree.ts'

/** Rows of the tables on a wiki's or a web page's source, in their order; null for a text without any. */
export function gridRows(text: string): CsvRow[] | null {
  if (text.includes('{|')) return wikiRows(text)
  return text.includes('<') && /<t[dh][\s>]/i.test(text) ? markupRows(text) : null
}

/** Rows of a page with table markup: each is a line of its clean text. */
function markupRows(text: string): CsvRow[] {
  const cleaned = clean(sourceOf(text))
  const rows: CsvRow[] = []
  for (let from = 0; from < cleaned.text.length;) {
    const next = cleaned.text.indexOf('\n', from)
    const end = next < 0 ? cleaned.text.length : next
    const row = parseBarredRow(cleaned.text, from, end)
    if (row) {
      const cells = row.cells.map((cell) => ({ ...cell, span: cleaned.back(cell.span) }))
      rows.push({ cells, ...cleaned.back({ from, to: end }) })
    }
    from = end + 1
  }
  return rows
}

/** `! AC !! HD`, `| 6 || 1-1`, or a cell a line; `|-` begins a row. */
function wikiRows(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow | null = null
  let within = false
  for (let from = 0; from < text.length;) {
    const to = lineEndOf(text, from)
    const sign = text.charAt(from)
    const second = text.charAt(from + 1)
    if (sign === '{' && second === '|') within = true
    else if (sign === '|' && (second === '-' || second === '}' || second === '+')) {
      row = null
      if (second === '}') within = false
    } else if (within && (sign === '|' || sign === '!')) {
      if (!row) rows.push((row = { cells: [], from, to }))
      row.cells.push(...cellsOf(text, from + 1, to, sign))
      row.to = to
    }
    from = to + 1
  }
  return rows.filter(({ cells }) => cells.length >= 3)
}

const attributes = /^\s*(?:[a-z]{4,10}="[^"\n]{0,80}"\s*){1,4}\|/i

/** The cells of a line, parted by two bars or two exclamation marks. */
function cellsOf(text: string, from: number, to: number, sign: string): TreeLeaf[] {
  const cells: TreeLeaf[] = []
  const line = text.slice(from, to)
  for (let start = from; start <= to;) {
    const bars = line.indexOf('||', start - from)
    const marks = sign === '!' ? line.indexOf('!!', start - from) : -1
    const ends = [bars, marks].filter((at) => at >= 0).map((at) => at + from)
    const end = Math.min(to, ...ends)
    const skip = attributes.exec(text.slice(start, end))?.[0].length ?? 0
    const raw = text.slice(start + skip, end)
    const left = start + skip + raw.length - raw.trimStart().length
    const value = raw.replace(/'{2,3}|\[\[(?:[^\]|\n]{0,80}\|)?|\]\]/g, '').trim()
    cells.push({ kind: 'leaf', value, span: { from: left, to: left + raw.trim().length } })
    start = end + 2
  }
  return cells
}

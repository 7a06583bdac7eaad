import type { CsvRow } from './csv.ts'

/** Fewest cells of a line that is taken for a table's row. */
const fewest = 3

/**
 * A line whose cells are parted by tabs, or by gaps of two spaces and more, as a page's columns are
 * copied; null for a line with fewer cells. A line that begins with a gap has an empty first cell.
 */
export function parseGappedRow(
  text: string,
  from: number,
  to: number,
  least = fewest,
): CsvRow | null {
  if (!mayHoldGaps(text, from, to)) return null
  const cells: CsvRow['cells'] = []
  const push = (start: number, end: number) =>
    cells.push({ kind: 'leaf', value: text.slice(start, end), span: { from: start, to: end } })
  let start = from
  let blank = 0
  let wide = false
  for (let at = from; at <= to; at += 1) {
    const code = at < to ? text.charCodeAt(at) : 0
    if (code === 32 || code === 9 || code === 13) {
      blank += 1
      wide ||= code === 9
    } else if (at === to || blank >= 2 || wide) {
      const end = at - blank
      if (end > start || cells.length === 0) push(start, Math.max(start, end))
      start = at
      blank = 0
      wide = false
    } else blank = 0
  }
  return cells.length >= least ? { cells, from, to } : null
}

/** True when the line has a tab or two spaces in a row before its end. */
function mayHoldGaps(text: string, from: number, to: number): boolean {
  const line = text.slice(from, to).trimEnd()
  return line.includes('  ') || line.includes('\t')
}

/** A line whose cells are parted by bars; those at its ends close it. */
export function parseBarredRow(text: string, from: number, to: number): CsvRow | null {
  const cells: CsvRow['cells'] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    if (at < to && text.charAt(at) !== '|') continue
    const raw = text.slice(start, at)
    const left = start + raw.length - raw.trimStart().length
    const value = raw.trim()
    if (value !== '' || (start > from && at < to))
      cells.push({
        kind: 'leaf',
        value,
        span: { from: Math.min(left, at), to: left + value.length },
      })
    start = at + 1
  }
  return cells.length >= fewest ? { cells, from, to } : null
}

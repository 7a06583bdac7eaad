import type { Span } from '../canonical.ts'

/** A text whose columns stand one under the other, and where in the pasted text they stood side by side. */
interface Unfolded {
  text: string
  /** Spans of the pasted text, with the length that each has now. */
  regions: readonly (Span & { length: number })[]
}

interface Line extends Span {
  text: string
}

/** Fewest lines with words on both sides that make two columns. */
const fewest = 3
/** A gap this wide between words may be a gutter. */
const gap = /\S( {2,}|\t+)(?=\S)/g
const widestPage = 400
/** Labels that a block has once: on both sides of a gutter they belong to two blocks. */
const ownLabels =
  /\b(?:AC|Armou?r Class|HD|Hit Dice|HP|STR|THAC0|ML|Morale|RK|TW|CA|DG|DV|Level|LVL)\b/g

/** True when two stretches of text side by side are columns of a page. */
type ColumnTest = (left: string, right: string) => boolean

/**
 * Puts a page's right column under its left one. `areColumns` is true only where both hold a stat block, unless
 * the caller knows better: fields of one block may stand side by side too.
 */
export function unfoldColumns(text: string, areColumns: ColumnTest = holdTwoBlocks): Unfolded {
  if (!/\S(?: {3,}|\t)\S/.test(text)) return { text, regions: [] }
  const lines = linesOf(text)
  const regions: (Span & { length: number })[] = []
  let unfolded = ''
  let at = 0
  for (let index = 0; index < lines.length; index += 1) {
    const region = regionAt(lines, index)
    if (!region) continue
    const [first, last] = [lines[index], lines[region.end - 1]]
    if (!first || !last) continue
    const { left, right } = sidesOf(lines.slice(index, region.end), region.column)
    if (!areColumns(left, right)) continue
    unfolded += text.slice(at, first.from) + left + right
    at = Math.min(text.length, last.to + 1)
    regions.push({ from: first.from, to: at, length: left.length + right.length })
    index = region.end - 1
  }
  return regions.length === 0 ? { text, regions } : { text: unfolded + text.slice(at), regions }
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    lines.push({ from, to, text: text.slice(from, to) })
    from = to + 1
  }
  return lines
}

/** The lines from `start` on that leave one gutter free, and where the right column begins. */
function regionAt(lines: readonly Line[], start: number): { end: number; column: number } | null {
  let best: { end: number; column: number } | null = null
  for (const column of gapsIn(lines[start]?.text ?? '')) {
    let both = 0
    let end = start
    for (let at = start; at < lines.length && isFree(lines[at]?.text ?? '', column); at += 1) {
      const { text } = lines[at] ?? { text: '' }
      if (text.length <= column || text.slice(column).trim() === '') continue
      if (text.slice(0, column).trim() !== '') both += 1
      end = at + 1
    }
    // The rest of the left column continues below the last line of the right one.
    while (end < lines.length && /\S/.test(lines[end]?.text ?? '') && isLeft(lines, end, column))
      end += 1
    if (both >= fewest && end > (best?.end ?? 0)) best = { end, column }
  }
  return best
}

function isLeft(lines: readonly Line[], at: number, column: number): boolean {
  return (lines[at]?.text.length ?? 0) < column
}

function gapsIn(line: string): number[] {
  return line.length > widestPage
    ? []
    : [...line.matchAll(gap)].map(({ index, 0: whole }) => index + whole.length)
}

/** True when no word stands in the gutter, or right across it. */
function isFree(line: string, column: number): boolean {
  if (line.length < column) return true
  return /^(?: {2}|.?\t)$/.test(line.slice(column - 2, column)) && !line.startsWith('|')
}

/** Both columns, without the blanks of the gutter. */
function sidesOf(lines: readonly Line[], column: number): { left: string; right: string } {
  const left = lines.map(({ text }) => text.slice(0, column).trimEnd())
  const right = lines.map(({ text }) => text.slice(column))
  return { left: joined(left), right: joined(right) }
}

/** The lines, without blank ones at the column's ends. */
function joined(column: readonly string[]): string {
  const words = column.map((line) => line.trim() !== '')
  return column
    .slice(Math.max(0, words.indexOf(true)), words.lastIndexOf(true) + 1)
    .map((line) => `${line}\n`)
    .join('')
}

function holdTwoBlocks(left: string, right: string): boolean {
  const labels = new Set(left.match(ownLabels))
  return (right.match(ownLabels) ?? []).some((label) => labels.has(label))
}

/**
 * Offset in the pasted text of one in the unfolded text, with how far the unfolded text is whole up to
 * there: within columns side by side both are where these begin.
 */
export function foldedOffset(
  { regions }: Unfolded,
  at: number,
): { pasted: number; unfolded: number } {
  let shift = 0
  for (const { from, to, length } of regions) {
    const start = from - shift
    if (at <= start) break
    if (at < start + length) return { pasted: from, unfolded: start }
    shift += to - from - length
  }
  return { pasted: at + shift, unfolded: at }
}

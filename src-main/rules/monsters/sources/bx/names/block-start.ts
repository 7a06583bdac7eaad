import type { Span } from '../../../canonical.ts'
import { hasLetter } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'
import { countBefore } from './count-before.ts'

/** A block begins with its name's line, and with the page header fenced by `---` right above it, but not above `floor`. */
export function blockStart(text: string, name: Span, floor = 0): number {
  const lineStart = lineStartOf(text, name.from)
  const above = text.slice(Math.max(0, floor, lineStart - 600), lineStart)
  if (!above.includes('---')) return blockAt(text, lineStart, name, floor)
  const fenced = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){1,20}---\n\s*)$/.exec(above)
  if (fenced?.[1]) return lineStart - fenced[1].length
  // The name is the page's own, among the lines of its header.
  const header = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){0,20})$/.exec(above)
  if (header?.[1]) return lineStart - header[1].length
  return blockAt(text, lineStart, name, floor)
}

function blockAt(text: string, lineStart: number, name: Span, floor: number): number {
  if (!hasLetter(text.slice(lineStart, name.from))) return lineStart
  // `party of 1d6 Coin Mites`: the number appearing belongs to the block.
  const count = countBefore(text, name, Math.max(floor + 1, lineStart))
  return count && (floor > 0 || count.value.includes('d')) ? count.span.from : name.from
}

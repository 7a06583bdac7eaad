import type { Span } from '../../../canonical.ts'
import { hasLetter } from '../../signs.ts'
import { lineStartOf } from '../../spans.ts'

/** A block begins with its name's line, and with the page header fenced by `---` right above it, but not above `floor`. */
export function blockStart(text: string, name: Span, floor = 0): number {
  const lineStart = lineStartOf(text, name.from)
  const above = text.slice(Math.max(0, floor, lineStart - 600), lineStart)
  if (!above.includes('---')) return blockAt(text, lineStart, name)
  const fenced = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){1,20}---\n\s*)$/.exec(above)
  if (fenced?.[1]) return lineStart - fenced[1].length
  // The name is the page's own, among the lines of its header.
  const header = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){0,20})$/.exec(above)
  if (header?.[1]) return lineStart - header[1].length
  return blockAt(text, lineStart, name)
}

function blockAt(text: string, lineStart: number, name: Span): number {
  const before = text.slice(lineStart, name.from)
  const number = rolled.exec(before)?.[0].length ?? 0
  if (number > 0) return name.from - number
  return hasLetter(before) ? name.from : lineStart
}

/** `party of 1d6 Coin Mites`: the number appearing belongs to the block. */
const rolled = /\d{0,2}d\d{1,3}(?:[+-]\d{1,2})?\s(?:x\s)?$/i

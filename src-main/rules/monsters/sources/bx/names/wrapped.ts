import type { Span } from '../../../canonical.ts'
import { lineStartOf } from '../../spans.ts'

/** Shortest line of a paragraph that goes on in the next. */
const fullLine = 40

/** `(Euroz): `, whose name stands at the end of the line above. */
const bracketedFirst = /^\([\p{L}][^()\n]{1,30}\)\s?:?\s*$/u
const shortName = /^[^\S\n]*(?:\d{1,3}x?\s)?\p{L}[^.,:;!?()\n]{1,40}$/u

/**
 * Start of the words before a block, when their line only continues the one above:
 * `and a runty goblin that` with `nobody likes (AC 6` under it. Null when the line begins by itself.
 */
export function wrappedStart(text: string, line: Span, floor: number): number | null {
  if (line.from === 0 || text.charCodeAt(line.from - 1) !== 10 || floor >= line.from - 1)
    return null
  const before = text.slice(line.from, line.to)
  const lineStart = lineStartOf(text, line.from - 1)
  const from = Math.max(lineStart, floor)
  const words = text.slice(from, line.from - 1)
  if (bracketedFirst.test(before)) return shortName.test(words) ? from : null
  const isContinuation = /^(?:\p{Ll}[^]*)?\(\s*$/u.test(before)
  const full = line.from - lineStart > fullLine
  return isContinuation && full && !/[.!?:;]\s*$/.test(words) ? from : null
}

import type { Span } from '../canonical.ts'
import { hasOther, isSpace, signsOf } from './signs.ts'

/** Signs that only separate words or lay them out. */
const silent = signsOf(',;.:|>#*_•▶►▪·➤()[]{}-–—&/')

/** A span without the white space at its ends. */
export function trimSpan(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (start < end && isSpace(text.charCodeAt(start))) start += 1
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1
  return { from: start, to: end }
}

/** Stretches of the text that lie in no span and say something: nothing that was pasted is dropped. */
export function unreadBetween(
  text: string,
  spans: readonly Span[],
): { text: string; span: Span }[] {
  const unread: { text: string; span: Span }[] = []
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  sorted.push({ from: text.length, to: text.length })
  let at = 0
  for (const span of sorted) {
    if (span.from > at && saysSomething(text, at, span.from)) unread.push(bare(text, at, span.from))
    at = Math.max(at, span.to)
  }
  return unread
}

/** True when the text between two offsets has more than spaces and separators. */
export function saysSomething(text: string, from: number, to: number): boolean {
  return hasOther(silent, text, from, to)
}

/** A stretch without the commas and spaces around it. */
function bare(text: string, from: number, to: number): { text: string; span: Span } {
  let start = from
  let end = to
  while (start < end && /[\s,;.:|*_]/.test(text.charAt(start))) start += 1
  while (end > start && /[\s,;|*_]/.test(text.charAt(end - 1))) end -= 1
  return { text: text.slice(start, end), span: { from: start, to: end } }
}

/** Index of the first item past a point, in a list where all behind it are past it too; its length where none is. */
export function firstPast<T>(items: readonly T[], isPast: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && !isPast(item)) low = middle + 1
    else high = middle
  }
  return low
}

/** Longest line that is looked back over, so that a paste without line ends stays quick to read. */
const longestLine = 2000

/** Offset where the line that holds `at` begins, or `longestLine` before `at`. */
export function lineStartOf(text: string, at: number): number {
  const from = Math.max(0, at - longestLine)
  return from + text.slice(from, Math.max(from, at)).lastIndexOf('\n') + 1
}

/** End of the line that holds `at`: its line break, or the end of the text. */
export function lineEndOf(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

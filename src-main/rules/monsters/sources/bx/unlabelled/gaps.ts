import type { BxFigures, Span } from '../../../canonical.ts'
import type { Placed } from '../attacks/placed.ts'
import { bracketEnd, type Clause } from '../clauses.ts'

/** Reading of a block so far; spans point into the clean text. */
export interface Unfinished {
  figures: BxFigures
  attacks: Placed[]
  spans: Span[]
  others: { span: Span }[]
}

/** A block's start in the clean text, and its name. */
export interface NamedStretch {
  name: Span | null
  from: number
}

/** How far the last gap reaches from the last label, in signs. */
export const lastReach = 320

/** The stretches between the figures, and behind the last one on its line. */
export function gapsOf(
  text: string,
  clauses: readonly Clause[],
  { spans, others }: Unfinished,
): Span[] {
  const first = clauses[0]
  const last = clauses.at(-1)
  if (!first || !last) return []
  const whole = Math.min(last.from + lastReach, Math.max(last.from, last.to))
  const closed = bracketEnd(text, last.from, whole)
  const lineEnd = text.indexOf('\n', Math.min(last.from, last.to))
  // A bracket around the block holds all its lines.
  const isHeld = closed < whole && !text.slice(last.from, closed).includes('\n\n')
  const end = isHeld || lineEnd < 0 ? closed : Math.min(closed, lineEnd)
  const read = [...spans, ...others.map(({ span }) => span)].sort((a, b) => a.from - b.from)
  const gaps: Span[] = []
  let at = first.hit.from
  for (const span of [...read, { from: end, to: end }]) {
    if (span.from > at + 2) gaps.push({ from: at, to: span.from })
    at = Math.max(at, span.to)
  }
  return gaps
}

/** Span of the first group that matched of a pattern within a stretch; null without a match. */
export function groupSpan(text: string, { from, to }: Span, pattern: RegExp): Span | null {
  const match = to > from ? pattern.exec(text.slice(from, to)) : null
  const group = match?.slice(1).find((each) => each !== undefined)
  if (!match || group === undefined) return null
  const start = from + match.index + match[0].indexOf(group)
  return { from: start, to: start + group.length }
}

/** First result that `find` gives for a gap; null where there is none. */
export function firstOf<T>(gaps: readonly Span[], find: (gap: Span) => T | null): T | null {
  for (const gap of gaps) {
    const found = find(gap)
    if (found !== null) return found
  }
  return null
}

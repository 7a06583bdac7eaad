import type { Span } from '../../../canonical.ts'
import { saysSomething } from '../../spans.ts'

/** The brackets, keys and chrome around what was read: the form of the file, which is read too. */
export function formSpans(source: string, spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  sorted.push({ from: source.length, to: source.length })
  const found: Span[] = []
  let at = 0
  for (const { from, to } of sorted) {
    if (from > at && saysSomething(source, at, from)) found.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  return found
}

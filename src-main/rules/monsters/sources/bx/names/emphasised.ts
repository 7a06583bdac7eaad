import type { Span } from '../../../canonical.ts'
import type { Clean } from '../../markup/clean.ts'
import { lineStartOf } from '../../spans.ts'

/** `The vat holds a **vat-thing**,`, `Squatting on it is *Grubbin Thrice-Docked* (`: who is there, set apart. */
const present =
  /\b(?:holds|hides|houses|contains|is|are|sits?|stands?|lurks?|waits?|sleeps?|lives?|lies|squats?|crouch(?:es)?|named|called)\s(?:(?:an?|the)\s(?=[*_]+\p{Ll})|(?=[*_]+\p{Lu}))(\*{1,2}|_{1,2})(\p{L}[^*_\n]{2,40})\1(?=\s?[,.(;])/gu
const sentenceEnd = /[.!?)]\s*$/
const room = /(?:^|\n)[\s#*_]*[A-Z]?\d{1,3}[a-z]?[.):]\s*$/

/**
 * Name in bold or italics in the sentences right above figures that open their line, where the name
 * found so far is a room's or nobody's; else null.
 */
export function emphasisedAbove(
  { text, back }: Clean,
  source: string,
  figures: number,
  floor: number,
  name: Span | null,
): Span | null {
  if (name && !room.test(text.slice(Math.max(0, name.from - 12), name.from))) return null
  const line = lineStartOf(text, figures)
  if (line <= floor || !/^\W*(?:L\d{1,2}\s)?$/.test(text.slice(line, figures))) return null
  const above = lineStartOf(text, line - 1)
  if (above < floor || !sentenceEnd.test(text.slice(above, line - 1))) return null
  const printed = back({ from: above, to: line - 1 })
  const found = [...source.slice(printed.from, printed.to).matchAll(present)].at(-1)?.[2]
  const from = found === undefined ? -1 : text.indexOf(found, above)
  return from < 0 || from >= line ? null : { from, to: from + (found ?? '').length }
}

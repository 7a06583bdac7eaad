import type { Span } from '../../../canonical.ts'
import { lineStartOf } from '../../spans.ts'

/** `(Euroz): `, whose name stands at the end of the line above. */
const bracketedFirst = /^\([\p{L}][^()\n]{1,30}\)\s?:?\s*$/u
const shortName = /^[^\S\n]*(?:\d{1,3}x?\s)?\p{L}[^.,:;!?()\n]{1,40}$/u

/** Start of the name above a line that opens with its bracket: `8 Eaters` over `(Euroz): AC 6`; else null. */
export function wrappedStart(text: string, line: Span, floor: number): number | null {
  if (line.from === 0 || text.charCodeAt(line.from - 1) !== 10 || floor >= line.from - 1)
    return null
  if (!bracketedFirst.test(text.slice(line.from, line.to))) return null
  const from = Math.max(lineStartOf(text, line.from - 1), floor)
  return shortName.test(text.slice(from, line.from - 1)) ? from : null
}

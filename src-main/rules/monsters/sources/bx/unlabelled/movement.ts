import type { Clause } from '../clauses.ts'
import { groupSpan, firstOf, gapsOf, type Unfinished } from './gaps.ts'

const bareMovement =
  /(?:^|[,;/|]\s*)(\d{1,4}'(?:\s?\(\d{1,4}'\)(?: (?:fly|swim)(?:ing)?)?| (?:fly|flying|swim|swimming|burrow|climb))(?=\s*(?:[,;/|]|$))|(?:flies|fly|swims?|burrows?|climbs?|moves?|walks?) (?:at )?\d{1,4}(?:'|"|\s?ft\b\.?|\s?feet\b)(?:\s?\(\d{1,4}[^()\n]{0,12}\))?)/i

/** `flies 120' (40')` without a label. */
export function readBareMovement(
  text: string,
  clauses: readonly Clause[],
  reading: Unfinished,
): void {
  const found = firstOf(gapsOf(text, clauses, reading), (gap) => groupSpan(text, gap, bareMovement))
  if (!found) return
  reading.figures.movement = { value: text.slice(found.from, found.to), span: found }
  reading.spans.push(found)
}

import type { Clause } from '../clauses.ts'
import { groupSpan, firstOf, gapsOf, type Unfinished } from './gaps.ts'

const far = String.raw`\d{1,4}(?:'|"|\s?ft\b\.?|\s?feet\b)(?:\s?\(\d{1,4}[^()\n]{0,12}\))?`
const ways = '(?:fl(?:ies|y)|swims?|burrows?|climbs?) (?:at )?'
const bareMovement = new RegExp(
  String.raw`(?:^|[,;/|]\s*|\b(?:it|he|she|they) )(?:(?:moves?|walks?) (?:at )?(${far}(?:,?\s(?:(?:or|and) )?${ways}${far})?)|(${ways}${far})|(\d{1,4}'(?:\s?\(\d{1,4}'\)(?: (?:fly|swim)(?:ing)?)?| (?:fly|flying|swim|swimming|burrow|climb))(?=\s*(?:[,;/|]|$))))`,
  'i',
)

/** `flies 120' (40')`, `It moves 20 ft.` without a label. */
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

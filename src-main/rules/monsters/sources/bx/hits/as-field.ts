import { matchesAt, valueStarts } from '../value-starts.ts'
import { hitOf, type WordFacts } from './facts.ts'
import { isOwnWord, unset } from './fields.ts'
import type { Hit } from './hit.ts'

/** The label of a field that is no figure of ours, or null. */
export function asField(facts: WordFacts): Hit | null {
  const { text, at, word, last, value, lead, large, shouted, firm, named, follows, touching } =
    facts
  // `{{name=Marsh Imp}}`
  const braced = text.charCodeAt(at - 1) === 123
  if (follows || (value.colon && lead.apart && (large || lead.opens || braced)))
    return hitOf(facts, 'other', lead.opens)
  const unlikely =
    (named && isOwnWord(text, at, word.word, shouted)) ||
    (!touching && lead.opens && shouted && unset.has(word.word)) ||
    (!touching &&
      firm &&
      (last !== undefined || word.word === 'init') &&
      matchesAt(plainNumber, text, value.at)) ||
    (!touching && lead.comma && large && (firm || unset.has(word.word)) && !last?.set)
  return unlikely ? hitOf(facts, 'other', false) : null
}

const plainNumber = /[+-]?\d/y

/** `Level 3`, which counts Hit Dice where there are none, or null. */
export function asLevel(facts: WordFacts): Hit | null {
  const { text, at, end, last, value, lead, large, shouted, touching } = facts
  if (!large || touching) return null
  const beside = shouted && (last ? at - last.to < 12 : matchesAt(levelAhead, text, value.at))
  if (!lead.apart && !beside) return null
  const heading = lead.opens && end - at > 3 && !isRightUnder(facts)
  return isLevel(facts, heading) ? hitOf(facts, 'level', false) : null
}

/** `Bog Lurker LV 4 | HP 18`. */
const levelAhead = /\d{1,2}\s?[|,;·•]\s?[A-Z]{2} /y

/** True when the label before is near, with no blank line between: a heading stands apart. */
function isRightUnder({ text, at, last }: WordFacts): boolean {
  return last !== undefined && at - last.to < 40 && !/\n\s*\n/.test(text.slice(last.to, at))
}

/** A number that is more than a heading: `Level 3` on a line of its own. */
function isLevel({ text, value: { at, colon } }: WordFacts, heading: boolean): boolean {
  if (!matchesAt(valueStarts.level.plainly, text, at)) return false
  return colon || !heading || !/^\d{1,2}\s*(?:\n|$)/.test(text.slice(at, at + 6))
}

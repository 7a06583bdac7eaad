import { isDigit } from '../../signs.ts'
import type { Word } from '../labels/lexicon.ts'
import type { LabelledFigure } from '../labels/words.ts'
import { asField, asLevel } from './as-field.ts'
import { asFigure } from './as-figure.ts'
import { asLetter, isLoneLetter } from './as-letter.ts'
import { factsOf, hitOf, type WordFacts } from './facts.ts'
import type { Hit } from './hit.ts'
import { isNoLabel } from './no-label.ts'
import { turnedAt } from './turned.ts'

/** The label that a word is where it stands, beside a value of its kind; null when it is none. */
export function hitAt(text: string, at: number, word: Word, last: Hit | undefined): Hit | null {
  const facts = factsOf(text, at, word, last)
  if (isLoneLetter(word)) return asLetter(facts)
  if (isNoLabel(facts)) return null
  const { end, glued, firm, named } = facts
  if (glued && !(word.word.length >= 5 || firm || named)) return turnedAt(text, at, end, word, last)
  const ahead = endsLine(text, at, end) ? turnedAt(text, at, end, word, last) : null
  if (ahead) return ahead
  for (const figure of word.figures) {
    const hit = hitAs(facts, figure)
    if (hit) return hit
  }
  return turnedAt(text, at, end, word, last) ?? asUnknown(facts)
}

/** `Armor 15, 14 hp`, and the next line begins with `2 pincers`: its number stands before it, set apart. */
function endsLine(text: string, at: number, end: number): boolean {
  return text.charCodeAt(end) === 10 && numberApart.test(text.slice(Math.max(0, at - 12), at))
}

const numberApart = /[,;]\s\d{1,3}(?:[+-]\d{1,2})?[^\S\n]?$/

function hitAs(facts: WordFacts, figure: LabelledFigure): Hit | null {
  if (figure === 'level') return asLevel(facts)
  return figure === 'other' ? asField(facts) : asFigure(facts, figure)
}

/** A label whose value reads like nothing we know still ends the value before it. */
function asUnknown(facts: WordFacts): Hit | null {
  const { text, at, word, large, alone, lead, firm } = facts
  const [figure] = word.figures
  // `for Stars Without Number:` at a sentence's end is no label.
  if (!lead.apart && !firm) return null
  if (!alone || !large || figure === 'other' || isDigit(text.charCodeAt(at - 2))) return null
  return { ...hitOf(facts, 'other', false), figureWithoutValue: figure }
}

import { matchesAt } from '../value-starts.ts'
import type { Word } from '../labels/lexicon.ts'
import type { LabelledFigure } from '../labels/words.ts'
import { hitOf, type WordFacts } from './facts.ts'
import type { Hit } from './hit.ts'

/** Farthest from the label before it that a single letter is one too. */
const nearest = 60

/** Label read from a single letter among others, as in `Mv 120 (40), S: F1, M: 8`; null when it is none. */
export function asLetter(facts: WordFacts): Hit | null {
  const { text, at, end, word, last, value, shouted } = facts
  if (!shouted || !last || value.at === end) return null
  if (at === last.to || at - last.to > nearest || !isListed(facts)) return null
  const figure = word.word === 's' ? saverAt(text, value.at) : paceOrMorale(text, value.at, last)
  return figure && hitOf(facts, figure, false)
}

/** True when the letter continues a list, even past a line end: `S: NM,` and `M: 7` under it. */
function isListed({ text, at, lead, value }: WordFacts): boolean {
  return (
    lead.listed ||
    (value.colon && !lead.opens) ||
    (lead.opens && /[,;]\s*$/.test(text.slice(Math.max(0, at - 6), at)))
  )
}

/** True for `s` and `m`, unless firm: `D` labels damage wherever it stands, and so does `S` in German. */
export function isLoneLetter({ word, firm }: Word): boolean {
  return !firm && (word === 's' || word === 'm')
}

const saver =
  /(?:as )?(?:(?:fighter|cleric|thief|magic-user|elf|dwarf|halfling|ftr|clr|thf|mu|[fcmtdehg])(?: level)? ?\d{1,2}(?![\d'"])|(?:n[mh]|normal (?:hu)?man|0[ -]level)\b)/iy

function saverAt(text: string, at: number): LabelledFigure | null {
  return matchesAt(saver, text, at) ? 'saves' : null
}

const pace = /\d{1,3}(?:'|"| ?ft\b| ?\(\d)/y
const number = /[+-]?\d{1,2}(?![\d%/]|d\d|-\d)/y

/** Figure of `M`: movement in `M 120' (40')` and `HD 2, M 12`, otherwise morale; null when unclear. */
function paceOrMorale(text: string, at: number, { figure, set }: Hit): LabelledFigure | null {
  if (matchesAt(pace, text, at)) return 'movement'
  if (!matchesAt(number, text, at)) return null
  const early = figure === 'ac' || figure === 'hd' || figure === 'hp'
  if (early && !set)
    return Number.parseInt(text.slice(at, at + 2), 10) % 3 === 0 ? 'movement' : null
  return 'morale'
}

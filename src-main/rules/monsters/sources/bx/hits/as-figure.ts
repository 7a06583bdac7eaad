import { isDigit } from '../../signs.ts'
import { matchesAt, valueStarts } from '../value-starts.ts'
import type { LabelledFigure } from '../labels/words.ts'
import { hitOf, type WordFacts } from './facts.ts'
import type { Hit } from './hit.ts'
import { isLarge, isSmall } from './letters.ts'

/** The label as one of a figure, when its value begins like that figure's; else null. */
export function asFigure(facts: WordFacts, figure: LabelledFigure): Hit | null {
  const { text, word, value, lead, large, touching, alone } = facts
  if (figure === 'xp' && levels.test(word.word) && !matchesAt(levelled, text, value.at)) return null
  const { plainly, loosely } = valueStarts[figure]
  if (alone && (large || lead.opens || facts.follows) && matchesAt(loosely, text, value.at))
    return hitOf(facts, figure, true)
  if (figure === 'alsoMoves' && lead.opens && matchesAt(distance, text, value.at))
    return hitOf(facts, figure, true)
  if (figure === 'ac' && isWorn(facts)) return null
  if (isOfWords(facts, figure)) return hitOf(facts, figure, lead.apart)
  if (!isLettered(facts, figure) && !matchesAt(plainly, text, value.at)) return null
  if (touching && !isGlue(facts)) return null
  if (isStrong(facts, figure)) return hitOf(facts, figure, true)
  return isWeak(facts) ? hitOf(facts, figure, false) : null
}

/** `Challenge Level 10/1,400` tells experience, and `Challenge Level 10` none. */
const levels = /^(?:challenge(?: level)?|cl)$/
const levelled = /\d{1,2}\+?\s?\/\s?\d|[\d/]{1,3}\s?\([\d,]{1,7} XP/y

/** `flying   180' (60')` under the line of `Move`. */
const distance = /\d{1,4}' \(\d{1,4}'\)/y

/** True for worn armour, which is no armour class: `armour 1`. */
function isWorn({ text, at, word, last, value }: WordFacts): boolean {
  // `Level 3, Armour 2`: behind a level it is no armour of Cairn's.
  if (last && (last.figure === 'level' || last.figure === 'hd') && at - last.to < 8) return false
  return /^armou?r$/.test(word.word) && !asClass.test(text.slice(value.at, value.at + 3))
}

const asClass = /^(?:1\d|2\d|as )/i

/** Attacks and damage may begin with words: `Attacks two claws and a bite`. */
function isOfWords(facts: WordFacts, figure: LabelledFigure): boolean {
  if (figure !== 'attacks' && figure !== 'damage') return false
  const { text, at, word, last, value, lead, large, firm, touching } = facts
  const wordy =
    figure === 'attacks' ||
    (word.word === 'd' && last?.figure === 'attacks' && lead.listed) ||
    (word.word.length > 1 &&
      lead.apart &&
      !(word.figures.includes('treasure') && matchesAt(hoard, text, value.at)))
  // `hp 4 att dust 1d4`: right behind the number of another figure.
  const behind = word.firm && last !== undefined && last.figure !== 'other' && at - last.to < 6
  const surely = firm || behind || (figure === 'attacks' && lead.listed && large)
  return wordy && surely && !touching && matchesAt(letter, text, value.at)
}

/** `SCH C`: a treasure's letter, and no damage. */
const hoard = /[A-V](?:[\s,;.)]|$)/y
const letter = /[a-z(]/iy

/** `TT Honey`, and `Treasure Type Honey` or `Treasure TypeHoney` at a line's beginning. */
function isLettered(facts: WordFacts, figure: LabelledFigure): boolean {
  const { text, word, value, lead, large, firm, touching } = facts
  if (figure !== 'treasure' || !matchesAt(capital, text, value.at)) return false
  return (firm && !touching) || (lead.opens && large && word.word.includes(' '))
}

const capital = /[A-Z]/y

/** True when the word is a label by itself. */
function isStrong(facts: WordFacts, figure: LabelledFigure): boolean {
  const { text, at, end, word, last, value, lead, large, shouted, small, firm } = facts
  if (firm || small || (lead.apart && large)) return true
  if (shouted && last !== undefined && end - at > 3 && at - last.to < 40) return true
  if (lead.opens && end - at > 4 && matchesAt(shortLine, text, value.at)) return true
  return figure === 'saves' && word.firm && matchesAt(fiveSaves, text, value.at)
}

/** `- morale 12` with nothing after it on its line. */
const shortLine = /[\d½][^\n]{0,20}(?:\n|$)/y
const fiveSaves = /D ?\d{1,2},? W ?\d/y

/** True when the word is a label only beside others. */
function isWeak({ text, word, value, lead, large }: WordFacts): boolean {
  if (large || (lead.apart && (word.firm || word.word.length > 3))) return true
  // `a movement rate of 90'`
  if (word.word.includes(' ') && text.startsWith('of ', value.at - 3)) return true
  return word.firm && (word.word.length > 6 || matchesAt(number, text, value.at))
}

const number = /[[(+-]{0,2}\d/y

/** `AC6`, `Armor Class4 [15]`, `AlignmentChaotic`. */
function isGlue({ text, end, word }: WordFacts): boolean {
  const first = text.charCodeAt(end)
  if (isDigit(first) || '[(+-½'.includes(text.charAt(end)))
    return word.word.length > 1 || isDigit(first)
  return (
    isLarge(text, end) && (word.word.length >= 5 ? isSmall(text, end - 1) : isLarge(text, end - 1))
  )
}

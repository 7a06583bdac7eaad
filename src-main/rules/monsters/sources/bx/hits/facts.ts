import { beginsWord } from '../../signs.ts'
import type { Word } from '../labels/lexicon.ts'
import type { LabelledFigure } from '../labels/words.ts'
import { matchesAt } from '../value-starts.ts'
import type { Hit } from './hit.ts'
import { leadOf, type Lead } from './lead.ts'
import { isLarge, isShouted, isSmallLetter } from './letters.ts'
import { isAmongSmall } from './small.ts'
import { valueFrom, type ValuePlace } from './value-place.ts'

/** Facts about a word that may be a label, at its place in the text. */
export interface WordFacts {
  text: string
  /** The word's first sign. */
  at: number
  /** Behind the word's last sign. */
  end: number
  word: Word
  /** The label before it. */
  last: Hit | undefined
  value: ValuePlace
  lead: Lead
  /** No space or sign stands before it. */
  glued: boolean
  /** Its first letter is a capital, or its second in one of two or three letters. */
  large: boolean
  /** All its letters are capitals. */
  shouted: boolean
  /** A label in lower case among others in lower case: `; ml 8; al C`. */
  small: boolean
  /** Never found in prose, and with a capital. */
  firm: boolean
  /** A word of four letters or more with a capital, and a colon after it. */
  named: boolean
  /** A colon after it in lower case, behind another such label. */
  follows: boolean
  /** Its value follows without a space. */
  touching: boolean
  /** A colon, or a line of its own, sets the value apart. */
  isSet: boolean
  /** True when `isSet`, and the word stands apart, is firm or is named. */
  alone: boolean
}

export function factsOf(text: string, at: number, word: Word, last: Hit | undefined): WordFacts {
  const end = at + word.length
  const value = valueFrom(text, end)
  const lead = leadOf(text, at)
  const large = !isSmallLetter(text.charCodeAt(at)) || (end - at < 4 && isLarge(text, at + 1))
  const shouted = isShouted(text, at, end) || (end - at === 2 && isLarge(text, at + 1))
  const small =
    !large &&
    ((lead.listed && (word.firm || end - at > 3) && isAmongSmall(text, at, value.at, last)) ||
      isShortSmall(text, at, last))
  const firm = word.firm && (shouted || large)
  const named = large && value.colon && end - at >= 4
  const isSet = value.colon || (value.set && lead.opens)
  const follows = !large && value.colon && isBehindSmall(text, at, end, last)
  return {
    text,
    at,
    end,
    word,
    last,
    value,
    lead,
    glued: at > 0 && !beginsWord(text, at),
    large,
    shouted,
    small,
    firm,
    named,
    follows,
    touching: value.at === end,
    isSet,
    alone: isSet && (lead.apart || firm || named || follows),
  }
}

/** `special: Root saves: P int: Low`: a label in lower case with a colon, behind another. */
function isBehindSmall(text: string, at: number, end: number, last: Hit | undefined): boolean {
  return (
    last !== undefined &&
    last.set &&
    end - at > 2 &&
    at - last.to < 80 &&
    text.charCodeAt(end) === 58 &&
    isSmallLetter(text.charCodeAt(last.from))
  )
}

/** `ac9 hd1 hp4 spade d6 ml7`: short labels in lower case, each beside its number and one near the other. */
function isShortSmall(text: string, at: number, last: Hit | undefined): boolean {
  return last &&
    last.word !== text.slice(at, at + 2) &&
    at - last.to < 30 &&
    isSmallLetter(text.charCodeAt(last.from))
    ? matchesAt(shortSmall, text, at)
    : matchesAt(shortPair, text, at)
}

const shortSmall = /(?:ac|hd|hp|ml|mv) ?\d/y
const shortPair = /(?:ac|hd|hp|ml|mv) ?\d{1,2}(?:[+-]\d)?[,;]? (?:ac|hd|hp|ml|mv) ?\d/y

/** The label that the word is. */
export function hitOf(facts: WordFacts, figure: LabelledFigure, strong: boolean): Hit {
  const { at, word, value, lead, isSet } = facts
  return {
    figure,
    word: word.word,
    from: at,
    to: value.at,
    set: isSet,
    strong,
    opens: lead.opens,
    turned: false,
  }
}

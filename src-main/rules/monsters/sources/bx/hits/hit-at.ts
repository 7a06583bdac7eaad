import { beginsWord, isDigit } from '../../signs.ts'
import { beginnings, begins } from '../begins.ts'
import type { Word } from '../labels/lexicon.ts'
import type { Figure } from '../labels/words.ts'
import { isOwnWord, unset } from './fields.ts'
import type { Hit } from './hit.ts'
import { leadOf } from './lead.ts'
import { isLarge, isShouted, isSmall, isSmallLetter } from './letters.ts'
import { isAmongSmall } from './small.ts'
import { turnedAt } from './turned.ts'
import { valueFrom } from './value-place.ts'

export function hitAt(text: string, at: number, word: Word, last: Hit | undefined): Hit | null {
  const end = at + word.word.length
  const glued = at > 0 && !beginsWord(text, at)
  const value = valueFrom(text, end)
  const lead = leadOf(text, at)
  const large = !isSmallLetter(text.charCodeAt(at)) || (end - at < 4 && isLarge(text, at + 1))
  const shouted = isShouted(text, at, end) || (end - at === 2 && isLarge(text, at + 1))
  // `; ml 8; al C`: who writes no capitals writes none of them.
  const small =
    !large && lead.listed && (word.firm || end - at > 3) && isAmongSmall(text, at, value.at, last)
  if (
    word.shout &&
    !shouted &&
    !small &&
    !(large && word.firm && end - at > 2 && last && at - last.to < 20) &&
    !(lead.apart && (value.set || (large && (lead.opens || (lead.listed && word.firm)))))
  )
    return null
  // `SV D12 W13`: the first save is no label.
  if (word.word.length === 1 && (!lead.apart || (last && last.to === at))) return null
  if (word.word.length === 1 && last?.figure === 'saves' && at - last.to < 12) return null
  // `Special: As 1st level`: a word of prose right behind a label's colon.
  if (word.shout && !shouted && last?.to === at && !lead.opens) return null
  if (value.colon && end - at < 5 && begins(spelled, text, value.at)) return null
  const firm = word.firm && (shouted || large)
  const isSet = value.colon || (value.set && lead.opens)
  const hit = (figure: Figure, strong: boolean): Hit => ({
    figure,
    word: word.word,
    from: at,
    to: value.at,
    set: isSet,
    strong,
    opens: lead.opens,
    turned: false,
  })
  const named = large && value.colon && end - at >= 4
  if (glued && !(word.word.length >= 5 || firm || named)) return turnedAt(text, at, end, word, last)
  const touching = value.at === end
  const alone = isSet && (lead.apart || firm || named)
  for (const figure of word.figures) {
    const { plainly, loosely } = beginnings[figure]
    if (figure === 'level') {
      const beside = shouted && (last ? at - last.to < 12 : begins(levelAhead, text, value.at))
      if (
        (lead.apart || beside) &&
        large &&
        !touching &&
        isLevel(text, value, lead.opens && end - at > 3 && !isRightUnder(text, at, last))
      )
        return hit(figure, false)
      continue
    }
    if (figure === 'other') {
      if (value.colon && lead.apart && (large || lead.opens)) return hit(figure, lead.opens)
      if (named && isOwnWord(text, at, word.word, shouted)) return hit(figure, false)
      if (lead.opens && shouted && unset.has(word.word) && !touching) return hit(figure, false)
      if (
        firm &&
        (last || word.word === 'init') &&
        !touching &&
        begins(plainNumber, text, value.at)
      )
        return hit(figure, false)
      if (lead.comma && large && !touching && (firm || unset.has(word.word)) && !last?.set)
        return hit(figure, false)
      continue
    }
    if (value.colon && met.test(word.word) && begins(some, text, value.at)) return null
    if (figure === 'xp' && levels.test(word.word) && !begins(levelled, text, value.at)) continue
    if (alone && (large || lead.opens) && begins(loosely, text, value.at)) return hit(figure, true)
    if (
      figure === 'ac' &&
      /^armou?r$/.test(word.word) &&
      !wornArmour.test(text.slice(value.at, value.at + 3))
    )
      continue
    const wordy =
      figure === 'attacks' ||
      (figure === 'damage' &&
        word.word.length > 1 &&
        lead.apart &&
        !(word.figures.includes('treasure') && begins(hoard, text, value.at)))
    const bare = word.word === 'd' && last?.figure === 'attacks' && lead.listed
    if (
      (wordy || (figure === 'damage' && bare)) &&
      (firm || (figure === 'attacks' && lead.listed && large)) &&
      !touching &&
      begins(letter, text, value.at)
    )
      return hit(figure, lead.apart)
    const lettered = figure === 'treasure' && firm && !touching && begins(capital, text, value.at)
    if (!lettered && !begins(plainly, text, value.at)) continue
    if (touching && !isGlue(text, end, word)) continue
    if (lead.apart && large) return hit(figure, true)
    if (firm) return hit(figure, true)
    const loud = shouted && last !== undefined && end - at > 3 && at - last.to < 40
    if (small || loud || (lead.opens && end - at > 4 && begins(shortLine, text, value.at)))
      return hit(figure, true)
    if (figure === 'saves' && word.firm && begins(fiveSaves, text, value.at))
      return hit(figure, true)
    if (lead.apart && (word.firm || word.word.length > 3)) return hit(figure, false)
    if (large || (word.firm && (word.word.length > 6 || begins(number, text, value.at))))
      return hit(figure, false)
  }
  return (
    turnedAt(text, at, end, word, last) ??
    unknownAt(word, alone && large && !isDigit(text.charCodeAt(at - 2)), hit)
  )
}

/** Whether the label before stands on the line above: a heading stands apart. */
function isRightUnder(text: string, at: number, last: Hit | undefined): boolean {
  return last !== undefined && at - last.to < 40 && !/\n\s*\n/.test(text.slice(last.to, at))
}

/** A number that is more than a heading: `Level 3` on a line of its own. */
function isLevel(
  text: string,
  { at, colon }: { at: number; colon: boolean },
  opens: boolean,
): boolean {
  if (!begins(beginnings.level.plainly, text, at)) return false
  return colon || !opens || !/^\d{1,2}\s*(?:\n|$)/.test(text.slice(at, at + 6))
}

/** `HD: Hit Dice, AC: Armour Class`: a key to the labels. */
const spelled =
  /(?:hit dice|armou?r (?:class|defen[sc]e)|attacks?|morale|hit points|move(?:ment)?(?: rate)?|saving throws?|saves?|alignment|treasure(?: type)?|experience(?: points)?|damage)\s*(?:[,;.|\n]|$)/iy

const wornArmour = /^(?:1\d|2\d|as )/i
const capital = /[A-Z]/y
/** `SCH C`: a treasure's letter, and no damage. */
const hoard = /[A-V](?:[\s,;.)]|$)/y
/** `Random Encounter: 3 ghouls. `: a count with what is met, and no label. */
const met = /^(?:random )?encounters?$/
const some =
  /(?:\d{1,3}|\d{0,2}d\d{1,2}(?:[+-]\d)?)\s(?!in\b|per\b|or\b|wild|lair|with\b|to\b)[A-Za-z][a-z]{2}/y
const fiveSaves = /D ?\d{1,2},? W ?\d/y
/** `Challenge Level 10/1,400` tells experience, and `Challenge Level 10` none. */
const levels = /^(?:challenge level|cl)$/
const levelled = /\d{1,2}\+?\s?\/\s?\d/y
const letter = /[a-z(]/iy
const number = /[[(+-]{0,2}\d/y

/** A label whose value reads like nothing we know still ends the value before it. */
function unknownAt(
  word: Word,
  alone: boolean,
  hit: (figure: Figure, strong: boolean) => Hit,
): Hit | null {
  const [figure] = word.figures
  return alone && figure !== 'other' ? { ...hit('other', false), untold: figure } : null
}

const plainNumber = /[+-]?\d/y
/** `Bog Lurker LV 4 | HP 18`. */
const levelAhead = /\d{1,2}\s?[|,;·•]\s?[A-Z]{2} /y
/** `- morale 12` with nothing after it on its line. */
const shortLine = /[\d½][^\n]{0,20}(?:\n|$)/y

/** `AC6`, `Armor Class4 [15]`, `AlignmentChaotic`. */
function isGlue(text: string, end: number, word: Word): boolean {
  const first = text.charCodeAt(end)
  if (isDigit(first) || '[(+-½'.includes(text.charAt(end)))
    return word.word.length > 1 || isDigit(first)
  return (
    isLarge(text, end) && (word.word.length >= 5 ? isSmall(text, end - 1) : isLarge(text, end - 1))
  )
}

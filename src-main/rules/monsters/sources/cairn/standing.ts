import { isDigit, isSpace } from '../signs.ts'
import { labelWords, type Letters } from './label-words.ts'

/** Tells if a word labels a score at its place: `near` counts only beside another label. */
export function standingOf(
  text: string,
  word: string,
  from: number,
  letters: Letters,
): 'yes' | 'near' | 'no' {
  if (letters === 'any') return 'yes'
  // Words of prose have neither near them, but for one in capitals.
  if (!short.test(word) && !hasFigureNear(text, from, from + word.length))
    return word.length > 1 && word === word.toUpperCase() ? 'yes' : 'no'
  if (stands(text, word, from, letters)) return 'yes'
  return besideNumber(text, word, from) ? 'near' : 'no'
}

/** Search distance before and behind a word, in characters. */
const farBefore = 14
const farBehind = 20

/** True when a digit or a cell's edge is near. */
function hasFigureNear(text: string, from: number, to: number): boolean {
  const end = Math.min(text.length, to + farBehind)
  for (let at = Math.max(0, from - farBefore); at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (isDigit(code) || code === 124) return true
  }
  return false
}

const numberAfterIt =
  /[ \t]{0,2}(?:::?|=)[ \t]{0,3}\d{1,2}(?!\d)|(?:[ \t]{0,2}\|?[ \t|]{0,12}|[ \t]?\.{2,8}[ \t]?|[ \t]?\n[ \t]{0,3}\|?[ \t]{0,3})\d{1,2}[ \t]*(?:[^\p{L}\p{N}\s]|\n|$)/uy
const endsThere = /[ \t]*(?:[^\p{L}\p{N}\s]|\n|$)/uy

/** `des 12,`, `12 des,`: a number and then no word that it may count. */
function besideNumber(text: string, word: string, from: number): boolean {
  const to = from + word.length
  if (isCell(text, from, to)) return true
  if (word === 'A' && /^A[ \t]{1,3}[0-4][ \t]+[A-Z]{2,4}(?!\p{L})/u.test(text.slice(from, to + 14)))
    return true
  if (word.length > 1 || word === 'A') {
    numberAfterIt.lastIndex = to
    if (numberAfterIt.test(text)) return true
  }
  endsThere.lastIndex = to
  return (
    endsThere.test(text) &&
    /(?:^|[\s,;(|/])\d{1,2}[ \n]?$/.test(text.slice(Math.max(0, from - 4), from))
  )
}

const cellEnds = /[ \t]*\|/y

/** `| for |`: the heading of a column. */
function isCell(text: string, from: number, to: number): boolean {
  cellEnds.lastIndex = to
  return cellEnds.test(text) && /\|[ \t]*$/.test(text.slice(Math.max(0, from - 8), from))
}

function stands(text: string, word: string, from: number, letters: Letters): boolean {
  const to = from + word.length
  const next = text.charCodeAt(to)
  if (word.length === 1) return standsAlone(text, word, from)
  if (short.test(word) && (isDigit(next) || shortAfter.test(text.slice(from, from + 12))))
    return true
  if (word === 'Arm' && /(?:^|[\s,;(])[0-4] $/.test(text.slice(Math.max(0, from - 3), from)))
    return true
  if (word === word.toUpperCase()) return true
  const set = /^[ \t]?([:=|]?)[ \t]{0,3}\d/.exec(text.slice(to, to + 6))
  const before = text.charCodeAt(from - 1)
  const counted = isDigit(before) || (isSpace(before) && isDigit(text.charCodeAt(from - 2)))
  if (letters === 'beside a number') return set !== null || counted
  if (set !== null && set[1] !== '' && /^\p{Lu}/u.test(word)) return true
  return (set !== null || counted) && inGroup.test(text.slice(Math.max(0, from - 14), to + 14))
}

/** Two scores side by side, so that small letters may label them too: `Fue 15, Des 6`, `15 for, 6 des`. */
const inGroup = new RegExp(
  [
    '(?:SCORE)[ .:=]{0,2}\\d{1,2}[,;/| ]{1,3}(?:SCORE)[ .:=]{0,2}\\d',
    '\\d[ ]?(?:SCORE)[,;/| ]{1,3}\\d{1,2}[ ]?(?:SCORE)(?!\\p{L})',
  ]
    .map((group) => String.raw`(?<!\p{L})${group}`.replaceAll('SCORE', scoresInShort()))
    .join('|'),
  'iu',
)

function scoresInShort(): string {
  const listed = [labelWords.str, labelWords.dex, labelWords.wil].flatMap(({ any, capitals }) =>
    `${any}|${capitals}`.split('|'),
  )
  return listed.filter((word) => word.length > 1 && word.length < 5).join('|')
}

/** Labels that may stand in small letters where their number is right after them: `ar 1`, `ar none`. */
const short = /^(?:ar|arm|av|gd|armad|rüst?)$/i
const shortAfter = /^\p{L}{2,5}[ :.]{1,2}(?:\d|none\b|-)/u

/** The three scores by their first letters, `S 9, D 14, W 13`, and a lone one among them. */
const threeLetters =
  /S[ :]{0,2}\d{1,2}[,;/|. ]{1,3}D[ :]{0,2}\d{1,2}[,;/|. ]{1,3}W[ :]{0,2}\d{1,2}/y
/** `H` beside them, with armour between or without. */
const besideThree =
  /H[ :]{0,2}\d{1,3}[,;/|. ]{1,3}(?:A[ :]{0,2}\d[,;/|. ]{1,3})?S[ :]{0,2}\d|W[ :]{0,2}\d{1,2}[,;/|. ]{1,3}(?:A[ :]{0,2}\d[,;/|. ]{1,3})?H[ :]{0,2}\d/

/** `A1` is armour; a lone A begins many a sentence, and a lone S, D, W or H says nothing by itself. */
function standsAlone(text: string, word: string, from: number): boolean {
  if (word === 'A')
    return (
      /^A(?:[:=]?[0-4](?!\d)|[:=] [0-4](?!\d)| [0-4](?![\d.)]|\s*[x×]|\s?\p{L}))/u.test(
        text.slice(from, from + 8),
      ) || /(?:^|[\s,;(])[0-4]$/.test(text.slice(Math.max(0, from - 2), from))
    )
  if (word === 'H') return besideThree.test(text.slice(Math.max(0, from - 14), from + 16))
  const start = Math.max(0, from - 14)
  for (let at = from; at >= start; at -= 1) {
    if (text.charCodeAt(at) !== 83) continue
    threeLetters.lastIndex = at
    if (threeLetters.test(text) && threeLetters.lastIndex > from) return true
  }
  return false
}

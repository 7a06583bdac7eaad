import type { Span } from '../../canonical.ts'
import { isDigit, isSpace } from '../signs.ts'
import { labelWords, type CairnLabel, type Letters } from './label-words.ts'

export type { CairnLabel } from './label-words.ts'

interface Word {
  figure: CairnLabel
  letters: Letters
}

const words = new Map<string, Word>()
/** What follows the first word of a label of several. */
const further = new Map<string, RegExp>()
/** Letters of the languages that labels are in, by their codes: 1 to 26, and 27 for one with a mark on it. */
const letters = new Uint8Array(0x180)
for (let code = 0; code < letters.length; code += 1) {
  const small = code | 32
  if (code >= 0xc0) letters[code] = 27
  else if (small >= 97 && small <= 122 && code >= 65 && code < 128) letters[code] = small - 96
}

function letterAt(text: string, at: number): number {
  if (at >= text.length) return 0
  const code = text.charCodeAt(at)
  return code < 0x180 ? (letters[code] ?? 0) : 0
}

/** Longer words than any label are not looked up. */
const longest = 32
/** Whether a label has a first letter, a length and a last letter: most words of a text have those of none. */
const likely = new Uint8Array(28 * longest * 28)

function likeness(text: string, from: number, to: number): number {
  return (letterAt(text, from) * longest + (to - from)) * 28 + letterAt(text, to - 1)
}

for (const figure of Object.keys(labelWords) as CairnLabel[])
  for (const manner of Object.keys(labelWords[figure]) as Letters[])
    for (const word of labelWords[figure][manner].split('|').filter((each) => each !== ''))
      for (const low of new Set([word.toLowerCase(), unmarked(word.toLowerCase())])) {
        words.set(low, { figure, letters: manner })
        likely[likeness(low, 0, `${low} `.indexOf(' '))] = 1
      }

/** A long word without the marks on its letters, as many type it: `Volonte`. */
function unmarked(word: string): string {
  return word.length < 5 ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
}

const several = [...words.keys()]
  .filter((word) => word.includes(' '))
  .map((word) => word.split(' '))
for (const [first = ''] of several) {
  const rests = several.flatMap(([one, ...rest]) => (one === first ? [rest.join('[ \\t]')] : []))
  const longestFirst = rests.sort((a, b) => b.length - a.length).join('|')
  further.set(first, new RegExp(`[ \\t](?:${longestFirst})`, 'iy'))
}

/** A score with its label, whichever came first. */
export interface Score extends Span {
  figure: CairnLabel
  /** Null where it is left open: `? HP`. */
  value: number | null
  /** Its row, counted from 1, where the label stands over a column of numbers. */
  row?: number
}

/** A label in a text, not yet with its number. */
export interface Labelled {
  figure: CairnLabel
  word: string
  from: number
  to: number
}

/** Every word of a text that may label a score. */
export function labelsIn(text: string): Labelled[] {
  const found: Labelled[] = []
  let at = 0
  while (at < text.length) {
    const from = at
    while (letterAt(text, at) > 0) at += 1
    if (at === from) at += 1
    else if (at - from < longest && likely[likeness(text, from, at)] === 1) {
      const label = labelAt(text, from, at)
      if (!label) continue
      found.push(label)
      at = label.to
    }
  }
  return found
}

function labelAt(text: string, from: number, to: number): Labelled | null {
  const word = text.slice(from, to)
  const first = word.toLowerCase()
  const known = words.get(first)
  const rest = further.get(first)
  if (rest) {
    rest.lastIndex = to
    if (rest.test(text) && letterAt(text, rest.lastIndex) === 0) {
      const whole = text.slice(from, rest.lastIndex)
      const label = labelled(
        text,
        whole,
        from,
        words.get(whole.toLowerCase().replaceAll('\t', ' ')),
      )
      if (label) return label
    }
  }
  return labelled(text, word, from, known)
}

function labelled(
  text: string,
  word: string,
  from: number,
  known: Word | undefined,
): Labelled | null {
  return known && stands(text, word, from, known.letters)
    ? { figure: known.figure, word, from, to: from + word.length }
    : null
}

function stands(text: string, word: string, from: number, letters: Letters): boolean {
  if (letters === 'any') return true
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

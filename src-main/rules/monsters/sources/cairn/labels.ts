import type { Span } from '../../canonical.ts'
import { isDigit, isSpace } from '../signs.ts'

/** A score of the family, as Cairn names it. */
export type CairnLabel = 'hp' | 'armor' | 'str' | 'dex' | 'wil'

/** How a word must stand to be a label: in any letters, in capitals, or in capitals unless a number is right beside it. */
type Letters = 'any' | 'capitals' | 'beside a number'

interface Word {
  figure: CairnLabel
  letters: Letters
}

/** Words for each score in Cairn, its hacks, its kin and its translations. */
const lists: Readonly<Record<CairnLabel, Readonly<Record<Letters, string>>>> = {
  hp: {
    any: 'hp|hps|hit protection|hit protect|hit points|hit point|guard|grd|hit pts|health|puntos de golpe|points de vie|points de protection|punti ferita|trefferpunkte|lebenspunkte|pontos de vida',
    capitals: 'END|GD|HPS',
    'beside a number': 'pg|pv|pf|tp|pdg|ptos|protección|pp|lp',
  },
  armor: {
    any: 'armor value|armour value|armor rating|armour rating|armor|armour|armr|armadura|armure|armatura|rüstung|ruestung|panzerung',
    capitals: 'AR|AV|A|ARM|RÜS|RÜ',
    'beside a number': '',
  },
  str: {
    any: 'strength|str|force|forza|fuerza|fuerz|força|stärke|vigour|vigor',
    capitals: 'FUE|FOR|ST|STÄ|VIG|S',
    'beside a number': '',
  },
  dex: {
    any: 'dexterity|dex|destreza|destrezza|dextérité|geschicklichkeit|geschick|clarity',
    capitals: 'DES|GE|GES|CLA|GSC|D',
    'beside a number': '',
  },
  wil: {
    any: 'willpower|wil|voluntad|volonté|volontà|vontade|willenskraft|charisma|ctrl|spirit',
    capitals: 'WILL|VOL|VON|WK|CHA|SPI|CON TROL|CONTROL|EGO|PSY|W',
    'beside a number': '',
  },
}

const words = new Map<string, Word>()
/** What follows the first word of a label of several. */
const further = new Map<string, RegExp>()
/** Letters of the languages that labels are in, by their codes: 1 to 26, and 27 for one with a mark on it. */
const letters = new Uint8Array(256)
for (let code = 0; code < 256; code += 1) {
  const small = code | 32
  if (code >= 0xc0) letters[code] = 27
  else if (small >= 97 && small <= 122 && code >= 65 && code < 128) letters[code] = small - 96
}

function letterAt(text: string, at: number): number {
  if (at >= text.length) return 0
  const code = text.charCodeAt(at)
  return code < 256 ? (letters[code] ?? 0) : 0
}

/** Longer words than any label are not looked up. */
const longest = 32
/** Whether a label has a first letter, a length and a last letter: most words of a text have those of none. */
const likely = new Uint8Array(28 * longest * 28)

function likeness(text: string, from: number, to: number): number {
  return (letterAt(text, from) * longest + (to - from)) * 28 + letterAt(text, to - 1)
}

for (const figure of Object.keys(lists) as CairnLabel[])
  for (const manner of Object.keys(lists[figure]) as Letters[])
    for (const word of lists[figure][manner].split('|').filter((each) => each !== '')) {
      const low = word.toLowerCase()
      words.set(low, { figure, letters: manner })
      likely[likeness(low, 0, `${low} `.indexOf(' '))] = 1
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
  value: number
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
  const next = text.charCodeAt(from + word.length)
  if (word.length === 1) return standsAlone(text, word, from)
  if (short.test(word) && (isDigit(next) || shortAfter.test(text.slice(from, from + 12))))
    return true
  if (word === word.toUpperCase()) return true
  const set = /^[ \t]?(:?)[ \t]?\d/.exec(text.slice(from + word.length, from + word.length + 4))
  if (letters === 'capitals') return set?.[1] === ':' && /^\p{Lu}/u.test(word)
  const before = text.charCodeAt(from - 1)
  return set !== null || isDigit(before) || (isSpace(before) && isDigit(text.charCodeAt(from - 2)))
}

/** Labels that may stand in small letters where their number is right after them: `ar 1`, `ar none`. */
const short = /^(?:ar|arm|av|gd)$/i
const shortAfter = /^\p{L}{2,3}[ :.]{1,2}(?:\d|none\b|-)/u

/** The three scores by their first letters, `S 9, D 14, W 13`, and a lone one among them. */
const threeLetters =
  /S[ :]{0,2}\d{1,2}[,;/|. ]{1,3}D[ :]{0,2}\d{1,2}[,;/|. ]{1,3}W[ :]{0,2}\d{1,2}/y

/** `A1` is armour; a lone A begins many a sentence, and a lone S, D or W says nothing by itself. */
function standsAlone(text: string, word: string, from: number): boolean {
  if (word === 'A')
    return (
      /^A(?:[:=]?[0-4](?!\d)|[:=] [0-4](?!\d)| [0-4](?![\d.)]|\s*[x×]|\s?\p{L}))/u.test(
        text.slice(from, from + 8),
      ) || /(?:^|[\s,;(])[0-4]$/.test(text.slice(Math.max(0, from - 2), from))
    )
  const start = Math.max(0, from - 14)
  for (let at = from; at >= start; at -= 1) {
    if (text.charCodeAt(at) !== 83) continue
    threeLetters.lastIndex = at
    if (threeLetters.test(text) && threeLetters.lastIndex > from) return true
  }
  return false
}

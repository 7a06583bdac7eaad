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
/** Pairs of letters that a label begins with; most words of a text begin with none of them. */
const begins = new Uint8Array(27 * 28)

function pair(first: number, second: number): number {
  return letterAt(first) * 28 + (isLetter(second) ? letterAt(second) : 27)
}

/** The place of a small letter in the alphabet; 26 for one with a mark on it. */
function letterAt(code: number): number {
  const small = code | 32
  return small >= 97 && small <= 122 ? small - 97 : 26
}

/** Letters of the languages that labels are in. */
function isLetter(code: number): boolean {
  const small = code | 32
  return (small >= 97 && small <= 122) || (code >= 0xc0 && code <= 0xff)
}

for (const figure of Object.keys(lists) as CairnLabel[])
  for (const letters of Object.keys(lists[figure]) as Letters[])
    for (const word of lists[figure][letters].split('|').filter((each) => each !== '')) {
      const low = word.toLowerCase()
      words.set(low, { figure, letters })
      begins[pair(low.charCodeAt(0), low.charCodeAt(1))] = 1
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
    const code = text.charCodeAt(at)
    if (!isLetter(code)) {
      at += 1
      continue
    }
    const from = at
    at += 1
    while (at < text.length && isLetter(text.charCodeAt(at))) at += 1
    if (begins[pair(code, from + 1 < at ? text.charCodeAt(from + 1) : 32)] === 0) continue
    const label = labelAt(text, from, at)
    if (!label) continue
    found.push(label)
    at = label.to
  }
  return found
}

/** Longer words than any label are not looked up. */
const longest = Math.max(...[...words.keys()].map((word) => word.length))

function labelAt(text: string, from: number, to: number): Labelled | null {
  if (to - from > longest) return null
  const first = text.slice(from, to).toLowerCase()
  const rest = further.get(first)
  if (rest) {
    rest.lastIndex = to
    if (rest.test(text) && !isLetter(text.charCodeAt(rest.lastIndex))) {
      const whole = labelled(text, from, rest.lastIndex)
      if (whole) return whole
    }
  }
  return words.has(first) ? labelled(text, from, to) : null
}

function labelled(text: string, from: number, to: number): Labelled | null {
  const word = text.slice(from, to)
  const known = words.get(word.toLowerCase().replaceAll('\t', ' '))
  return known && stands(text, word, from, known.letters)
    ? { figure: known.figure, word, from, to }
    : null
}

function stands(text: string, word: string, from: number, letters: Letters): boolean {
  if (letters === 'any') return true
  const next = text.charCodeAt(from + word.length)
  if (word.length === 1) return standsAlone(text, word, from)
  if (isDigit(next) && /^(?:ar|arm|av)$/i.test(word)) return true
  if (word === word.toUpperCase()) return true
  const set = /^[ \t]?(:?)[ \t]?\d/.exec(text.slice(from + word.length, from + word.length + 4))
  if (letters === 'capitals') return set?.[1] === ':' && /^\p{Lu}/u.test(word)
  const before = text.charCodeAt(from - 1)
  return set !== null || isDigit(before) || (isSpace(before) && isDigit(text.charCodeAt(from - 2)))
}

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

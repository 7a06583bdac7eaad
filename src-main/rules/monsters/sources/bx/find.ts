import type { Span } from '../../canonical.ts'
import { beginsWord, isDigit, isLetterAt, isOf, isSpace, signsOf } from '../signs.ts'
import { beginnings, begins } from './begins.ts'
import { keyOf, type Lexicon, type Word } from './labels/lexicon.ts'
import type { Figure } from './labels/words.ts'

/** A label as it stands in the clean text: `from` its first sign, `to` where its value begins. */
export interface Hit extends Span {
  figure: Figure
  /** In small letters without accents. */
  word: string
  /** A colon, a cell's edge or a line's end sets the value apart. */
  set: boolean
  /** Stands alone as a label; the others count only beside such. */
  strong: boolean
  /** First on its line. */
  opens: boolean
  /** `2 HD`: the value stands before the label, `from` is where it begins and `to` where the label ends. */
  turned: boolean
}

/** Every label that is followed, or for Hit Dice and hit points preceded, by a value of its kind, in order. */
export function findHits(text: string, low: string, lexicon: Lexicon): Hit[] {
  const found: Hit[] = []
  let before = 32
  for (let at = 0; at < low.length; at += 1) {
    const code = text.charCodeAt(at)
    const inWord = isSmallLetter(before) && !isLargeLetter(code)
    before = code
    // Most signs stand within a word.
    if (inWord) continue
    const word = wordAt(text, low, at, lexicon)
    // `Save` in `Save As` is no word of its own, but `At` may stand in `Attack`.
    const hit = word && hitAt(text, at, word, found.at(-1))
    if (!hit) continue
    found.push(hit)
    at += word.word.length - 1
    before = text.charCodeAt(at)
  }
  return found
}

/** The longest label that stands at `at`. */
function wordAt(text: string, low: string, at: number, { words, begin }: Lexicon): Word | null {
  const first = low.charCodeAt(at)
  if (!isOf(begin, first)) return null
  const candidates = words[keyOf(first, low.charCodeAt(at + 1))]
  if (!candidates || !mayBegin(text, at)) return null
  const third = at + 2 < low.length ? low.charCodeAt(at + 2) : 0
  for (const each of candidates)
    if ((each.third === 0 || each.third === third) && standsAt(text, low, at, each)) return each
  return null
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

function isLargeLetter(code: number): boolean {
  return code >= 65 && code <= 90
}

/** At a word's beginning, or where a large letter is glued to a small one or to a number. */
function mayBegin(text: string, at: number): boolean {
  if (beginsWord(text, at)) return true
  const code = text.charCodeAt(at)
  const before = text.charCodeAt(at - 1)
  // `9hp`
  if (code === 104 || code === 112) return isDigit(before)
  return isLargeLetter(code) && (isDigit(before) || isSmallLetter(before))
}

/** Whether the word stands there and ends there; `Armor Class4` and `AlignmentChaotic` end too. */
function standsAt(text: string, low: string, at: number, { word, firm, shout }: Word): boolean {
  for (let place = 0; place < word.length; place += 1) {
    const code = low.charCodeAt(at + place)
    const wanted = word.charCodeAt(place)
    if (code !== wanted && !(wanted === 32 && isSpace(code) && code !== 10)) return false
  }
  const end = at + word.length
  if (!isLetterAt(text, end)) return true
  if (word.length >= 5) return isSmall(text, end - 1) && isLarge(text, end)
  // `SVD12W13` and `ALNeutral` on lines of their own.
  return (
    firm &&
    (!shout || word === 'al') &&
    isLarge(text, at) &&
    isLarge(text, end - 1) &&
    gluedValue.test(text.slice(end, end + 3)) &&
    /(?:^|\n)[\s*•-]{0,4}$/.test(text.slice(Math.max(0, at - 5), at))
  )
}

/** One capital and then small letters, a number or nothing: `TROLL` is no treasure of kind OLL. */
const gluedValue = /^[A-Z](?:[a-z]|\d|[\s(+,]|$)/

function isLarge(text: string, at: number): boolean {
  return isLargeLetter(text.charCodeAt(at))
}

function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return isSmallLetter(code) || code > 127
}

/** Whether no small letter stands there. */
function isShouted(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (isSmallLetter(code)) return false
    if (code > 127) return text.slice(at, to) === text.slice(at, to).toUpperCase()
  }
  return true
}

function hitAt(text: string, at: number, word: Word, last: Hit | undefined): Hit | null {
  const end = at + word.word.length
  const glued = at > 0 && !beginsWord(text, at)
  const value = valueFrom(text, end)
  const lead = leadOf(text, at)
  const large = !isSmallLetter(text.charCodeAt(at))
  const shouted = isShouted(text, at, end)
  if (
    word.shout &&
    !shouted &&
    !(lead.apart && (value.set || (large && (lead.opens || (lead.listed && word.firm)))))
  )
    return null
  // `SV D12 W13`: the first save is no label.
  if (word.word.length === 1 && (!lead.apart || (last && last.to === at))) return null
  if (word.word.length === 1 && last?.figure === 'saves' && at - last.to < 12) return null
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
  if (glued && !(word.word.length >= 5 || firm)) return turnedAt(text, at, end, word, last)
  const touching = value.at === end
  const alone = isSet && (lead.apart || firm)
  for (const figure of word.figures) {
    const { plainly, loosely } = beginnings[figure]
    if (figure === 'level') {
      if (lead.apart && large && !touching && isLevel(text, value, lead.opens))
        return hit(figure, false)
      continue
    }
    if (figure === 'other') {
      if (value.colon && lead.apart && (large || lead.opens)) return hit(figure, lead.opens)
      if (lead.opens && shouted && unset.has(word.word) && !touching) return hit(figure, false)
      if (lead.comma && large && !touching && (firm || unset.has(word.word)) && !last?.set)
        return hit(figure, false)
      continue
    }
    if (alone && (large || lead.opens) && begins(loosely, text, value.at)) return hit(figure, true)
    if (
      figure === 'ac' &&
      /^armou?r$/.test(word.word) &&
      !wornArmour.test(text.slice(value.at, value.at + 3))
    )
      continue
    const wordy =
      figure === 'attacks' || (figure === 'damage' && word.word.length > 1 && lead.apart)
    const bare = word.word === 'd' && last?.figure === 'attacks' && lead.listed
    if (
      (wordy || (figure === 'damage' && bare)) &&
      (firm || (figure === 'attacks' && lead.listed && large)) &&
      !touching &&
      begins(letter, text, value.at)
    )
      return hit(figure, lead.apart)
    const named = figure === 'treasure' && firm && !touching && begins(capital, text, value.at)
    if (!named && !begins(plainly, text, value.at)) continue
    if (touching && !isGlue(text, end, word)) continue
    if (lead.apart && large) return hit(figure, true)
    if (firm) return hit(figure, true)
    if (lead.apart && (word.firm || word.word.length > 3)) return hit(figure, false)
    if (large || (word.firm && (word.word.length > 6 || begins(number, text, value.at))))
      return hit(figure, false)
  }
  return turnedAt(text, at, end, word, last) ?? unknownAt(word, alone && large, hit)
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

const wornArmour = /^(?:1\d|2\d|as )/i
const capital = /[A-Z]/y
/** Fields that are told from values without a colon. */
const unset = new Set([
  'special',
  'special attack',
  'special attacks',
  'special defense',
  'special defenses',
  'special defence',
  'special defences',
  'size',
  'intelligence',
  'taille',
  'tamano',
  'tamanho',
  'taglia',
  'besonderes',
  'especial',
  'speciale',
])
const letter = /[a-z(]/iy
const number = /[[(+-]{0,2}\d/y

/** A label whose value reads like nothing we know still ends the value before it. */
function unknownAt(
  word: Word,
  alone: boolean,
  hit: (figure: Figure, strong: boolean) => Hit,
): Hit | null {
  return alone && word.figures[0] !== 'other' ? hit('other', false) : null
}

/** `AC6`, `Armor Class4 [15]`, `AlignmentChaotic`. */
function isGlue(text: string, end: number, word: Word): boolean {
  const first = text.charCodeAt(end)
  if (isDigit(first) || '[(+-½'.includes(text.charAt(end)))
    return word.word.length > 1 || isDigit(first)
  return (
    isLarge(text, end) && (word.word.length >= 5 ? isSmall(text, end - 1) : isLarge(text, end - 1))
  )
}

/** `2 Hit Dice`, `9hp`, `1/2 HD`: with a number before it and nothing of its own after it. */
function turnedAt(
  text: string,
  at: number,
  end: number,
  word: Word,
  last: Hit | undefined,
): Hit | null {
  const figure = word.figures.find((each) => each === 'hd' || each === 'hp' || each === 'xp')
  if (!figure || isLetterAt(text, end)) return null
  if (!/^\s{0,2}(?:[,;.)\n|([]|$|and\b|with\b|each\b|-\s)/i.test(text.slice(end, end + 8)))
    return null
  const number =
    /(?:^|[\s(,;[])(\d{1,3},\d{3}|\d{1,4}(?:[+-]\d{1,2})?\s?\*{0,6}|\d{0,3}[½¼]\*{0,4}|1\/2\*{0,4})\s?$/.exec(
      text.slice(Math.max(0, at - 14), at),
    )
  const digits = number?.[1]
  if (digits === undefined) return null
  const from = at - (number?.[0].length ?? 0) + (number?.[0].indexOf(digits) ?? 0)
  if (
    figure === 'xp' &&
    !/(?:[,;.(|/]|\bworth)\s{0,2}$/.test(text.slice(Math.max(0, from - 9), from))
  )
    return null
  // `HD 2 (9hp)` and `HD 1 hp` are the Hit Dice's own.
  if (
    last &&
    (last.figure === 'hd' || last.figure === 'ac') &&
    from - last.to < 14 &&
    !/[,;\n]/.test(text.slice(last.to, from))
  )
    return null
  if (last && from - last.to < 200 && /[([][^)\]]*$/.test(text.slice(last.to, from))) return null
  if (last && last.to === from) return null
  return {
    figure,
    word: word.word,
    from,
    to: end,
    set: false,
    strong: false,
    opens: false,
    turned: true,
  }
}

const longestGap = 60

/** Where the value begins: after brackets with an abbreviation, a colon, dots, a cell's edge, one new line. */
function valueFrom(text: string, end: number): { at: number; set: boolean; colon: boolean } {
  let at = end + abbreviationAt(text, end)
  let set = false
  let colon = false
  let cell = false
  let lines = 0
  const limit = at + longestGap
  for (; at < limit && at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === ':' || sign === '=') set = colon = true
    else if (sign === '|') {
      if (cell && text.charAt(at - 1) !== '|') break
      set = cell = colon = true
    } else if (sign === '\n') {
      lines += 1
      if (lines > 1 || cell) return { at, set: colon, colon }
      set = true
    } else if (sign === '-' && /\s/.test(text.charAt(at + 1)) && /\s/.test(text.charAt(at - 1))) {
      // A dash between two spaces sets apart; alone it is a value: none.
      if (!/^ {0,3}[^\s_-]/.test(text.slice(at + 1, at + 5))) break
      set = colon = true
    } else if (sign !== ' ' && sign !== '.' && sign !== '*' && sign !== '_' && sign !== '"') break
  }
  // `a morale of 10`
  if (
    isSpace(text.charCodeAt(at - 1)) &&
    (text.startsWith('of ', at) || text.startsWith('is ', at))
  )
    at += 3
  return { at, set, colon }
}

/** How long ` (AC)` is between a label and its colon. */
function abbreviationAt(text: string, end: number): number {
  if (text.charCodeAt(end) !== 40 && text.charCodeAt(end + 1) !== 40) return 0
  const found = /^\s?\((?!\d)[a-z# .+-]{1,20}\)(?=\s?[:|])/i.exec(text.slice(end, end + 26))
  return found?.[0].length ?? 0
}

const farthestLead = 14
const layout = signsOf(' *_>"\'•▶►▪·➤+-#~')
const listing = signsOf(',;|([:')
const parting = signsOf(',;.|>(:[])/\t')

/** What stands before a label. */
interface Lead {
  /** A sign, a line's beginning or a wide gap sets it apart. */
  apart: boolean
  /** It is the first of its line. */
  opens: boolean
  comma: boolean
  /** A list's comma or bracket, and no sentence's end. */
  listed: boolean
}

function leadOf(text: string, at: number): Lead {
  let before = at - 1
  const limit = Math.max(0, at - farthestLead)
  while (before >= limit && isOf(layout, text.charCodeAt(before))) before -= 1
  if (before < 0) return { apart: true, opens: true, comma: false, listed: false }
  const code = text.charCodeAt(before)
  const wide = before < at - 3 && areSpaces(text, at - 3, at)
  if (before < limit) return { apart: wide, opens: false, comma: false, listed: false }
  const opens = code === 10 || (code === 124 && lineOpens(text, before))
  const listed = isOf(listing, code) || (!opens && isDashed(text, at))
  return {
    apart: opens || wide || listed || isOf(parting, code),
    opens,
    comma: listed || code === 46,
    listed,
  }
}

/** `Ooze - AC 6`: a dash between spaces stands before it. */
function isDashed(text: string, at: number): boolean {
  return (
    text.charCodeAt(at - 2) === 45 &&
    text.charCodeAt(at - 1) === 32 &&
    text.charCodeAt(at - 3) === 32
  )
}

function areSpaces(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isSpace(text.charCodeAt(at))) return false
  return true
}

function lineOpens(text: string, at: number): boolean {
  return /(?:^|\n)\s{0,4}$/.test(text.slice(Math.max(0, at - 5), at))
}

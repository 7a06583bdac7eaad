import type { Span } from '../canonical.ts'
import { plain } from './plain.ts'
import { beginsWord, isLetterAt, isSpace } from './signs.ts'
import { lineStartOf } from './spans.ts'

/** A figure that B/X stat blocks label. */
export type BxLabel =
  | 'ac'
  | 'hd'
  | 'hp'
  | 'attacks'
  | 'damage'
  | 'thac0'
  | 'movement'
  | 'saves'
  | 'morale'
  | 'alignment'
  | 'xp'
  | 'numberAppearing'
  | 'treasure'

/** What a figure is called, and how its value begins, so that prose is not taken for figures. */
interface Label {
  words: readonly string[]
  begins: RegExp
}

const dice = String.raw`\d*d\d|\d+-\d+`
const saveClass = String.raw`(?:as\s)?(?:F|C|M|MU|T|D|E|H|fighter|cleric|magic-user|thief|dwarf|elf|halfling)[\s:]?\d|NH|NM|normal|0-level`

/** English labels of OSE, B/X and their modules. */
const labels: Record<BxLabel, Label> = {
  ac: {
    words: ['AC', 'AAC', 'Armour Class', 'Armor Class'],
    begins: /-?\d|\[-?\d|(?:as )?(?:unarmou?red|leather|chain|plate)/iy,
  },
  hd: { words: ['HD', 'Hit Dice', 'Hit Die'], begins: /\d|[½¼¾]|d\d/y },
  hp: { words: ['HP', 'Hit Points'], begins: /\d/y },
  attacks: {
    words: ['Att', 'Atk', 'Attacks', 'Attack', '#AT', '#Att', 'No. Attacks', 'AT'],
    begins: /[\d[(]|[a-z]/iy,
  },
  damage: {
    words: ['D', 'Dmg', 'Dam', 'Damage'],
    begins: new RegExp(`${dice}|by weapon|as weapon`, 'iy'),
  },
  thac0: { words: ['THAC0', 'THACO'], begins: /\d|\[/y },
  movement: { words: ['MV', 'Move', 'Movement', 'Mov'], begins: /\d|[a-z]{1,38} \d/iy },
  saves: {
    words: [
      'SV',
      'Save',
      'Saves',
      'Save As',
      'Saves As',
      'Saving Throw',
      'Saving Throws',
      'ST',
      'AS',
    ],
    begins: new RegExp(String.raw`\(?D(?:eath)?\s?:?\d|\d{1,2}\b|${saveClass}`, 'iy'),
  },
  morale: { words: ['ML', 'Morale', 'Mor'], begins: /\d/y },
  alignment: {
    words: ['AL', 'Alignment', 'Align'],
    begins: /(?:L|N|C|Law\w*|Neu\w*|Cha\w*|Any|None|Var\w*|Usually)\b/iy,
  },
  xp: { words: ['XP', 'XPV', 'XP Value', 'Experience'], begins: /\d/y },
  numberAppearing: {
    words: ['NA', 'No. App.', 'No. App', 'No. Appearing', 'Number Appearing', '#App', '# App'],
    begins: /\d/y,
  },
  treasure: {
    words: ['TT', 'Treasure Type', 'Treasure', 'Hoard'],
    begins: /[A-Z(]|\d|none|nil|see/iy,
  },
}

/** Short labels that prose never contains: they need no comma before them. */
const unmistakable = new Set([
  'AC',
  'AAC',
  'HD',
  'THAC0',
  'THACO',
  'MV',
  'SV',
  'ML',
  'AL',
  'XP',
  'NA',
  'TT',
  'ATT',
  '#AT',
  '#ATT',
  '#APP',
])

interface Word {
  /** In capitals. */
  word: string
  figure: BxLabel
  /** Prose never contains it. */
  firm: boolean
}

/** Words by the key of their first two signs; the longest first. */
const wordsFrom: readonly (readonly Word[] | null)[] = wordsByKey()

function wordsByKey(): (Word[] | null)[] {
  const by: (Word[] | null)[] = new Array<null>(1024).fill(null)
  for (const figure of Object.keys(labels) as BxLabel[]) {
    for (const each of labels[figure].words) {
      const word = each.toUpperCase()
      // After a word of one letter comes any sign.
      const seconds =
        word.length > 1 ? [word.charCodeAt(1)] : Array.from({ length: 32 }, (_, i) => i)
      for (const second of seconds) {
        const words = (by[keyOf(word.charCodeAt(0), second)] ??= [])
        words.push({ word, figure, firm: unmistakable.has(word) })
      }
    }
  }
  for (const words of by) words?.sort((a, b) => b.word.length - a.word.length)
  return by
}

/** The same for large and small letters; other signs may share it. */
function keyOf(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31)
}

/** A label as it stands in the text, `from` its first letter, `to` where its value begins. */
export interface Labelled extends Span {
  figure: BxLabel
}

/** Every label that is followed by a value of its kind, in order. */
export function findLabels(text: string): Labelled[] {
  const easy = plain(text)
  const found: Labelled[] = []
  let code = easy.charCodeAt(0)
  for (let at = 0; at < easy.length; at += 1) {
    const next = easy.charCodeAt(at + 1)
    const words = wordsFrom[keyOf(code, next)]
    code = next
    if (!words || !beginsWord(easy, at)) continue
    const label = wordAt(words, easy, at)
    if (!label) continue
    const end = at + label.word.length
    const to = valueFrom(easy, end)
    if (
      (to > end || '[(0123456789'.includes(easy.charAt(end) || ' ')) &&
      isSetApart(easy, at, end, to, label) &&
      begins(labels[label.figure].begins, easy, to)
    )
      found.push({ figure: label.figure, from: opening(easy, at), to })
    at = end - 1
    code = easy.charCodeAt(end)
  }
  return found
}

function wordAt(words: readonly Word[], easy: string, at: number): Word | null {
  for (const each of words) if (standsAt(easy, at, each.word)) return each
  return null
}

/** Whether the word stands there in large or small letters, and ends there. */
function standsAt(easy: string, at: number, word: string): boolean {
  for (let place = 0; place < word.length; place += 1) {
    const code = easy.charCodeAt(at + place)
    const wanted = word.charCodeAt(place)
    if (code === wanted) continue
    const same = wanted === 32 ? isSpace(code) : wanted >= 65 && code === wanted + 32
    if (!same) return false
  }
  return !isLetterAt(easy, at + word.length)
}

/** Where the value begins: after a colon, spaces and emphasis, at most one new line among them. */
function valueFrom(easy: string, end: number): number {
  const broken = past(easy, end, ':.*_= ')
  return past(easy, easy.charCodeAt(broken) === newLine ? broken + 1 : broken, ' *_')
}

const newLine = 10

function past(easy: string, from: number, signs: string): number {
  let at = from
  while (at < from + 6 && at < easy.length && signs.includes(easy.charAt(at))) at += 1
  return at
}

function isSetApart(easy: string, at: number, end: number, to: number, label: Word): boolean {
  const code = easy.charCodeAt(at)
  const large = code === 35 || (code >= 65 && code <= 90)
  let before = at - 1
  while (before >= 0 && before >= at - 12 && isGap(easy.charCodeAt(before))) before -= 1
  const apart =
    before < 0 || before < at - 12 ? at < 12 : ',;.|>(:\n[])'.includes(easy.charAt(before))
  if (apart) return large || label.word.length < 6
  if (!large) return false
  return label.firm || easy.slice(end, to).includes(':')
}

/** A space, an asterisk or an underline. */
function isGap(code: number): boolean {
  return code === 32 || code === 42 || code === 95
}

/** The pattern is sticky: it is tried at `at` alone. */
function begins(pattern: RegExp, easy: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(easy)
}

/** Emphasis marks belong to the label they open. */
function opening(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < 3 && /[*_]/.test(text.charAt(from - 1))) from -= 1
  return from
}

/**
 * Labels that stand together, each figure once: one run is one stat line. A run ends where the same figure comes again
 * for another monster, at a bullet, or after a long stretch without figures.
 */
export function runsOf(text: string, found: readonly Labelled[]): Labelled[][] {
  const runs: Labelled[][] = []
  let run: Labelled[] = []
  for (const label of found) {
    const last = run.at(-1)
    const between = last ? text.slice(last.to, Math.min(label.from, last.to + 601)) : ''
    const again = run.some(({ figure }) => figure === label.figure)
    if (last && again && between.length <= 600 && !opensAnother(between)) continue
    if (!last || again || breaks(between)) {
      run = [label]
      runs.push(run)
    } else run.push(label)
  }
  return runs.filter((labelled, index) => isStatLine(text, labelled, index))
}

/** A new line, or a name with a colon or bracket, before a figure that we have already. */
function opensAnother(between: string): boolean {
  return /\n/.test(between) || /[.;)]\s+[^,;.\n]{2,60}[:(]\s{0,4}$/.test(between.slice(-80))
}

function breaks(between: string): boolean {
  if (between.length > 600 || /\n[ \t]*(?:[•▶►▪·➤]|[-–*] )/u.test(between)) return true
  const blank = /\n[ \t\r]*\n/.exec(between)
  return blank !== null && between.length > 60
}

function isStatLine(text: string, run: readonly Labelled[], index: number): boolean {
  const has = (wanted: BxLabel) => run.some(({ figure }) => figure === wanted)
  const first = run[0]
  if (!first) return false
  const lineStart = lineStartOf(text, first.from)
  const inBullet = /^\s*[-•▶►▪·➤]/u.test(text.slice(lineStart, Math.min(lineStart + 8, first.from)))
  if (index > 0 && inBullet && run.length < 5) return false
  const [armour, hitDice] = [has('ac'), has('hd')]
  return (armour && hitDice) || (run.length >= 3 && (armour || hitDice || has('saves')))
}

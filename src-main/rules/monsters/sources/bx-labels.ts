import type { Span } from '../canonical.ts'
import { plain } from './plain.ts'
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
    begins: /-?\d|\[-?\d|(?:as )?(?:unarmou?red|leather|chain|plate)/i,
  },
  hd: { words: ['HD', 'Hit Dice', 'Hit Die'], begins: /\d|[½¼¾]|d\d/ },
  hp: { words: ['HP', 'Hit Points'], begins: /\d/ },
  attacks: {
    words: ['Att', 'Atk', 'Attacks', 'Attack', '#AT', '#Att', 'No. Attacks', 'AT'],
    begins: /[\d[(]|[a-z]/i,
  },
  damage: {
    words: ['D', 'Dmg', 'Dam', 'Damage'],
    begins: new RegExp(`${dice}|by weapon|as weapon`, 'i'),
  },
  thac0: { words: ['THAC0', 'THACO'], begins: /\d|\[/ },
  movement: { words: ['MV', 'Move', 'Movement', 'Mov'], begins: /\d|[a-z]+ \d/i },
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
    begins: new RegExp(String.raw`\(?D(?:eath)?\s?:?\d|\d{1,2}\b|${saveClass}`, 'i'),
  },
  morale: { words: ['ML', 'Morale', 'Mor'], begins: /\d/ },
  alignment: {
    words: ['AL', 'Alignment', 'Align'],
    begins: /(?:L|N|C|Law\w*|Neu\w*|Cha\w*|Any|None|Var\w*|Usually)\b/i,
  },
  xp: { words: ['XP', 'XPV', 'XP Value', 'Experience'], begins: /\d/ },
  numberAppearing: {
    words: ['NA', 'No. App.', 'No. App', 'No. Appearing', 'Number Appearing', '#App', '# App'],
    begins: /\d/,
  },
  treasure: {
    words: ['TT', 'Treasure Type', 'Treasure', 'Hoard'],
    begins: /[A-Z(]|\d|none|nil|see/i,
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

const figureOf = new Map<string, BxLabel>(
  (Object.keys(labels) as BxLabel[]).flatMap((figure) =>
    labels[figure].words.map((word) => [word.toUpperCase(), figure] as const),
  ),
)
const anyLabel = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(` +
    [...figureOf.keys()]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/\./g, String.raw`\.`).replace(/ /g, String.raw`\s`))
      .join('|') +
    String.raw`)(?![\p{L}])`,
  'giu',
)

/** A label as it stands in the text, `from` its first letter, `to` where its value begins. */
export interface Labelled extends Span {
  figure: BxLabel
}

/** Every label that is followed by a value of its kind, in order. */
export function findLabels(text: string): Labelled[] {
  const easy = plain(text)
  const found: Labelled[] = []
  for (const match of easy.matchAll(anyLabel)) {
    const word = (match[1] ?? '').replace(/\s/g, ' ').toUpperCase()
    const figure = figureOf.get(word)
    if (!figure) continue
    const end = match.index + match[0].length
    const gap = /^[:.*_= ]{0,6}\n?[ *_]{0,6}/.exec(easy.slice(end, end + 14))?.[0] ?? ''
    const to = end + gap.length
    if (gap === '' && !/[[(\d]/.test(easy.charAt(end))) continue
    if (!isSetApart(easy, match.index, match[0], word, gap)) continue
    if (beginsWith(labels[figure].begins, easy.slice(to, to + 40))) {
      found.push({ figure, from: opening(easy, match.index), to })
    }
  }
  return found
}

function isSetApart(text: string, at: number, as: string, word: string, gap: string): boolean {
  const before = text.slice(Math.max(0, at - 12), at).replace(/[ *_]+$/, '')
  if (before === '' ? at < 12 : /[,;.|>(:\n[\])]$/.test(before))
    return /[A-Z#]/.test(as.charAt(0)) || word.length < 6
  return gap.includes(':')
    ? /[A-Z#]/.test(as.charAt(0))
    : unmistakable.has(word) && /[A-Z#]/.test(as.charAt(0))
}

function beginsWith(pattern: RegExp, value: string): boolean {
  return value.search(pattern) === 0
}

/** Emphasis marks belong to the label they open. */
function opening(text: string, at: number): number {
  let from = at
  while (from > 0 && at - from < 3 && /[*_]/.test(text.charAt(from - 1))) from -= 1
  return from
}

/**
 * Labels that stand together: one run is one stat line. A run ends where the same figure comes again
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
  const figures = new Set(run.map(({ figure }) => figure))
  const first = run[0]
  if (!first) return false
  const lineStart = lineStartOf(text, first.from)
  const inBullet = /^\s*[-•▶►▪·➤]/u.test(text.slice(lineStart, Math.min(lineStart + 8, first.from)))
  if (index > 0 && inBullet && figures.size < 5) return false
  const firm = figures.has('ac') || figures.has('hd') || figures.has('saves')
  return firm && (figures.size >= 3 || (figures.has('ac') && figures.has('hd')))
}

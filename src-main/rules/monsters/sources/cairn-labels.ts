import type { Span } from '../canonical.ts'
import { plain } from './plain.ts'
import { beginsWord, isDigit } from './signs.ts'
import { lineStartOf } from './spans.ts'

export type CairnLabel = 'hp' | 'armor' | 'str' | 'dex' | 'wil'

/** A score with its label, whichever came first. */
export interface Score extends Span {
  figure: CairnLabel
  value: number
}

const figureOf: Record<string, CairnLabel> = {
  HP: 'hp',
  ARMOR: 'armor',
  ARMOUR: 'armor',
  STR: 'str',
  DEX: 'dex',
  WIL: 'wil',
}
/** Tried only where a word begins that could be a score. */
const score =
  /(?:(\d{1,3})[ *_]{1,4}(HP|Armou?r|STR|DEX|WIL)|(HP|Armou?r|STR|DEX|WIL)[ *_:=]{1,5}(\d{1,3})(?!\d|d\d))(?![\p{L}\p{N}])/iuy

/**
 * Scores in order. In `HP 4 Armor 1` the 4 could go either way: the label that opens the run decides.
 */
function scoresIn(easy: string): Score[] {
  const found: Score[] = []
  for (let at = 0; at < easy.length; at += 1) {
    if (!mayBegin(easy, at) || !beginsWord(easy, at)) continue
    score.lastIndex = at
    const match = score.exec(easy)
    if (!match) continue
    const label = (match[2] ?? match[3] ?? '').toUpperCase()
    const to = at + match[0].length
    const value = Number(match[1] ?? match[4])
    found.push({ figure: figureOf[label] ?? 'hp', value, from: at, to })
    at = to - 1
  }
  return found
}

/** A label, or a number with one after it: a cheap look that lets most of a text pass by. */
function mayBegin(easy: string, at: number): boolean {
  if (!isDigit(easy.charCodeAt(at))) return labelBegins(easy, at)
  let place = at + 1
  while (place < at + 3 && isDigit(easy.charCodeAt(place))) place += 1
  const last = place + 4
  const spaces = place
  while (place < last && isGap(easy.charCodeAt(place))) place += 1
  return place > spaces && labelBegins(easy, place)
}

/** A space, an asterisk or an underline. */
function isGap(code: number): boolean {
  return code === 32 || code === 42 || code === 95
}

function labelBegins(easy: string, at: number): boolean {
  const second = easy.charCodeAt(at + 1) | 32
  switch (easy.charCodeAt(at) | 32) {
    case 104:
      return second === 112
    case 97:
      return second === 114
    case 115:
      return second === 116
    case 100:
      return second === 101
    case 119:
      return second === 105
    default:
      return false
  }
}

/** Scores that stand together in one stat line; a figure that comes again begins another. */
export function scoreRuns(text: string): Score[][] {
  // A text is first recognised and then read: its scores are looked for once.
  if (latest.text !== text) latest = { text, runs: runsIn(text) }
  return latest.runs
}

let latest: { text: string; runs: Score[][] } = { text: '', runs: [] }

function runsIn(text: string): Score[][] {
  const easy = plain(text)
  const runs: Score[][] = []
  let run: Score[] = []
  for (const each of scoresIn(easy)) {
    const last = run.at(-1)
    const between = last ? easy.slice(last.to, Math.min(each.from, last.to + 301)) : ''
    const again = run.some(({ figure }) => figure === each.figure)
    if (
      again &&
      between.length <= 300 &&
      !/\n/.test(between) &&
      !/[.;)]\s+[^,;.\n]{2,60}[:(]\s{0,4}$/.test(between.slice(-80))
    )
      continue
    if (!last || again || between.length > 300 || /\n\s{0,40}(?:\n|[-*•] )/.test(between)) {
      run = [each]
      runs.push(run)
    } else run.push(each)
  }
  return runs.filter((scores) => isStatLine(easy, scores))
}

/** Two scores with HP or STR among them, and not in the middle of a bullet. */
function isStatLine(easy: string, scores: readonly Score[]): boolean {
  const figures = new Set(scores.map(({ figure }) => figure))
  const first = scores[0]
  if (!first || figures.size < 2 || !(figures.has('hp') || figures.has('str'))) return false
  const lineStart = lineStartOf(easy, first.from)
  return figures.size >= 3 || !/^\s*[-*•] /.test(easy.slice(lineStart, lineStart + 8))
}

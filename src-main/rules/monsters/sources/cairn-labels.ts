import type { Span } from '../canonical.ts'
import { plain } from './plain.ts'
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
const score =
  /(?<![\p{L}\p{N}])(?:(\d{1,3})[ *_]{1,4}(HP|Armou?r|STR|DEX|WIL)|(HP|Armou?r|STR|DEX|WIL)[ *_:=]{1,5}(\d{1,3})(?!\d|d\d))(?![\p{L}\p{N}])/giu

/**
 * Scores in order. In `HP 4 Armor 1` the 4 could go either way: the label that opens the run decides.
 */
function scoresIn(easy: string): Score[] {
  return [...easy.matchAll(score)].map((match) => {
    const label = (match[2] ?? match[3] ?? '').toUpperCase()
    return {
      figure: figureOf[label] ?? 'hp',
      value: Number(match[1] ?? match[4]),
      from: match.index,
      to: match.index + match[0].length,
    }
  })
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

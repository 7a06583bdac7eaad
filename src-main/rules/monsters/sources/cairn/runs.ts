import { lineStartOf } from '../spans.ts'
import { scoresIn, type Score } from './scores.ts'

/** Farthest that two scores of one creature stand apart. */
const farthest = 400

/** Scores that stand together in one stat block; a figure that comes again begins another. */
export function runsIn(text: string): Score[][] {
  const runs: Score[][] = []
  let run: Score[] = []
  for (const score of scoresIn(text)) {
    const last = run.at(-1)
    const step = last ? stepTo(text, run, last, score) : 'begins'
    if (step === 'passes') continue
    if (step === 'joins') run.push(score)
    else runs.push((run = [score]))
  }
  return runs.filter((scores) => isStatLine(text, scores))
}

function stepTo(
  text: string,
  run: readonly Score[],
  last: Score,
  score: Score,
): 'joins' | 'begins' | 'passes' {
  if (score.from - last.to > farthest) return 'begins'
  const between = text.slice(last.to, score.from)
  const again = run.some(({ figure }) => figure === score.figure)
  const broken = between.includes('\n')
  if (again) {
    // A rule in the same line: `… bite (d6), at 0 HP it flees`; another name there is another creature.
    return broken || /[.;)][ \t]+\p{Lu}[^,;.\n]{1,60}[,:(—-][ \t]{0,4}$/u.test(between.slice(-80))
      ? 'begins'
      : 'passes'
  }
  return !broken || goesOn(between) ? 'joins' : 'begins'
}

/**
 * Whether the text between two scores goes on about one creature: no heading, no line that could be
 * a name; over a blank line or a bullet only where the score opens its line, as in a list.
 */
function goesOn(between: string): boolean {
  const lines = between.split('\n')
  const whole = lines.slice(1, -1)
  if (whole.some((line) => /^[ \t]{0,3}#/.test(line) || (/\p{L}/u.test(line) && !/\d/.test(line))))
    return false
  const opening = lines.at(-1) ?? ''
  const parted =
    whole.some((line) => line.trim() === '') || /^[ \t]*(?:[-*•▪▶►+]|\d+\.)[ \t]/.test(opening)
  if (!parted) return true
  return (
    between.length <= 200 &&
    /^[\s•▪▶►+|*_-]*$/.test(opening) &&
    !/[.!?]\s+\p{Lu}[^\n]{30}/u.test(between)
  )
}

/** Two scores or more, and not in the middle of a bullet; or hit protection with dice right after it. */
function isStatLine(text: string, scores: readonly Score[]): boolean {
  const figures = new Set(scores.map(({ figure }) => figure))
  const first = scores[0]
  if (!first || isModern(text, scores)) return false
  const lineStart = lineStartOf(text, first.from)
  const before = text.slice(lineStart, first.from)
  if (figures.size >= 3) return true
  const bullet = /^[ \t]*(?:[-*•▪▶►+]|\d+\.)[ \t]/.test(before)
  const lineEnd = text.indexOf('\n', first.to)
  const rest = text.slice(first.to, Math.min(lineEnd < 0 ? text.length : lineEnd, first.to + 200))
  const armed = /(?:^|[^\p{L}\d])\d{0,2}[dDwW]\d/u.test(rest.slice(0, 80))
  if (figures.size === 2) return !bullet || (armed && before.length < 60) || isList(text, scores)
  return (
    figures.has('hp') &&
    !/^[ \t]*[-*•▪▶►+][ \t]/.test(before) &&
    before.length <= 60 &&
    armed &&
    !/\p{L}[.!?][ \t]/u.test(before)
  )
}

/** Each score opens a line of its own. */
function isList(text: string, scores: readonly Score[]): boolean {
  return scores.every(({ from }) =>
    /(?:^|\n)[\s•▪▶►+|*_-]*$/.test(text.slice(Math.max(0, from - 12), from)),
  )
}

/** Six scores with CON, INT and WIS among them are of another family of games. */
function isModern(text: string, scores: readonly Score[]): boolean {
  const from = scores[0]?.from ?? 0
  const to = scores.at(-1)?.to ?? from
  return /\b(?:CON|INT|WIS)\b[\s:*_|]{0,4}\d|\d[ \t](?:CON|INT|WIS)\b/i.test(
    text.slice(Math.max(0, from - 20), Math.min(text.length, to + 40)),
  )
}

/** How many kinds of score a run holds. */
export function kindsIn(run: readonly Score[]): number {
  return new Set(run.map(({ figure }) => figure)).size
}

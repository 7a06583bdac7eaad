import { lineStartOf } from '../spans.ts'
import type { Score } from './labels.ts'
import { continuesRun, startsAnother } from './split-blocks.ts'
import { scoresIn } from './scores.ts'

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
  let floor = 0
  let under = false
  return runs.filter((scores) => {
    const stands = isStatLine(text, scores, floor, under)
    if (stands) {
      floor = scores.at(-1)?.to ?? floor
      under = scores.some(({ figure }) => figure === 'hp')
    }
    return stands
  })
}

function stepTo(
  text: string,
  run: readonly Score[],
  last: Score,
  score: Score,
): 'joins' | 'begins' | 'passes' {
  if (score.row !== last.row || score.from - last.to > farthest) return 'begins'
  const again = run.some(({ figure }) => figure === score.figure)
  // A score that follows at once, after a comma or less, needs no further check.
  if (!again && score.from - last.to <= 2 && text.charCodeAt(last.to) !== 10) return 'joins'
  const between = text.slice(last.to, score.from)
  const broken = between.includes('\n')
  if (again && broken) return 'begins'
  const opens = score.figure === 'hp' || score.figure === run[0]?.figure
  if (startsAnother(between, again, opens)) return 'begins'
  if (again) return 'passes'
  return !broken || continuesRun(between, kindsIn(run) >= 3) ? 'joins' : 'begins'
}

const bulleted = /^[ \t]*(?:[-*•▪▶►+]|\d+\.)[ \t]/
const dashed = /^[ \t]*[-*•▪▶►+][ \t]/
/** Words before figures of player characters: `The party has 3 HP`, `you have 4 HP`. */
const ofPlayers =
  /\b(?:you|they|we|it|party|characters?|pcs?|heroes|players?|adventurers?)\s+(?:each\s|all\s|now\s|only\s)?(?:has|have|with|begins?|starts?|start|gets?)\b[^.]{0,30}$/i

/**
 * Two scores or more, and not in the middle of a bullet; or hit protection with dice right after it.
 * `under` says that a creature with hit protection is above: a bullet without is of that one.
 */
function isStatLine(
  text: string,
  scores: readonly Score[],
  floor: number,
  under: boolean,
): boolean {
  const first = scores[0]
  if (!first || isModern(text, scores)) return false
  const printedScores = scores.filter(({ value }) => value !== null)
  const figures = kindsIn(printedScores)
  if (figures === 0) return false
  if (first.row !== undefined) return true
  const start = lineStartOf(text, first.from)
  const before = text.slice(Math.max(start, floor), first.from)
  if (figures >= 3) return !isVariant(text, before, scores.at(-1)?.to ?? first.to)
  if (ofPlayers.test(before.slice(-60))) return false
  const armed = isArmed(text, first.to)
  const healthy = scores.some(({ figure }) => figure === 'hp')
  if (armed && healthy && kindsIn(scores) >= 3) return true
  if (/[([][ \t]*$/.test(before))
    return (
      !ofHitDice.test(before.slice(-16)) &&
      ((armed && healthy) || (figures === 2 && (armed || healthy)))
    )
  const whole = floor > start ? text.slice(start, first.from) : before
  if (figures === 2) {
    if (!healthy && under && dashed.test(whole) && /\p{L}{2}/u.test(before)) return false
    if (bulleted.test(whole))
      return (
        (armed && before.length < 60) ||
        (healthy && /^[\s•▪▶►+*-]*$/.test(whole)) ||
        isList(text, scores)
      )
    return armed || before.length < 60
  }
  if (healthy && isWholeLine(text, first)) return true
  return (
    healthy &&
    armed &&
    (floor <= start || !endsSentence.test(text.slice(scores.at(-1)?.to, first.to + 80))) &&
    (printedScores.length === scores.length ||
      scores.length > 2 ||
      printedScores[0]?.figure !== 'armor') &&
    (!dashed.test(whole) || (/^[\s*_•▪▶►+-]*$/.test(whole) && isUnderTitle(text, start))) &&
    before.length <= 60 &&
    !/\p{L}[.!?][ \t]/u.test(before.replace(/^[^.]{0,40}\.\s/, ''))
  )
}

/** `led by a chief with 8 HP. It heals d6`: on a line of another creature the dice are of the next sentence. */
const endsSentence = /^[^\n(]{0,20}?\.\s+\p{Lu}/u

/** `a 3HD (15hp) king`: what stands in the bracket is of its Hit Dice, and so of the other family. */
const ofHitDice = /\d[+-]?\d?\*{0,3}\s?(?:HD|DG|TW|DV|hit dice)\s?[([][ \t]*$/i

/** `4 HP` and no more on a line right under a heading. */
function isWholeLine(text: string, { from, to }: Score): boolean {
  const start = lineStartOf(text, from)
  return (
    /^[\s*_>-]*$/.test(text.slice(start, from)) &&
    /^[\s*_.]*?(?:[,;|•·][\s*_]*detachment[\s*_.]*)?(?:\n|$)/.test(text.slice(to, to + 24)) &&
    isUnderTitle(text, start)
  )
}

/** A heading, or a few words that begin with a capital and end without a stop, with a blank line or none between. */
function isUnderTitle(text: string, lineStart: number): boolean {
  return /(?:^|\n)[ \t]*(?:#{1,6} [^\n]{2,60}|\p{Lu}[^\n.!?:;,|]{1,40}:?)\n\s*(?:={3,}\s*)?$/u.test(
    text.slice(Math.max(0, lineStart - 80), lineStart),
  )
}

/** `1. Giant - as big as a snake. 12 HP, STR 15`: what changes of the creature above, in a list under it. */
function isVariant(text: string, before: string, to: number): boolean {
  return (
    /^\s*(?:\d{1,2}[.)]|[-*•])\s/.test(before) &&
    /\s[-:]\s\p{L}[^.]{8,80}\.\s+$/u.test(before) &&
    !isArmed(text, to)
  )
}

const diceSoon = /(?:^|[^\p{L}\d])\d{0,2}[dDwW]\d/u

/** Dice within the next words of the line. */
function isArmed(text: string, at: number): boolean {
  const rest = text.slice(at, at + 80)
  // `10 HP,` and its attacks on the next line.
  const lineEnd = rest.indexOf('\n', /^\s?[,;|•·]\s*\n/.exec(rest)?.[0].length ?? 0)
  return diceSoon.test(lineEnd < 0 ? rest : rest.slice(0, lineEnd))
}

/** Each score opens a line of its own. */
function isList(text: string, scores: readonly Score[]): boolean {
  return scores.every(({ from }) =>
    /(?:^|\n)[\s•▪▶►+|*_-]*$/.test(text.slice(Math.max(0, from - 12), from)),
  )
}

const modern =
  /\b(?:(?:CON|INT|WIS)\b|constitu[a-zçãóé]{4,6}|[ck]onstitution|costituzione|intell?ig[a-zêè]{3,6}|weisheit|sabedoria|sabidur[ií]a|saggezza|sagesse|wisdom)[\s:*_|]{0,4}\d|\d[ \t](?:CON|INT|WIS)\b/i

/** Six scores with CON, INT and WIS among them are of another family of games. */
function isModern(text: string, scores: readonly Score[]): boolean {
  const from = scores[0]?.from ?? 0
  const to = scores.at(-1)?.to ?? from
  return modern.test(text.slice(Math.max(0, from - 20), Math.min(text.length, to + 40)))
}

/** How many kinds of score a run holds. */
export function kindsIn(run: readonly Score[]): number {
  return new Set(run.map(({ figure }) => figure)).size
}

import type { Span } from '../../canonical.ts'
import { hasDice, tellsAttacks, titled, titleOfAttacks } from './attacks/index.ts'
import { bracketEnd, dashEnd, lineEnd, sentenceEnd } from './line-ends.ts'
import type { CairnBlock } from './names.ts'
import type { Score } from './labels.ts'

/** Stretches with figures and attacks: the stat line, and lines after it that go on about attacks. */
export function statRegions(text: string, block: CairnBlock, run: readonly Score[]): Span[] {
  const zones: Span[] = []
  const last = run.at(-1)?.to ?? block.figures
  const { name } = block
  const end = name && name.from > last ? name.from : block.to
  let at = bracketEnd(text, block) ?? dashEnd(text, last, sentenceEnd(text, last, end))
  zones.push({ from: block.figures, to: at })
  if (!tellsMore(text, at, block.to)) return zones
  let unarmed = !hasDice(withoutScores(text, block.figures, at, run))
  let passed: Span | null = null
  while (at < block.to) {
    const next = nextStretch(text, at, block.to)
    if (!next) break
    const line = text.slice(next.from, next.to)
    if (passed && continuesLine(text, passed, next)) passed = next
    else if (tellsAttacks(line, unarmed) && !isTitled(line, unarmed)) zones.push(next)
    else if (next.whole && isHeading(text, next)) break
    else if (zones.length > 1) unarmed = false
    else if (next.bullet || next.blank) {
      if (next.from - last > 1500) break
    }
    at = next.to
    passed = zones.at(-1) === next ? null : next
  }
  return zones
}

/** True when a line continues a sentence from the line before, and so tells of no attack by itself. */
function continuesLine(text: string, passed: Span, next: Span): boolean {
  if (!/^[ \t]*\n[ \t]*$/.test(text.slice(passed.to, next.from))) return false
  const before = text.slice(passed.from, passed.to).trimEnd()
  return (
    /[\p{L}\d,]$/u.test(before) &&
    before.split(' ').length > 5 &&
    /^[\p{Ll}\d]/u.test(text.slice(next.from, next.from + 2))
  )
}

function withoutScores(text: string, from: number, to: number, run: readonly Score[]): string {
  let left = ''
  let at = from
  for (const score of run) {
    if (score.from > at) left += text.slice(at, Math.min(to, score.from))
    at = Math.max(at, score.to)
  }
  return left + text.slice(at, Math.max(at, to))
}

/** `Treasure` between blank lines: what comes under it is of something else. */
function isHeading(text: string, { from, to }: Span): boolean {
  const line = text.slice(from, to)
  if (/^#{1,6}\s/.test(line)) return true
  return (
    /^\p{Lu}[\p{L}' -]{2,40}$/u.test(line.trim()) &&
    /\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, from - 12), from)) &&
    /^[ \t]*\n[ \t]*\n/.test(text.slice(to, to + 12)) &&
    !titleOfAttacks.test(line)
  )
}

/** Dice, or a bracket after a joining word: without them no further line can be of attacks. */
const dice = /[dD]\d|\d-\d/
const joined = /(?:^|[\s•▪▶►+|*_-])(?:or|and)\s[^\n]{0,60}\(/i

function tellsMore(text: string, from: number, to: number): boolean {
  const rest = text.slice(from, to)
  return dice.test(rest) || (rest.includes('(') && joined.test(rest))
}

const onlyDice =
  /^\s*\d{0,2}d\d{1,2}(?:\s?\+\s?\d{0,2}d\d{1,2})?\s*(?:\([^()]{0,60}\)|damage|blast)?[\s.]*$/i

/** Dice and a remark on them, allowed where no attack came before. */
const diceFirst =
  /^\s*\d{0,2}d\d{1,2}(?!\d|\s(?:STR|DEX|WIL|rounds?|turns?|hours?|days?))[^.]{0,80}[\s.]*$/i

/** A bullet with a title of its own: `Critical damage: …`, `Poison: …`, unless the title is of attacks. */
function isTitled(line: string, unarmed: boolean): boolean {
  const [all = '', title] = /^[\s•▪▶►+|*_-]*([^:.;()\n]{2,40}):/.exec(line) ?? []
  return (
    title !== undefined &&
    // `Great axe: d10` is titled with the attack itself.
    !(unarmed ? diceFirst : onlyDice).test(line.slice(all.length)) &&
    !titleOfAttacks.test(title)
  )
}

const sentenceStop =
  /(?<!\.|^\d{1,2})[.!?]["')]?\s+(?=\p{Lu}|\d{0,2}d\d)|(?<=\)|[\d\s]d\d{1,2})\.\s+/u

/** A sentence or a line after the figures. */
function nextStretch(
  text: string,
  from: number,
  to: number,
): (Span & { bullet: boolean; blank: boolean; whole: boolean }) | null {
  let start = from
  while (start < to && /[\s.]/.test(text.charAt(start))) start += 1
  if (start >= to) return null
  const gap = text.slice(from, start)
  const end = lineEnd(text, start, to)
  const line = text.slice(start, end)
  const title = titled.exec(line)?.[0].length ?? 0
  const stop = sentenceStop.exec(line.slice(title, 2000))
  return {
    from: start,
    whole: !stop,
    // A mark that opens the line ends no sentence.
    to: stop && stop.index > 0 && !/^[•▪▶►+*-]/.test(line) ? start + title + stop.index : end,
    bullet: /^[•▪▶►+*-]\s?/.test(line),
    blank: /\n[ \t]*\n/.test(gap),
  }
}

import { namesAttack } from './attack-nouns.ts'
import { dealsOnly } from './attacks/dealing.ts'
import type { Hit } from './hits/hit.ts'
import type { LabelRun } from './runs/run.ts'

/** A label with the stretch of clean text that its value may take. */
export interface Clause {
  hit: Hit
  /** Offset at which the value begins. */
  from: number
  /** Offset at which the next label begins, or the value's reach ends. */
  to: number
  /** The value has a line or a cell of its own. */
  own: boolean
  /** No label follows. */
  last: boolean
}

/** How far the last value of a block may reach, in signs. */
const lastReach = 400
/** A label that we do not know begins a line. */
const strangeLabel = /\n\s*(?:[|*•-]\s*)?[A-Z#%][\w%#./' -]{1,30}:(?=\s|$|\|)/

/** The clauses of a run that ends before `end`. */
export function clausesOf(text: string, run: LabelRun, end: number): Clause[] {
  const lines = run.filter(({ opens }) => opens).length > run.length / 2
  return run.map((hit, index) => {
    const next = run[index + 1]
    const from = hit.turned ? hit.from : hit.to
    const until = next ? next.from : Math.min(end, from + lastReach)
    const strange = hasLine(text, from, until) ? strangeLabel.exec(text.slice(from, until)) : null
    const to = Math.max(from, hit.turned ? hit.to : from, strange ? from + strange.index : until)
    const lineEnd = text.indexOf('\n', from)
    const alone = hit.opens && !hit.turned && (lineEnd < 0 || !next || lineEnd <= next.from)
    return { hit, from, to, own: (alone && (hit.set || lines)) || inCell(text, hit), last: !next }
  })
}

function hasLine(text: string, from: number, to: number): boolean {
  const at = text.indexOf('\n', from)
  return at >= 0 && at < to
}

function inCell(text: string, hit: Hit): boolean {
  return hit.set && text.slice(hit.from, hit.to).includes('|')
}

const lineBreak = /\s*\n\s*/g
/** A paragraph that begins as sentences do, where a page's columns run into each other. */
const prose = /^\p{Lu}[\p{L}']*(?: \p{Ll}[\p{Ll}']*){2,}/u
const sentence = /\.\s+(?=\p{Lu})/u

/** A routine ends with its line, unless the line breaks off; a sentence after it is none of it. */
export function routineEnd(text: string, { from, to, last, own }: Clause): number {
  const whole = text.slice(from, bracketEnd(text, from, to))
  const stop = sentence.exec(whole)
  const stretch = stop ? whole.slice(0, stop.index) : whole
  if (!stretch.includes('\n')) return from + stretch.length
  lineBreak.lastIndex = 0
  for (let found = lineBreak.exec(stretch); found; found = lineBreak.exec(stretch)) {
    const next = stretch.slice(lineBreak.lastIndex, lineBreak.lastIndex + 160)
    const blank = /\n\s*\n/.test(found[0])
    if (isBrokenOff(stretch.slice(0, found.index)) && !(blank && prose.test(next))) continue
    if (/^(?:[•▶►▪·➤#]|[-*] )/u.test(next) || blank || last || own) {
      if (continuesClause(next)) continue
      return from + found.index
    }
  }
  return from + stretch.length
}

/** Offset of the bracket that closes one opened before `from`, as around the whole block; else `to`. */
export function bracketEnd(text: string, from: number, to: number): number {
  let depth = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 40) depth += 1
    else if (code === 41) {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return to
}

function isBrokenOff(before: string): boolean {
  return (
    /(?:[,/&(+[]|\b(?:or|and|plus|for|o|ou|et|y|e|oder|und|x)|\b(?:or|and|oder|und|ou|et)\s\d{1,2})\s*$/i.test(
      before.slice(-12),
    ) || openBracket(before)
  )
}

function openBracket(before: string): boolean {
  const tail = before.slice(-80)
  return tail.lastIndexOf('(') > tail.lastIndexOf(')')
}

/** `Gaze (special)` and nothing else. */
const bracketed =
  /^\s{0,8}(?:\d{1,2}x? )?[A-Z][a-z]{2,14}(?: [a-z]{2,14})? \([A-Za-z][^()\n]{2,30}\)\s*$/

/** `1 bite, 1d4 & poison`: a count, a name and its dice. */
const under = /^[\s|]{0,24}\d{1,2}\s?x?\s[a-z][a-z '-]{1,30},?\s\(?\d{0,2}d\d/i

/** The next line carries on: it begins with a joining word, a bracket or another attack. */
function continuesClause(next: string): boolean {
  const line = /^[^\n]*/.exec(next)?.[0] ?? ''
  return (
    (bracketed.test(line) && namesAttack(line)) ||
    /^\s{0,8}(?:or\b|and\b|\(|\/|\+|&|oder\b|und\b|ou\b|et\b|o\b|y\b)/i.test(line) ||
    dealsOnly(line) ||
    (under.test(line) && namesAttack(line))
  )
}

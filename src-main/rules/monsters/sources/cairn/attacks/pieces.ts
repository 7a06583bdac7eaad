import type { Span } from '../../../canonical.ts'
import { isDigit, isLetterAt, isSpace } from '../../signs.ts'
import { hasDice } from './dice.ts'
import { both, joint, jointFirst, titled } from './words.ts'

/** A stretch with one attack in it, and how it hangs on the one before. */
export interface AttackPart extends Span {
  joins: 'and' | 'or'
}

/** First letters of the words that join attacks. */
const joining = new Set([...'oOaA&+pPuUeEyYnNlLtT'].map((sign) => sign.charCodeAt(0)))

/** Cuts at commas, semicolons, line ends, bars and joining words outside brackets. */
export function piecesOf(text: string, from: number, to: number): AttackPart[] {
  const pieces: AttackPart[] = []
  let depth = 0
  let start = from
  let joins: AttackPart['joins'] = 'or'
  const cut = (end: number, next: number, by: AttackPart['joins']) => {
    if (hasWords(text, start, end)) pieces.push({ from: start, to: end, joins })
    start = next
    joins = by
  }
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    const kind = code < kinds.length ? kinds[code] : isSpace(code) ? space : 0
    if (kind === 0) continue
    if (kind === open) depth += 1
    else if (kind === close) {
      depth = Math.max(0, depth - 1)
      if (depth === 0 && besides(text, at + 1) && hasDice(text.slice(start, at)))
        cut(at + 1, at + 1, 'or')
    } else if (kind === stop) {
      if (
        isSpace(text.charCodeAt(at + 1)) &&
        text.charCodeAt(at - 1) !== code &&
        !(depth > 0 ? closesSoon.test(text.slice(at, at + 60)) : isTitle(text, start, at))
      )
        cut(at, at + 1, 'or')
    } else if (depth > 0) {
      if (code === 10 && text.charCodeAt(at + 1) === 10) depth = 0
    } else if (kind === dash) {
      if (isApart(text, at) && hasDice(text.slice(start, at))) cut(at, at + 1, 'or')
    } else if (kind === parting) cut(at, at + 1, 'or')
    else if (kind === slash) {
      if (parts(text, start, at)) cut(at, at + 1, 'or')
    } else if (code === 10 && beginsNewAttack(text, start, at)) cut(at, at + 1, 'or')
    else if (joining.has(text.charCodeAt(at + 1))) {
      joint.lastIndex = at
      const word = joint.exec(text)?.[1]
      if (word !== undefined && !(word === '+' && isSum(text, at)))
        cut(at, at, both.test(word) ? 'and' : 'or')
    }
  }
  cut(to, to, 'or')
  return merged(text, pieces)
}

const open = 1
const close = 2
const stop = 3
const parting = 4
const slash = 5
const space = 6
const dash = 7
/** Role of a sign in a stretch of attacks, by character code. */
const kinds = new Uint8Array(0x2023)
for (const [signs, kind] of [
  ['([', open],
  [')]', close],
  ['.', stop],
  [',;|·•~', parting],
  ['/', slash],
  ['-', dash],
  [' \n\t\r', space],
] as const)
  for (const sign of signs) kinds[sign.charCodeAt(0)] = kind

const another = / \p{L}[\p{L}' -]{1,40}\(\d{0,2}d\d/uy

/** `bite (d8) claws (d6)`: the next attack, without a sign between. */
function besides(text: string, at: number): boolean {
  another.lastIndex = at
  return another.test(text)
}

/** `bite d6 / claw d8`, `bite d6/claw d8`, and not `net/smash` or `d6/d8`. */
function parts(text: string, start: number, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  if (isDigit(before))
    return /^\p{L}{2}/u.test(text.slice(at + 1, at + 3)) && hasDice(text.slice(start, at))
  return !(isLetterAt(text, at - 1) && isLetterAt(text, at + 1))
}

/** `(d8, keen vs. undead)`: the stop of a word cut short, in brackets. */
const closesSoon = /^\.[^()]*\)/

/** `Waxen bite. d8`: a title, and its dice after the stop. */
function isTitle(text: string, start: number, at: number): boolean {
  return at - start < 40 && titled.test(text.slice(start, at + 6).replace(/^[\s•▪▶►+*_-]+/, ''))
}

function hasWords(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isSpace(text.charCodeAt(at))) return true
  return false
}

/** `knife d6 - runs away`: a dash between two spaces. */
function isApart(text: string, at: number): boolean {
  return isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(at + 1))
}

/** A line that begins with a capital or a number, or with dice where the line before had its own. */
function beginsNewAttack(text: string, start: number, at: number): boolean {
  const next = text.slice(at, at + 12)
  if (/^\s*\d{0,2}d\d/.test(next))
    return (
      text.charAt(at - 1) !== '+' && (hasDice(text.slice(start, at)) || !hasWords(text, start, at))
    )
  return /^\s*[\p{Lu}\d]/u.test(next)
}

/** `d6 + d6` */
function isSum(text: string, at: number): boolean {
  return isDigit(text.charCodeAt(at - 1)) && /^\s?\d{0,2}d\d/i.test(text.slice(at + 2, at + 7))
}

const bareDice =
  /^\s*\d{0,2}d\d{1,2}(?:\s?\+\s?\d{0,2}d\d{1,2})?\b[^\p{L}]*(?:blast\s)?(?:damage|dmg|blast)?[\s.)\]]*$/iu

/** `knife or sling (d6)`, `oar, d6`: a piece without dice belongs to the next one where a word joins them. */
function merged(text: string, pieces: AttackPart[]): AttackPart[] {
  if (pieces.length < 2) return pieces
  const found: AttackPart[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && belongs(text, last, piece, found.length === 1)) last.to = piece.to
    else found.push(piece)
  }
  return found
}

function belongs(text: string, last: AttackPart, piece: AttackPart, first: boolean): boolean {
  const before = text.slice(last.from, last.to)
  const words = text.slice(piece.from, piece.to)
  const sign = text.charAt(last.to)
  const worded = sign === '/' || jointFirst.test(words.slice(0, 8))
  const named = (sign === ',' || sign === '|') && bareDice.test(words)
  if ((!worded && !named) || hasDice(before) || before.includes('(')) return false
  if (named) return before.length <= 40 && !/[.:]/.test(before) && /\p{L}{2}/u.test(before)
  return !(first && before.length > 60)
}

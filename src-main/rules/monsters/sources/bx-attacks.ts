import type { Attack, Span } from '../canonical.ts'
import { isSpace } from './signs.ts'
import { trimmed } from './spans.ts'

/** An attack with where it stood. */
export interface Placed {
  attack: Attack
  span: Span
}

const die = String.raw`\d{0,2}d\d{1,3}`
/** Dice as printed: `1d6`, `d8+d8`, `3d10 + 1d10`, `2d4+1`, `1-8`. */
const diceIn = new RegExp(
  String.raw`(?:${die}|(?<![\d-])\d{1,2}-\d{1,3}(?!\d))(?:\s?[+]\s?${die}|\s?[+-]\s?\d{1,2}(?!\d|d\d))*(?:\s?x\s?\d{1,4})?`,
  'i',
)

/** Damage of one attack after another: `1-6/1-8`. */
const damages = new RegExp(
  String.raw`^(?:${diceIn.source}|by weapon)(?:\s?\/\s?(?:${diceIn.source}|by weapon)){0,11}`,
  'i',
)

interface Piece extends Span {
  joins: 'and' | 'or'
}

/**
 * The attacks of a clause that begins at `from` and ends before `to` in `easy` text. What reads like
 * no attack ("Size L") is left out, and so stays unread. `lead` is where the label stands.
 */
export function readAttacks(easy: string, from: number, to: number, lead: number): Placed[] {
  const placed: Placed[] = []
  for (const piece of piecesOf(easy, from, to)) {
    const attack = readAttack(
      easy.slice(piece.from, piece.to),
      placed.length + 1,
      piece.joins,
      placed.length === 0,
    )
    if (!attack) continue
    const span = trimmed(easy, placed.length === 0 ? lead : piece.from, piece.to)
    placed.push({ attack, span })
  }
  return placed
}

/** Cuts at commas, `or`, `and`, `/`, `+` outside brackets; the joining word stays with what follows. */
export function piecesOf(easy: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  let start = from
  let joins: Piece['joins'] = 'and'
  for (let at = from; at < to;) {
    const sign = jointAt(easy, at)
    if (sign === null) {
      at += 1
      continue
    }
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && !/[[\]]/.test(sign)) {
      if (/\S/.test(easy.slice(start, at))) pieces.push({ from: start, to: at, joins })
      start = /or|and/i.test(sign) ? at : at + sign.length
      joins = /or/i.test(sign)
        ? 'or'
        : pieces.length > 0 && start === at
          ? 'and'
          : joinsAfter(easy, start)
    }
    at += sign.length > 1 ? sign.length - 1 : 1
  }
  if (/\S/.test(easy.slice(start, to))) pieces.push({ from: start, to, joins })
  return pieces
}

const signs = '()[],;/'
const joiningWord = /\s(?:or|and|&|\+)\s/iy

/** The bracket, comma or joining word that stands there. */
function jointAt(easy: string, at: number): string | null {
  const code = easy.charCodeAt(at)
  if (!isSpace(code)) return code < 94 && signs.includes(easy.charAt(at)) ? easy.charAt(at) : null
  joiningWord.lastIndex = at
  return joiningWord.exec(easy)?.[0] ?? null
}

function joinsAfter(easy: string, at: number): Piece['joins'] {
  return /^\s{0,3}or\b/i.test(easy.slice(at, at + 8)) ? 'or' : 'and'
}

/** One attack from its piece; null when it does not read like one. */
export function readAttack(
  text: string,
  nth: number,
  joins: Piece['joins'],
  first: boolean,
): Attack | null {
  const linked = /^[\s[\]]*(?:(?:or|and|&)\s)?[\s[\]*_]*/i.exec(text)?.[0] ?? ''
  const bare = text.slice(linked.length).replace(/[\s.\]]+$/, '')
  const match = /^(\d{1,3}(?![\d]*d\d|-\d))?\s?(?:x\s|x(?=\d)|\*\s)?([^(]{0,200})(.*)$/is.exec(bare)
  if (!match || bare === '') return null
  const [, count, words = '', rest = ''] = match
  const { inside, after } = bracketed(rest)
  const outside = diceIn.exec(words)
  const dice = diceIn.exec(inside)?.[0] ?? outside?.[0] ?? ''
  const name = (
    dice !== '' && outside && !diceIn.test(inside) ? words.replace(outside[0], ' ') : words
  )
    .replace(/[*_[\]:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const joined = /or|and|&/i.test(linked) || joins === 'or'
  const plainWords = /^[a-z][a-z' -]{1,30}$/.test(name)
  if (!first && count === undefined && dice === '' && inside === '' && !joined && !plainWords)
    return null
  return {
    id: `a${nth}`,
    name: name || 'attack',
    count: Math.max(1, Number(count ?? 1)),
    dice: dice.replace(/\s/g, ''),
    notes: notesOf(inside, dice, after),
    joins: nth === 1 ? 'first' : joins,
  }
}

/** What stands in the brackets, nested ones included, and what follows them. */
function bracketed(rest: string): { inside: string; after: string } {
  const close = rest.lastIndexOf(')')
  return close < 0
    ? { inside: rest.slice(1), after: '' }
    : { inside: rest.slice(1, close), after: rest.slice(close + 1) }
}

/** What stands beside the dice: `poison`, `or by weapon`, `blast`. */
function notesOf(inside: string, dice: string, after: string): string {
  return [dice === '' ? inside : inside.replace(dice, ' '), after]
    .map((part) =>
      part
        .replace(/[_*]/g, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;+/]+|[\s,;+/.]+$/g, ''),
    )
    .filter(Boolean)
    .join(', ')
}

/** Damage printed apart (`#AT 2, D 1-6/1-8`) goes to the attacks in their order; null when it won't fit. */
export function withDamage(
  placed: readonly Placed[],
  clause: string,
): { placed: Placed[]; to: number } | null {
  const match = damages.exec(clause)
  if (!match || placed.length === 0) return null
  const parts = match[0].split('/').map((part) => part.trim())
  const turns = placed.flatMap(({ attack }) =>
    Array.from({ length: Math.min(attack.count, 12) }, () => attack.id),
  )
  if (parts.length !== 1 && parts.length !== placed.length && parts.length !== turns.length)
    return null
  const partFor = (index: number, id: string) =>
    parts.length === 1
      ? parts[0]
      : parts[parts.length === placed.length ? index : turns.indexOf(id)]
  return {
    placed: placed.map(({ attack, span }, index) => ({
      span,
      attack: attack.dice === '' ? withPart(attack, partFor(index, attack.id) ?? '') : attack,
    })),
    to: match[0].length,
  }
}

function withPart(attack: Attack, part: string): Attack {
  return /weapon/i.test(part)
    ? { ...attack, notes: part }
    : { ...attack, dice: part.replace(/\s/g, '') }
}

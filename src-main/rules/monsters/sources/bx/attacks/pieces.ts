import type { Span } from '../../../canonical.ts'
import { hasOther, isDigit, isLetterAt, isOf, isSpace, signsOf, type Signs } from '../../signs.ts'
import { namesAttack } from '../attack-nouns.ts'
import type { LabelWords } from '../labels/words.ts'

/** A stretch between joints of an attack routine. */
export interface JoinedPart extends Span {
  joins: 'and' | 'or'
  /** Separator before it: a comma, a slash, a word. */
  joint: string
  /** Offset of the separator. */
  lead: number
}

/** Joining words as a pattern, with the signs that one of them may begin with. */
interface Joints {
  pattern: RegExp
  begin: Signs
}

const patterns = new Map<LabelWords['joins'], Joints>()

/** The joining word that stands at a space. */
function wordPattern(joins: LabelWords['joins']): Joints {
  const known = patterns.get(joins)
  if (known) return known
  const all = [...joins.and, ...joins.or, 'plus']
  const words = all
    .map((word) => word.replace(/[+.&]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
  const begin = all.map((word) => word.charAt(0).toLowerCase() + word.charAt(0).toUpperCase())
  const joints = {
    pattern: new RegExp(`\\s+(${words.join('|')})(?=[\\s([])`, 'iy'),
    begin: signsOf(begin.join('')),
  }
  patterns.set(joins, joints)
  return joints
}

/**
 * Cuts at commas, slashes, joining words and line ends outside brackets. What is `named` may have its
 * dice behind a slash.
 */
export function piecesOf(
  text: string,
  from: number,
  to: number,
  joins: LabelWords['joins'],
  named = false,
): JoinedPart[] {
  const pieces: JoinedPart[] = []
  const { pattern, begin } = wordPattern(joins)
  const dealt = named && dealsBySlash(text, from, to)
  let depth = 0
  let start = from
  let joint = ''
  let lead = from
  const close = (end: number, next: number, by: string) => {
    if (hasOther(empty, text, start, end)) {
      pieces.push({
        from: start,
        to: end,
        joins: isOr(joint, joins) ? 'or' : 'and',
        joint: joint.trim(),
        lead,
      })
      joint = by
      lead = end
    } else joint = isOr(by, joins) || joint === '' || !isOr(joint, joins) ? by : joint
    start = next
  }
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 40) depth += 1
    else if (code === 41) {
      depth = Math.max(0, depth - 1)
      if (depth === 0 && beginsAfterBracket(text, at + 1, to)) close(at + 1, at + 1, 'next')
    } else if (depth > 0 || (dealt && code === 47)) continue
    else if (code === 44 || code === 59 || code === 124) {
      if (!endsToHit(text, from, at)) close(at, at + 1, ',')
    } else if (code === 47 && !isFraction(text, at)) close(at, at + 1, '/')
    else if (isSpace(code)) {
      const next = text.charCodeAt(at + 1)
      pattern.lastIndex = at
      const word = isOf(begin, next) || isSpace(next) ? pattern.exec(text) : null
      if (word && at + word[0].length < to && !isBonus(text, at, at + word[0].length, word[1])) {
        close(at, at + word[0].length, word[1] ?? '')
        at += word[0].length - 1
      } else if (code === 10 && beginsLine(text, at, from, to)) close(at, at + 1, 'line')
      else if (isDigit(text.charCodeAt(at - 1)) && beginsAfterDice(text, from, at, to))
        close(at, at + 1, 'next')
    }
  }
  close(to, to, '')
  return pieces
}

/** `club/1d6 & bite/1d3`: each slash stands between a name and its dice, and parts no blows. */
function dealsBySlash(text: string, from: number, to: number): boolean {
  let at = text.indexOf('/', from)
  const found = at >= 0 && at < to
  for (; at >= 0 && at < to; at = text.indexOf('/', at + 1))
    if (!isLetterAt(text, at - 1) || !diceHere.test(text.slice(at + 1, at + 5))) return false
  return found
}

const diceHere = /^\d{0,2}[dw]\d/i

/** `snip + 6 melee`, `sack + 5 (1d8)`: how well it hits; `1-8 + 1`: added to the dice. */
function isBonus(text: string, from: number, to: number, joint: string | undefined): boolean {
  if (joint !== '+') return false
  const added = text.slice(to, to + 14)
  return (
    /^\s\d{1,2}\s(?:melee|ranged|missile|\(\d{0,2}d\d)/i.test(added) ||
    (/^\s\d{1,2}\s*(?:[,;/|)]|$)/.test(added) &&
      /\d[d-]\d{1,2}$/i.test(text.slice(Math.max(0, from - 5), from)))
  )
}

/** Brackets and bullets. */
const empty = signsOf('[](){}•*·-')

/** A line that ends within an attack is only broken there. */
function beginsLine(text: string, at: number, from: number, to: number): boolean {
  if (/(?:\bx|\bfor|[+&-]|\d)\s*$/i.test(text.slice(Math.max(from, at - 6), at))) return false
  return /^\s*(?:\d|[A-Z•▶►▪·*-])/.test(text.slice(at + 1, Math.min(to, at + 20)))
}

/** `1/2 damage`; `1/round` is none of two attacks either. */
function isFraction(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + 1, at + 7)
  // `3/1`: three attacks in one round.
  if (/(?:^|[\s(:])\d$/.test(before) && /^[12](?:\s?(?:[(|;]|$)|\s[a-z])/i.test(after)) return true
  return (
    (/(?:^|[\s(])[13]$/.test(before) && /^[248](?![\dd-])/.test(after)) ||
    /^\s?(?:round|day|turn|rnd|week|hour)/i.test(after)
  )
}

function isOr(joint: string, joins: LabelWords['joins']): boolean {
  return joint !== '' && joins.or.includes(joint.trim().toLowerCase())
}

/** `Claw (2d6) Bite (2d10)`: after a bracket the next attack begins without a comma. */
function beginsAfterBracket(text: string, at: number, to: number): boolean {
  if (!isSpace(text.charCodeAt(at))) return false
  const next = text.slice(at, Math.min(to, at + 40))
  return /^\s+(?:[A-Z][a-z]|\d{1,2}\s?x?\s[A-Za-z]|\d{1,2}x\s?[A-Za-z]|[a-z]{3,12} (?:[+-]\d{1,2} )?\(\d{0,2}d\d)/.test(
    next,
  )
}

const diceBefore = /\dd\d{1,2}(?:[+-]\d{1,2})?$/i
const attackWithDice =
  /\s(?:[A-Z][a-z]{2,12}(?: [a-z]{3,12})?|\d{1,2} [a-z]{3,12}|([a-z]{3,12})) (?:[+-]\d{1,2} )?\(?\d{0,2}d\d/y

/** `Fist 1d6 Bite 1d8`, `claws 1d4 bite 1d6`: after its dice the next attack begins without a comma. */
function beginsAfterDice(text: string, from: number, at: number, to: number): boolean {
  attackWithDice.lastIndex = at
  const next = attackWithDice.exec(text)
  return (
    next !== null &&
    (next[1] === undefined || namesAttack(next[1])) &&
    attackWithDice.lastIndex <= to &&
    diceBefore.test(text.slice(Math.max(from, at - 9), at))
  )
}

/** `Bite +5 to hit, 1d10 damage` goes on behind the comma. */
function endsToHit(text: string, from: number, at: number): boolean {
  const code = text.charCodeAt(at - 1)
  return (code === 116 || code === 84) && /to[ -]hit$/i.test(text.slice(Math.max(from, at - 6), at))
}

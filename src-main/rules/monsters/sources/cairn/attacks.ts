import type { Attack, Span } from '../../canonical.ts'

/** An attack, or a quality of the whole creature, with where it stood. */
export interface Armed extends Span {
  attack?: Attack
  quality?: string
}

const die = String.raw`\d{0,2}d\d{1,3}`
/** Dice as printed, `d6+d6`, `2d4 + 1`; never in the middle of a word. */
const diceIn = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${die}|\d{1,2}-\d{1,2}(?=\)))(?:\s?\+\s?${die}|\s?[+-]\s?\d{1,2}(?!\d|d\d))*(?![\p{L}\d])`,
  'iu',
)
/** Words that tell of attacks before they are named. */
const lead =
  /^(?:attacks?|weapons?|damage|dmg|att|atk|armed with|armed|wields?|wielding|fights with|uses|strikes with|attaques?|ataques?|angriffe?|attacc(?:o|hi)|armas?|armes?|waffen?|daño|dégâts|schaden|danno|dano)\b\s*(?:[:=]|-(?=\s))?\s*(?:an?\s|the\s)?/i
const qualities =
  /^(?:detachment|blast|warband(?: scale)?|swarm|ethereal|incorporeal|massive|destacamento|détachement|distaccamento|abteilung)$/i

/** German counts dice in W, Polish in k: read as d, every sign in its place. */
export function withPlainDice(text: string): string {
  return text.replace(/(?<![\p{L}\d])(\d{0,2})[WwKk](?=(?:4|6|8|10|12|20)(?!\d))/gu, '$1d')
}

export function hasDice(words: string): boolean {
  return diceIn.test(words)
}

const oneDie = diceIn.source
/** A clause that is an attack and nothing else: `claws (d6, blast)`, `rock d6`, `d8 fist`. */
const clause = new RegExp(
  String.raw`^(?:or\s|and\s|&\s)?(?:[^.:;()]{1,45}\((?:${oneDie})[^()]{0,60}\)|[^.:;()]{1,35}\s(?:${oneDie})|(?:${oneDie})(?:\s[^.:;()]{1,35})?)$`,
  'iu',
)

/** `Swallow - d4 STR each turn`. */
const dashed = new RegExp(String.raw`^\p{Lu}[\p{L}' ]{1,30}\s-\s(?:${oneDie})[^.:;]{0,40}$`, 'u')

/** Whether a line goes on about attacks: it has a word for them, or is nothing but attacks. */
export function tellsAttacks(line: string): boolean {
  const bare = line.slice(0, 400).replace(/^[\s•▪▶►+|*_-]+/, '')
  if (!hasDice(bare)) return /^(?:or|and)\s/i.test(bare) && /\(/.test(bare.slice(0, 60))
  if (lead.test(bare) && /^.{0,60}?(?:[:=(]|\d)/.test(bare)) return true
  if (/^(?:or\s|and\s)/i.test(bare) || dashed.test(bare)) return true
  const pieces = bare
    .split(/[,;](?![^()]*\))|\.\s+(?![^()]*\))|(?<=\)|\dd\d|\sd\d{1,2})\s(?:or|and)\s(?![^()]*\))/i)
    .map((piece) => piece.trim().replace(/[.,\s]+$/, ''))
  return pieces.every((piece) => piece === '' || clause.test(piece) || qualityIn(piece) !== null)
}

interface Piece extends Span {
  joins: 'and' | 'or'
}

/** Attacks between two places of a text in plain signs; ids count on from `nth`. */
export function armedIn(text: string, from: number, to: number, nth: number): Armed[] {
  const found: Armed[] = []
  let count = nth
  for (const piece of merged(text, piecesOf(text, from, to))) {
    const words = text.slice(piece.from, piece.to)
    const quality = qualityIn(words)
    if (quality !== null) {
      found.push({ ...bare(text, piece), quality })
      continue
    }
    const attack = attackIn(words, count + 1, piece.joins, count > 0)
    if (!attack) continue
    count += 1
    found.push({ ...bare(text, piece), attack })
  }
  return found
}

function qualityIn(words: string): string | null {
  const said = words.replace(/^[\s(_*]+|[\s).,;_*]+$/g, '')
  return qualities.test(said) ? said.toLowerCase() : null
}

/** Cuts at commas, semicolons, line ends, bars and joining words outside brackets. */
function piecesOf(text: string, from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  let depth = 0
  let start = from
  let joins: Piece['joins'] = 'or'
  const cut = (end: number, next: number, by: Piece['joins']) => {
    if (/\S/.test(text.slice(start, end))) pieces.push({ from: start, to: end, joins })
    start = next
    joins = by
  }
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if (sign === '.' && /\s/.test(text.charAt(at + 1))) cut(at, at + 1, 'or')
    else if (sign === '\n' && depth > 0 && text.charAt(at + 1) === '\n') depth = 0
    else if (depth > 0) continue
    else if (/[,;|·]/.test(sign)) cut(at, at + 1, 'or')
    else if (sign === '\n' && /^\s*[\p{Lu}\d]/u.test(text.slice(at, at + 12))) cut(at, at + 1, 'or')
    else if (sign === '/' && !/\d\s?$/.test(text.slice(at - 1, at))) cut(at, at + 1, 'or')
    else if (/\s/.test(sign)) {
      joint.lastIndex = at
      const word = joint.exec(text)?.[1]
      const sum =
        word === '+' &&
        /\d\s$/.test(text.slice(at - 1, at + 1)) &&
        /^\s?\d{0,2}d\d/i.test(text.slice(at + 2, at + 7))
      if (word && !sum) cut(at, at, /^(?:and|&|\+|plus|und|et|y|e)$/i.test(word) ? 'and' : 'or')
    }
  }
  cut(to, to, 'or')
  return pieces
}

const joint = /\s(or|and|&|\+|plus|oder|und|ou|et|o|y)(?=\s)/iy

/** `knife or sling (d6)`: a piece without dice belongs to the next one where a word joins them. */
function merged(text: string, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    const gap = last ? text.slice(last.to, piece.from) : ''
    const worded =
      gap === '/' ||
      /^\s(?:or|and|&|oder|und|ou|et|o|y)\s/i.test(text.slice(piece.from, piece.from + 8))
    const open =
      last &&
      worded &&
      !hasDice(text.slice(last.from, last.to)) &&
      !text.slice(last.from, last.to).includes('(')
    if (last && open && !(found.length === 1 && last.to - last.from > 60)) last.to = piece.to
    else found.push({ ...piece })
  }
  return found
}

/** One attack of a piece; null where it reads like none. */
function attackIn(
  words: string,
  nth: number,
  joins: Piece['joins'],
  armed: boolean,
): Attack | null {
  const bare = words
    .replace(/^[\s•▪▶►+*_,.)\]-]+/, '')
    .replace(/^(?:or|and|&|plus|oder|und|ou|et|o|y)\s+(?:if\s)?/i, '')
    .replace(lead, '')
    .replace(/[\s.,;]+$/, '')
  const dice = diceIn.exec(bare)
  const open = bare.indexOf('(')
  if (!dice) {
    // `or mind blast (save)`: no dice, and yet what it does.
    const spoken =
      armed && /^\s*or\b/i.test(words.trimStart().slice(0, 3))
        ? true
        : armed &&
          open > 0 &&
          joins === 'or' &&
          /\((?:save|see|special|stun|none|no damage)/i.test(bare)
    if (!spoken || open <= 0) return null
  }
  const inBrackets = dice && open >= 0 && dice.index > open
  const name = nameOf(bare, dice, open, inBrackets === true)
  const counted = /^(\d{1,2})(?:\s?[x×]\s?|\s+)(?=\p{L})(.*)$/su.exec(name)
  if (/^(?:INS|SAN|XP|MR|NA|MV)\s?\d/.test(bare)) return null
  const label = balanced(counted?.[2] ?? name)
    .replace(/^[\s:(]+|[\s:,(-]+$/g, '')
    .replace(/\s+/g, ' ')
  return {
    id: `a${nth}`,
    name: label === '' ? 'attack' : label,
    count: counted ? Math.max(1, Number(counted[1])) : 1,
    dice: (dice?.[0] ?? '').replace(/\s/g, ''),
    notes: notesOf(bare, dice, open, inBrackets === true),
    joins: nth === 1 ? 'first' : joins,
  }
}

/** Without a closing bracket that was opened before the attack began. */
function balanced(name: string): string {
  return name.includes('(') ? name : name.replace(/[)\]]+/g, ' ').trim()
}

/** Words outside the brackets and the dice: before them, or after dice that come first. */
function nameOf(
  bare: string,
  dice: RegExpExecArray | null,
  open: number,
  inBrackets: boolean,
): string {
  if (inBrackets || !dice) return bare.slice(0, open)
  const before = bare.slice(0, dice.index).trim()
  const rest = bare.slice(dice.index + dice[0].length).replace(/\(.*$/s, '')
  if (before !== '') return before
  return rest
    .replace(/^\s*(?:damage|dmg|from|with|by)\b\s*/i, '')
    .replace(/\s(?:damage|dmg)$/i, '')
    .trim()
}

function notesOf(
  bare: string,
  dice: RegExpExecArray | null,
  open: number,
  inBrackets: boolean,
): string {
  const parts: string[] = []
  if (inBrackets && dice) {
    const close = bare.lastIndexOf(')')
    const inside = bare.slice(open + 1, close < 0 ? bare.length : close)
    parts.push(inside.replace(dice[0], ' '), close < 0 ? '' : bare.slice(close + 1))
  } else if (dice) {
    if (bare.slice(0, dice.index).trim() !== '')
      parts.push(bare.slice(dice.index + dice[0].length).replace(/[()]/g, ' '))
    else parts.push(/\((.*?)\)?$/s.exec(bare)?.[1] ?? '')
  } else parts.push(bare.slice(open + 1).replace(/\)\s*$/, ''))
  return parts
    .map((part) =>
      part
        .replace(/[_*]/g, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;:+/.)]+|[\s,;+/.(]+$/g, ''),
    )
    .filter((part) => part !== '' && !/^(?:damage|dmg)$/i.test(part))
    .join(', ')
}

function bare(text: string, { from, to }: Span): Span {
  let start = from
  let end = to
  while (start < end && /[\s,;|]/.test(text.charAt(start))) start += 1
  while (end > start && /[\s,;|]/.test(text.charAt(end - 1))) end -= 1
  return { from: start, to: end }
}

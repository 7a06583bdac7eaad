import type { Attack } from '../../../canonical.ts'
import { stripSigns, hasDigit, oneSpaced, signsOf } from '../../signs.ts'
import { numberOf, numberWords } from '../../number-words.ts'
import { namesAttack } from '../attack-nouns.ts'
import { findDice, flatDamage, tidyDice } from './dice.ts'

/** Parsed piece of an attack routine, before it is known whether it is an attack. */
export interface ReadAttack {
  /** Times per round, where the text says so. */
  count: number | null
  name: string
  dice: string
  notes: string
  /** True when it has brackets of its own. */
  bracket: boolean
  /** Text in the brackets. */
  inside: string
  /** The number before the name is rolled: `1d8 spikes`. */
  rolled: string
}

const counted = new RegExp(
  String.raw`^(?:(\d{1,3})(?:/[12](?![\d-])|\s(?:to|a|bis|à)\s\d{1,2}(?=\s?x?\s[a-zà-ÿ]))?(?!\d|[dw]\d|-\d|/\d|'|"|\s?(?:hp|points?)\b)|(an?|três|fünf|${[...numberWords.keys()].join('|')})(?=\s))(?:\s{0,3}[x*]\s{0,3}(?=[^\s\d]|\d{0,2}[dw]\d|\d{1,2}-\d)|:?\s{0,3}(?=\D|$)|(?=\())`,
  'i',
)
/** `1d4 x quills (1 each)`. */
const rolledTimes = /^(\d{0,2}d\d{1,2})\s?x\s+(?=[a-z]{3})/i
const rolledCount = /^(\d{0,2}d\d{1,2}(?:\s?[+-]\s?\d)?|\d{1,2}-\d{1,2})\s+(?=[a-z]{3})/i
/** `5-12 bites (1d6)`: more dice follow in brackets. */
const severalWith = /^\d[\dd+-]{0,6} (?:[a-z]{2,14} ){0,2}[a-z]{2,14}s \(\d{0,2}d\d/i
/** `claw x2`, `claws (x2)`; within other brackets it multiplies the damage. */
const timesAfter =
  /^([^(]*?)\s*(?:\(\s?x\s?(\d{1,2})\s?\)|\((\d{1,2})x?\)(?=\s*(?:\(|$))|\bx\s?(\d{1,2})(?!\d|[dw]\d))/i
const filler =
  /\b(?:attacks?|that (?:deals?|does?|inflicts?)|for|doing|dealing|does|deals|inflicting|inflicts|causing|causes|(?:(?:slashing|piercing|bludgeoning) )?damage|slashing|piercing|bludgeoning|dmg|dam|dégâts|danni|dano|daño|schaden|points?|pts|hp|each|melee|je|cada|chacune?|ciascuno)\b\.?/gi

/** `it makes 2 claw attacks`, `both use slings`: who strikes. */
const striker =
  /^(?:and )?(?:it|he|she|they|both|each|all) (?:makes?|has|have|uses?|wields?|(?:attack|strike|fight)s? with) /i

/** `d6 x2`, `(d6) x2`: the blow is made twice. */
const timesBehind = /(?<=\d)\s?x\s?([2-4])$/i

/** A sentence rather than damage. */
const spoken =
  /^(?:\d{0,2}d\d{1,2} )?(?:on|if|when|with|each|every|roll|save|after|at) (?:[a-z]+ ){1,8}/i

const before = signsOf('[]{}*_•·:"\'-')
const behind = signsOf('.]}*_:')

/** Reads one piece; null when there is nothing in it. */
export function parseAttackPhrase(piece: string, damageApart: boolean): ReadAttack | null {
  const bare = withoutToHit(
    stripSigns(piece.includes('@') ? withoutAt(piece) : piece, before, behind).replace(striker, ''),
  )
  if (bare === '') return null
  const count = counted.exec(bare)
  let rest = count ? bare.slice(count[0].length) : bare
  let often = count ? Number(count[1] ?? numberOf(count[2] ?? '') ?? 1) : null
  const adverb = often === null ? /\s(once|twice|thrice)\b/i.exec(rest) : null
  if (adverb?.[1]) {
    often = ['once', 'twice', 'thrice'].indexOf(adverb[1].toLowerCase()) + 1
    rest = rest.replace(adverb[0], '')
  }
  // `3/2`: three in two rounds.
  if (often && count && /^\d+\/2/.test(count[0])) often = Math.max(1, Math.floor(often / 2))
  const times = rolledTimes.exec(rest)
  const several = damageApart || severalWith.test(rest) ? rolledCount.exec(rest) : null
  const rolled = times?.[1] ?? several?.[1] ?? ''
  if (rolled !== '') rest = rest.slice(times?.[0].length ?? rolled.length).trimStart()
  const open = rest.indexOf('(')
  const words = open < 0 ? rest : rest.slice(0, open)
  const { inside: printed, after } = bracketed(open < 0 ? '' : rest.slice(open))
  const outside = findDice(words)
  // `2d4 (halberd 1d10)`, `d6 (1d4 / 1d4)`: the dice before the brackets are the blow's.
  const alone = outside !== null && words.trim() === outside[0] && !printed.includes(outside[0])
  const blows = !alone && printed.includes('/') ? sameDice(printed) : null
  const inside = blows?.dice ?? printed
  if (blows && often === null) often = blows.count
  const repeated = hasDigit(rest) && /x/i.test(rest) ? timesAfter.exec(rest) : null
  // `pincers 1d6 (on a roll of 6, another 1d6)`
  const within = alone || (outside && spoken.test(inside)) ? null : findDice(inside)
  const beyondBracket = within || outside ? null : findDice(after)
  const number = within || outside || beyondBracket ? null : flatDamage(inside)
  const printedDice = within?.[0] ?? outside?.[0] ?? beyondBracket?.[0] ?? number ?? ''
  // `Claws d6 x2`
  const again =
    often === null && /x/i.test(printedDice + after) ? timesBehind.exec(printedDice + after) : null
  if (again) often = Number(again[1])
  const dice = again ? printedDice.slice(0, again.index) : printedDice
  let name = words
  if (repeated) {
    often = Number(repeated[2] ?? repeated[3] ?? repeated[4])
    name = repeated[1] ?? ''
  }
  let spare = ''
  // `hammer +1d4+1 melee (1d6)`: the first dice are rolled to hit.
  if (outside && within && words.includes(` +${outside[0]}`))
    name = words.replace(` +${outside[0]}`, ' ')
  if (outside && !within) {
    const at = words.indexOf(outside[0])
    const beyond = words.slice(at + outside[0].length).replace(filler, ' ')
    name = words.slice(0, at)
    // `1d6 bite` and `bite 1d6 plus poison`: the name is before the dice, or else after them.
    if (name.replace(filler, ' ').trim() === '' && !isAdded(beyond)) name = beyond
    else spare = beyond
  }
  const bonus = hasDigit(name)
    ? (/[\s(]([+-]\s?\d{1,2})(?=\s|$|,)/.exec(` ${name}`)?.[1] ?? '')
    : ''
  const keepBonus =
    bonus !== '' &&
    (isOwn(bonus, name, dice, count !== null) || /\b(?:by|as|per)\b|arma|waffe/i.test(name))
  // ACKS: `beak 5+` hits on a five.
  name = name.replace(/\s\d{1,2}\+(?=\s*$)/, '')
  if (bonus !== '' && !keepBonus) name = ` ${name}`.replace(bonus, ' ').replace(distant, '')
  const enchanted = keepBonus && name.trimStart().startsWith(bonus) ? bonus : ''
  name = `${enchanted}${enchanted && ' '}${tidy(name.replace(enchanted, ' ').replace(filler, ' '))}`
  const sword = name === '' && inside !== '' && dice !== '' ? nameInside(inside, within) : null
  if (sword?.[1] !== undefined) name = sword[1]
  // `+4 (1d8) touch`: named behind its dice.
  const named = name === '' && within !== null && isNameBehind(after) ? tidy(after) : ''
  return {
    count: often,
    name: name || named,
    dice: tidyDice(dice),
    notes: notesOf([
      rolled,
      keepBonus ? '' : bonus,
      spare,
      repeated && /^\s?x?\s?\d+x?\s?$/i.test(inside)
        ? ''
        : dice === ''
          ? inside
          : cut(sword ? inside.replace(sword[0], ' ') : inside, within?.[0] ?? number ?? ''),
      named === '' && !again ? cut(after, beyondBracket?.[0] ?? '') : '',
    ]),
    bracket: open >= 0,
    inside,
    rolled,
  }
}

/** `+4 (1d8) touch`, `(d6) rubble`: a word or two behind the brackets. */
function isNameBehind(words: string): boolean {
  return (
    namesAttack(words) ||
    (/^\s[a-z][a-z'-]{2,20}(?: [a-z'-]{3,20})?$/i.test(words) && !noName.test(words.trim()))
  )
}

/** `1d3+disease`: what the dice add, and no name; but `1d4 + poison sting` tells the blow. */
function isAdded(words: string): boolean {
  return (
    /^\s?(?:\+|plus\b)/i.test(words) &&
    (!namesAttack(words) || /special|drain|poison|paralysis/i.test(words))
  )
}

/** `1 (+6) @ bite`: the bonus to hit stands before what it hits with. */
function withoutAt(piece: string): string {
  return piece.replace(/\(([+-]\d{1,2})\)\s?@\s?/, '$1 ').replace(/\s@\s/, ' ')
}

/** `spit +3 ranged 40'`: how far it reaches behind how well it hits. */
const distant = /\s+(?:ranged|missile(?: fire)?)(?:\s\d{1,3}')?\s*$/i

/** `+1 lance`, `mace +1 (1d6+1)`: the bonus is the weapon's own, and not its wielder's. */
function isOwn(bonus: string, name: string, dice: string, counted: boolean): boolean {
  if (!/^\+[1-5]$/.test(bonus) || !forged.test(name) || toHit.test(name)) return false
  return (counted && name.trimStart().startsWith(bonus)) || dice.replace(/\s/g, '').endsWith(bonus)
}

/** `dagger +1 melee`: how well its wielder hits. */
const toHit = /[+-]\s?\d{1,2}\s+(?:melee|ranged|missile)\b/i
const forged =
  /(?:sword|axe|mace|dagger|spear|lance|bow|hammer|flail|staff|club|scimitar|whip|halberd|trident|javelin|sling|pike|rapier|sabre|saber|knife|morning ?star|cleaver|scythe|sickle|glaive|polearm|pole arm|kris|blade)s?\b/i

/** `Claw +5 to hit, 1d4 damage`: how well it hits is no part of what it does. */
function withoutToHit(piece: string): string {
  return /\bto[ -]hit\b/i.test(piece)
    ? piece.replace(/(?:^|\s)[+-]\d{1,2}\s?to[ -]hit\b[\s,;:]*/i, ' ').trim()
    : piece
}

/** `claws (1d4/1d4)`: the same dice once for each blow. */
function sameDice(inside: string): { count: number; dice: string } | null {
  const each = inside.split('/').map((one) => one.trim())
  const [dice = ''] = each
  return /^\d{0,2}d\d/i.test(dice) && each.every((one) => one === dice)
    ? { count: each.length, dice }
    : null
}

/** `d6 (staff)` and `1 (sword 1d8)` are named in their brackets. */
function nameInside(inside: string, within: RegExpExecArray | null): RegExpExecArray | null {
  const found = within
    ? /^([a-z][a-z' -]{2,30}?)[\s,:]+$/i.exec(inside.slice(0, within.index))
    : /^((?:[a-z][a-z'-]{1,14} ){0,2}[a-z][a-z'-]{1,14})( ?[+-]\d)?$/i.exec(inside)
  if (!found && within) return weaponBehind(inside, within)
  if (!found?.[1] || noName.test(found[1])) return null
  if (!within && !namesAttack(found[1]) && !namesDealer(found[1])) return null
  if (found[2]?.startsWith(' +') && forged.test(found[1])) found[1] += found[2]
  return found
}

const dealtWith = /^[a-z]{3,14}(?:[ -][a-z]{3,14}){0,2}$/
const effect =
  /\b(?:each|blast|bulky|hefty|loud|reach|thrown|area|ranged|melee|per|plus|see|special|save|vs|poison|venom|acid|fire|cold|heat|drain|drains?|paraly\w+|disease|fear|charm|hold|stun|swallow\w*|grab|grapple|weapon|damage|round|turn|below|with|half|double|blood|level|energy|automatic|if|on|by)\b/

/** True for words behind dice that tell what they are dealt with, and not what these do besides. */
export function namesDealer(words: string): boolean {
  return dealtWith.test(words) && !effect.test(words)
}

/** `+2 (1d8 glaive)`: the weapon stands behind its dice. */
function weaponBehind(inside: string, within: RegExpExecArray): RegExpExecArray | null {
  const found = /^\s((?:[a-z][a-z'-]{1,14} ){0,2}[a-z][a-z'-]{2,14})$/i.exec(
    inside.slice(within.index + within[0].length),
  )
  return found?.[1] && !noName.test(found[1]) && namesAttack(found[1]) ? found : null
}

const noName =
  /^(?:or|and|plus|see|of|for|by|as|per|each|special|none|nil|varie?s|variable|melee|ranged|missile|drain|acid)\b/i

function cut(text: string, piece: string): string {
  return piece === '' ? text : text.replace(piece, ' ')
}

function tidy(name: string): string {
  const bare = name.trim()
  if (/^[a-z]+(?:[ '][a-z]+)*$/i.test(bare) && !bare.endsWith(' of')) return bare
  return name
    .replace(/[*_[\]:{}"•·]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;+/&.-]+|(?:[\s,;+/&.-]|\sof)+$/g, '')
    .trim()
}

/** Text in the brackets, nested ones included, and the text after them. */
function bracketed(rest: string): { inside: string; after: string } {
  if (rest === '') return { inside: '', after: '' }
  let depth = 0
  for (let at = 0; at < rest.length; at += 1) {
    const sign = rest.charAt(at)
    if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return { inside: rest.slice(1, at), after: rest.slice(at + 1) }
    }
  }
  return { inside: rest.slice(1), after: '' }
}

/** Notes beside the dice: `poison`, `or by weapon`, `blast`. */
function notesOf(parts: readonly string[]): string {
  return parts.map(note).filter(Boolean).join(', ')
}

function note(part: string): string {
  if (part === '') return ''
  return oneSpaced(part.replace(/[_*•·]/g, '')).replace(
    /^(?:[\s,;/()]|\+(?!\d))+|[\s,;+/.()]+$/g,
    '',
  )
}

/** True for a piece with dice, a count or brackets, for the first one, and for names that fit their joint. */
export function isAttack(phrase: ReadAttack, joint: string, first: boolean): boolean {
  if (phrase.dice !== '' || phrase.count !== null) return true
  if (phrase.name === '') return false
  if (/^(?:\+|plus|&)$/i.test(joint))
    return /^(?:breath|gaze|spells?|spray|spit|sting|bite|claws?|weapon|tail|gore|horns?|kick|slam|stomp|rake|web)/i.test(
      phrase.name,
    )
  if (first || phrase.bracket) return true
  if (joint === 'line') return namesAttack(phrase.name)
  return joint === ','
    ? powers.test(phrase.name) || (namesAttack(phrase.name) && phrase.name.split(' ').length <= 4)
    : phrase.name.length <= 40
}

/** Powers that stand alone as an attack: `2 fists (2d8), magic`. */
const powers = /^(?:magic|magia|magie|psionics?)(?: powers?)?$/i

export function attackOf(phrase: ReadAttack, nth: number, joins: 'and' | 'or'): Attack {
  return {
    id: `a${nth}`,
    name:
      phrase.name.replace(/^(?:with|mit|con|avec|com) /, '') ||
      (/weapon/i.test(phrase.notes) ? 'weapon' : 'attack'),
    count: Math.min(100, Math.max(1, phrase.count ?? 1)),
    dice: phrase.dice,
    notes: phrase.notes,
    joins: nth === 1 ? 'first' : joins,
  }
}

import type { Span } from '../../../canonical.ts'
import { trimSpan } from '../../spans.ts'
import { namesAttack } from '../attack-nouns.ts'
import type { LabelWords } from '../labels/words.ts'
import { attackOf, isAttack, parseAttackPhrase, type ReadAttack } from './attack.ts'
import { findDiceAtEnd } from './dice.ts'
import { piecesOf, type JoinedPart } from './pieces.ts'
import { withDamage } from './damage.ts'
import type { Placed } from './placed.ts'

/** The stretch of an attack routine: `lead` is where its label stands. */
interface Stretch extends Span {
  lead: number
}

/**
 * The attacks of a routine. What reads like no attack ("Size L") is left out, and so stays unread.
 * `damageApart` tells that damage has a label of its own.
 */
export function readRoutine(
  text: string,
  { from, to, lead }: Stretch,
  joins: LabelWords['joins'],
  damageApart: boolean,
): Placed[] {
  const split = damageApart ? null : namesThenDice(text, from, to)
  const placed = readPieces(
    text,
    { from, to: split?.to ?? to, lead },
    joins,
    damageApart || split !== null,
  )
  if (!split || placed.length === 0) return placed
  const dealt = withDamage(placed, split.dice, joins)
  return dealt ? widened(dealt.placed, to) : readPieces(text, { from, to, lead }, joins, false)
}

/** `claw/claw/bite (1d4/1d4/1d8)`: names first, and then the dice of each. */
function namesThenDice(
  text: string,
  from: number,
  to: number,
): { to: number; dice: string } | null {
  const stretch = text.slice(from, to)
  const match = findDiceAtEnd(stretch)
  if (!match?.[1] || match.index === 0) return null
  const names = stretch.slice(0, match.index)
  if (!/\p{L}{2}/u.test(names) || /\d{0,2}d\d|\d-\d/.test(names) || /\(/.test(names)) return null
  return { to: from + match.index, dice: match[1] }
}

/** The last span goes on to the end of the dice. */
function widened(placed: readonly Placed[], to: number): Placed[] {
  return placed.map((each, index) =>
    index === placed.length - 1 ? { ...each, span: { from: each.span.from, to } } : each,
  )
}

function readPieces(
  text: string,
  { from, to, lead }: Stretch,
  joins: LabelWords['joins'],
  damageApart: boolean,
): Placed[] {
  const placed: Placed[] = []
  let begun: JoinedPart | null = null
  let bareDice = false
  let uncounted = 0
  const pieces = piecesOf(text, from, to, joins, !damageApart)
  for (const [index, each] of pieces.entries()) {
    const piece: JoinedPart = begun
      ? { ...each, from: begun.from, joins: begun.joins, joint: begun.joint, lead: begun.lead }
      : each
    begun = null
    const phrase = withoutStriking(parseAttackPhrase(text.slice(piece.from, piece.to), damageApart))
    if (!phrase || (phrase.count === 0 && phrase.dice === '')) continue
    const next = pieces[index + 1]
    if (next && !damageApart && runsOn(text, phrase, piece, next)) {
      begun = piece
      continue
    }
    if (phrase.dice === '' && phrase.count === null && none.test(phrase.name)) continue
    if (phrase.dice === '' && !phrase.bracket && placed.length > 0 && doing.test(phrase.name))
      continue
    const last = placed.at(-1)
    if (last && phrase.count === null && isAside(phrase, piece)) {
      last.attack = { ...last.attack, notes: joined(last.attack.notes, asideOf(text, piece)) }
      last.span = { from: last.span.from, to: trimSpan(text, piece.from, piece.to).to }
      continue
    }
    if (
      last &&
      piece.joint === '/' &&
      phrase.count === null &&
      phrase.dice === last.attack.dice &&
      (phrase.name === '' ? !phrase.bracket : bareDice && phrase.bracket)
    ) {
      // `1d6/1d6 (short bow)`: its name stands behind the last of its dice.
      if (phrase.name !== '') last.attack = { ...last.attack, name: phrase.name }
      // `2 claws 1d6/1d6`: the dice once more for the second claw.
      if (last.attack.count === 1 && /[a-z]s$/i.test(last.attack.name))
        last.attack = { ...last.attack, count: 2 }
      // `1d4/1d4/1d8`: blows that nothing names.
      else if (bareDice) last.attack = { ...last.attack, count: last.attack.count + 1 }
      last.span = { from: last.span.from, to: trimSpan(text, piece.from, piece.to).to }
      continue
    }
    // `Attacks: 1; peck`: how often, and then with what.
    if (last && placed.length === 1 && /^[,;]$/.test(piece.joint) && names(phrase, last)) {
      last.attack = { ...last.attack, name: phrase.name }
      last.span = { from: last.span.from, to: trimSpan(text, piece.from, piece.to).to }
      continue
    }
    // `1 chilling touch, 1d6 damage`: its dice stand behind a comma.
    if (last && piece.joint === ',' && isDiceAlone(phrase) && last.attack.dice === '') {
      last.attack = {
        ...last.attack,
        dice: phrase.dice,
        notes: joined(last.attack.notes, phrase.notes),
      }
      last.span = { from: last.span.from, to: trimSpan(text, piece.from, piece.to).to }
      continue
    }
    bareDice = phrase.name === '' && phrase.count === null && phrase.dice !== '' && !phrase.bracket
    if (phrase.count === null && piece.joint === '/') uncounted += 1
    const inner = listed(phrase, text.slice(piece.from, piece.to), joins)
    if (!inner && !isAttack(phrase, piece.joint, placed.length === 0)) continue
    const span = trimSpan(text, placed.length === 0 ? lead : piece.lead, piece.to)
    for (const { one, joins: by } of inner ?? [{ one: phrase, joins: piece.joins }])
      placed.push({ attack: attackOf(one, placed.length + 1, by ?? piece.joins), span })
  }
  return alike(withoutTotal(placed, uncounted))
}

/** True when a blow's name stands alone behind a number that had none. */
function names({ name, count, dice, bracket }: ReadAttack, { attack }: Placed): boolean {
  const bare = attack.name === 'attack' && attack.dice === '' && attack.notes === ''
  return (
    bare && count === null && dice === '' && !bracket && /^[a-z]+$/i.test(name) && namesAttack(name)
  )
}

/** `3 claw/claw/bite`: the number counts them all. */
function withoutTotal(placed: Placed[], uncounted: number): Placed[] {
  const [first, ...others] = placed
  if (!first || others.length < 2 || others.length !== uncounted) return placed
  const { count, name } = first.attack
  if (count !== placed.length || /s$/i.test(name)) return placed
  return [{ ...first, attack: { ...first.attack, count: 1 } }, ...others]
}

/** `STRIKES WITH CLUB`, `with its claws`. */
const striking =
  /^(?:(?:(?:strikes?|attacks?|hits?|fights?) )?with|(?:(?:who|s?he|it|they) )?(?:wields?|swings?|uses)) (?!of )(?:(?:his|her|its|their|the|an?) )?(?=[a-z])/i

function withoutStriking(phrase: ReadAttack | null): ReadAttack | null {
  return phrase && striking.test(phrase.name)
    ? { ...phrase, name: phrase.name.replace(striking, '') }
    : phrase
}

/** Words for “no attack”. */
const none = /^(?:no attacks?|none|nil|nessuno|ninguno|aucune?|keine?r?|nenhum)$/i

/** Verbs that begin a clause about something other than attacks: `and carries no gear`. */
const doing =
  /^(?:carr(?:y|ies)|wears?|owns?|holds?|has|have|had|is|are|was|can|cannot|may|will|must|takes?|gets?|immune|resistant|vulnerable|s[adq]|surprises?|regenerates?|moves?|flees?|saves?)\s/i

/** `talons or beak (1d6)`, `1 × tusk/bite (2d6)`: a name without dice, count or brackets goes on in the next piece. */
function runsOn(text: string, phrase: ReadAttack, piece: JoinedPart, next: JoinedPart): boolean {
  if (phrase.dice !== '' || phrase.bracket || phrase.name === '') return false
  if (!/^[a-z]+$|^&$|^\/$/i.test(next.joint) || /^(?:line|next)$/.test(next.joint)) return false
  const after = parseAttackPhrase(text.slice(next.from, next.to), false)
  return (
    after !== null &&
    after.count === null &&
    after.dice !== '' &&
    after.bracket &&
    (next.joint !== '/' || (isOneBlow(text, phrase, piece) && !after.inside.includes('/')))
  )
}

/** `1 × tongue/bite (2d4)`: one blow that has two names. */
function isOneBlow(text: string, phrase: ReadAttack, piece: JoinedPart): boolean {
  return phrase.count === 1 || multiplied.test(text.slice(piece.from, piece.from + 8))
}

const multiplied = /^\s*\d{1,2}\s?x\s/

/** `+ poison`, `or by weapon`: no attack but what the one before does. */
function isAside(phrase: ReadAttack, piece: JoinedPart): boolean {
  if (phrase.dice !== '') return false
  if (
    /^(?:\+|plus|&|,|\/)$/i.test(piece.joint) &&
    /^(?:poison|disease|paralysis|energy drain|venom|special|see|drain|gift|veneno|veleno|poison)/i.test(
      phrase.name,
    )
  )
    return true
  if (/^(?:\+|plus)$/i.test(piece.joint)) return !isAttack(phrase, piece.joint, false)
  return (
    piece.joins === 'or' &&
    /^(?:by|as|per)\b.*weapon|^(?:por )?arma$|^weapon$/i.test(phrase.name) &&
    !phrase.bracket
  )
}

function asideOf(text: string, piece: JoinedPart): string {
  const words = text.slice(piece.from, piece.to).replace(/\s+/g, ' ').trim()
  return piece.joins === 'or' ? `or ${words}` : words
}

function isDiceAlone({ name, dice, count, bracket }: ReadAttack): boolean {
  return name === '' && dice !== '' && count === null && !bracket
}

function joined(first: string, second: string): string {
  return [first, second].filter(Boolean).join(', ')
}

/** `3 (2 claws, 1 bite)`, `1 (by weapon)`: the number counts what the brackets list. */
function listed(
  phrase: ReadAttack,
  words: string,
  joins: LabelWords['joins'],
): { one: ReadAttack; joins: 'and' | 'or' | null }[] | null {
  const named = phrase.bracket && phrase.name === '' ? namedFirst.exec(phrase.inside)?.[1] : null
  if (named && !phrase.inside.includes(';')) {
    const notes = phrase.notes.replace(named, '').trim()
    return [{ one: { ...phrase, name: named, notes }, joins: null }]
  }
  if (phrase.bracket && phrase.dice !== '' && several.test(phrase.inside)) {
    const all = phrase.inside.includes(';') ? eachDealing(phrase) : null
    return all ?? (counting.test(words) ? eachNamed(phrase, joins) : null)
  }
  if (
    phrase.name !== '' ||
    phrase.dice !== '' ||
    !phrase.bracket ||
    !/[a-z]{3}/i.test(phrase.inside)
  )
    return null
  const pieces = piecesOf(phrase.inside, 0, phrase.inside.length, joins)
  const all = pieces.flatMap((piece, index) => {
    const one = parseAttackPhrase(phrase.inside.slice(piece.from, piece.to), false)
    return one && one.name !== '' ? [{ one, joins: index === 0 ? null : piece.joins }] : []
  })
  const [first] = all
  if (!first) return null
  if (all.length === 1 && first.one.count === null)
    return [{ one: { ...first.one, count: phrase.count }, joins: null }]
  return all
}

/** `(tongue +3, d6 and disarm)`: one blow, its name before its bonus and dice. */
const namedFirst = /^([a-z]{3,14}(?: [a-z]{3,14})?)(?: [+-]\d{1,2})?, (?=\d{0,2}d\d[^,;]*$)/i

/** Signs and words between the blows of a bracket. */
const several = /[,;]|\s\/\s|\s(?:or|oder|ou|and|und|et)\s/i

/** A number, a bonus or nothing before the brackets. */
const counting = /^\s*(?:\d{1,2}(?:\s?attacks?)?|[+-]\d{1,2})?\s*\(/i

/** `3 attacks (talons 1d4, talons 1d4, club 1d6; save vs. charm)`: each with its name and dice. */
function eachNamed(
  { inside }: ReadAttack,
  joins: LabelWords['joins'],
): { one: ReadAttack; joins: 'and' | 'or' | null }[] | null {
  const all = piecesOf(inside, 0, inside.length, joins).flatMap((piece) => {
    const one = parseAttackPhrase(inside.slice(piece.from, piece.to), false)
    return one && one.name !== '' && one.dice !== '' ? [{ one, joins: piece.joins }] : []
  })
  return all.length > 1
    ? all.map((each, index) => (index === 0 ? { ...each, joins: null } : each))
    : null
}

/** `2 (claw +5, 1d6; bite +5, 1d8)`: each with its own name, bonus and dice. */
function eachDealing(phrase: ReadAttack): { one: ReadAttack; joins: 'and' | null }[] | null {
  const all = phrase.inside.split(';').flatMap((part, index) => {
    const one = parseAttackPhrase(part.replace(/,(?=\s?\d{0,2}d\d)/i, ' '), false)
    if (!one || one.dice === '') return []
    const first = index === 0 && one.name === '' && phrase.name !== ''
    return [first ? { ...one, name: phrase.name, count: phrase.count } : one]
  })
  return all.length > 1 && all.every(({ name }) => name !== '')
    ? all.map((one, index) => ({ one, joins: index === 0 ? null : 'and' }))
    : null
}

function counted({ attack, span }: Placed, nth: number): Placed {
  const id = `a${nth}`
  return { attack: attack.id === id ? attack : { ...attack, id }, span }
}

/** Equal attacks one after the other are one made several times: `claw, claw`. */
function alike(placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = []
  for (const each of placed) {
    const last = kept.at(-1)
    const same =
      last &&
      each.attack.joins === 'and' &&
      last.attack.name.toLowerCase() === each.attack.name.toLowerCase() &&
      last.attack.dice === each.attack.dice &&
      last.attack.notes === each.attack.notes &&
      last.attack.count + each.attack.count <= 100
    if (same) {
      last.attack = { ...last.attack, count: last.attack.count + each.attack.count }
      last.span = { from: last.span.from, to: Math.max(last.span.to, each.span.to) }
    } else kept.push(counted(each, kept.length + 1))
  }
  return kept
}

import type { Attack } from '../../../canonical.ts'
import { namesAttack } from '../attack-nouns.ts'
import { oneSpaced } from '../../signs.ts'
import type { LabelWords } from '../labels/words.ts'
import { attackOf, namesDealer, parseAttackPhrase, type ReadAttack } from './attack.ts'
import { alternativesOf } from './alternatives.ts'
import { dicePattern } from './dice.ts'
import { ownerOf, nameStems } from './owners.ts'
import { piecesOf } from './pieces.ts'
import type { Placed } from './placed.ts'

/** One part of a damage clause, with its link to the part before. */
interface Part extends ReadAttack {
  joins: 'and' | 'or'
  joint: string
  text: string
}

/** Most attacks that damage is assigned to one by one. */
const most = 24
const bareNumber = /^(\d{1,3})(?=\s*$|\s(?:hp|(?:hit )?points?)\b)/i

/**
 * Damage printed apart goes to the attacks it names (`1d4 claw, 2d4 bite`), or else to them in their
 * order (`#AT 2, D 1-6/1-8`); null when it says nothing.
 */
export function withDamage(
  placed: readonly Placed[],
  clause: string,
  joins: LabelWords['joins'],
): { placed: Placed[] } | null {
  const parts = withAsides(placed, namedBehind(placed.length, eachNamed(partsOf(clause, joins))))
  if (parts.length === 0 || placed.length === 0) return null
  const named = byName(placed, parts)
  if (named) return { placed: named }
  const weapons = withEachWeapon(placed, parts)
  if (weapons) return { placed: weapons }
  const either = alternativesOf(placed, parts, joinsOf, isAlternative)
  if (!either) return { placed: byOrder(placed, withoutMore(placed, parts)) }
  return {
    placed: either.flatMap(({ blows, damage }) => byName(blows, damage) ?? byOrder(blows, damage)),
  }
}

const joinsOf = {
  blow: ({ attack }: Placed) => attack.joins,
  part: ({ joins }: Part) => joins,
}

function partsOf(clause: string, joins: LabelWords['joins']): Part[] {
  return piecesOf(clause, 0, clause.length, joins).flatMap((piece) => {
    const text = clause.slice(piece.from, piece.to).trim()
    const damage = parseAttackPhrase(text.replace(bareNumber, '($1)'), false)
    return damage ? [{ ...damage, joins: piece.joins, joint: piece.joint, text }] : []
  })
}

/** `1d8/2d4 (bite/tail)`: the names of all blows in the last one's brackets. */
function eachNamed(parts: Part[]): Part[] {
  const last = parts.findIndex(({ inside }) => /[/,]/.test(inside))
  const names = parts[last]?.inside.split(/[/,]/) ?? []
  const blows = parts.slice(0, last + 1)
  if (last < 1 || names.length !== blows.length) return parts
  if (!blows.every(({ name, dice }) => name === '' && dice !== '')) return parts
  const named = blows.map((part, index) => {
    const name = names[index]?.trim() ?? ''
    return { ...part, name, inside: name, notes: '' }
  })
  return [...named, ...parts.slice(last + 1)]
}

/** `1d8+1/long sword`, and for one blow `1-8, long sword`: the weapon behind its dice. */
function namedBehind(blows: number, parts: Part[]): Part[] {
  const [dealing, weapon, ...more] = parts
  const isWeapon =
    weapon !== undefined &&
    (weapon.joint === '/' || (blows === 1 && /^[,;]$/.test(weapon.joint))) &&
    weapon.dice === '' &&
    namesAttack(weapon.name) &&
    namesDealer(weapon.name)
  return dealing?.name === '' && dealing.dice !== '' && isWeapon && more.length === 0
    ? [{ ...dealing, name: weapon.name }]
    : parts
}

/** `1d4/1d4/2d6, breath 7d6`: bare dice enough for every blow, and then something else. */
function withoutMore(placed: readonly Placed[], parts: readonly Part[]): readonly Part[] {
  const other = parts.findIndex(
    ({ name, dice, joint }, index) => name !== '' || dice === '' || (index > 0 && joint !== '/'),
  )
  const turns = placed.reduce((sum, { attack }) => sum + attack.count, 0)
  return other > 1 && other === turns ? parts.slice(0, other) : parts
}

/** `1d6 + poison snake bite` is one part, unless each side names an attack of its own. */
function withAsides(placed: readonly Placed[], parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    const names = (one: Part) => ownerOf(placed, one)
    const beside = last && /^(?:\+|plus|&)$/i.test(part.joint) && part.dice === ''
    if (last && beside && (names(last) < 0 || names(part) < 0 || names(last) === names(part)))
      kept[kept.length - 1] = {
        ...last,
        name: [last.name, part.name].filter(Boolean).join(' '),
        text: `${last.text} + ${part.text}`,
      }
    else kept.push(part)
  }
  return kept
}

/** `#AT 1, D 1-6 (spear) or 1-4 (dagger)`: one blow with either weapon. */
function withEachWeapon(placed: readonly Placed[], parts: readonly Part[]): Placed[] | null {
  const [only] = placed
  if (!only || parts.length < 2 || !placed.every(isBareCount)) return null
  // `1d6/1d6 (fists) or by charge`
  const also = parts.filter(({ dice, joins }, nth) => nth > 0 && dice === '' && joins === 'or')
  const weapons = eachWeapon(parts.filter((part) => !also.includes(part)))
  const rest = also.map(({ text }) => `or ${text}`).join(', ')
  const named = weapons.every(
    (part, nth) =>
      part.dice !== '' && nameBy(part) !== 'attack' && (nth === 0 || part.joins === 'or'),
  )
  if (!named) return null
  return weapons.map((part, nth) => ({
    span: only.span,
    attack: {
      ...dealt({ ...only.attack, count: part.count ?? only.attack.count }, part, rest),
      id: `a${nth + 1}`,
      joins: nth === 0 ? only.attack.joins : 'or',
    },
  }))
}

/** `#AT 1`, `#AT 1 or 2`: numbers, and nothing that names a blow. */
function isBareCount({ attack }: Placed, nth: number): boolean {
  return attack.name === 'attack' && attack.dice === '' && (nth === 0 || attack.joins === 'or')
}

/** `1d6/1d6 (short bow)`: one weapon, whose name stands behind the last of its dice. */
function eachWeapon(parts: readonly Part[]): Part[] {
  const weapons: Part[] = []
  for (const part of parts) {
    const last = weapons.at(-1)
    const again = part.joint === '/' && last?.name === '' && last.dice === part.dice
    if (last && again && last.inside === '')
      weapons[weapons.length - 1] = { ...part, joins: last.joins, count: (last.count ?? 1) + 1 }
    else weapons.push(part)
  }
  return weapons
}

/** Every part with a name belongs to an attack of that name. */
function byName(placed: readonly Placed[], parts: readonly Part[]): Placed[] | null {
  const owners = parts.map((part) => (isAlternative(part) ? -1 : ownerOf(placed, part)))
  const hits = owners.filter((owner) => owner >= 0).length
  if (hits === 0) return null
  ownNameless(placed, parts, owners)
  // `1d6 snake bite, 1d8 panther bite` for `3 bites`: the second is a blow of its own.
  for (const [at, part] of parts.entries()) {
    const before = parts[owners.indexOf(owners[at] ?? -1)]
    const other = before && before !== part && before.name !== part.name
    if (other && before.dice !== part.dice && isFurtherBlow(part)) owners[at] = -1
  }
  const left = parts.filter((part, index) => (owners[index] ?? -1) < 0 && part.dice !== '')
  if (left.length > hits) return null
  const further = parts.filter((part, at) => owners[at] === -1 && isFurtherBlow(part))
  const dealtTo = placed.map(({ attack, span }, index) => {
    const own = parts.filter((_, at) => owners[at] === index)
    // A part that is named after no attack is dealt beside the part before it.
    const beside = parts.filter(
      (part, at) =>
        (owners[at] ?? -1) < 0 && !further.includes(part) && ownerBefore(owners, at) === index,
    )
    const first = own[0]
    if (!first) return { attack, span }
    const notes = [
      attack.notes,
      ...own.map((part, at) => (at === 0 ? noteOf(part, attack) : part.text)),
      ...beside.map(({ text, joins }) => (joins === 'or' ? `or ${text}` : text)),
    ]
    return {
      span,
      attack: {
        ...attack,
        dice: first.dice || attack.dice,
        notes: notes.filter(Boolean).join(', '),
      },
    }
  })
  const span = placed.at(-1)?.span ?? { from: 0, to: 0 }
  const more = further.map((part, nth) => ({
    span,
    attack: attackOf(part, placed.length + nth + 1, 'and'),
  }))
  return [...dealtTo, ...more]
}

/** `1d4 claw, 1d6 bite, 2d8 hug` for claws and a bite: a blow that the routine does not count. */
function isFurtherBlow({ name, dice, joins, joint }: Part): boolean {
  return (
    dice !== '' &&
    joins === 'and' &&
    /^[,/]$/.test(joint) &&
    namesAttack(name) &&
    !drains.test(name)
  )
}

/** `1d6 gore, 1d6 bite, 1d6+2`: dice that name nothing are the one blow's that nothing names. */
function ownNameless(placed: readonly Placed[], parts: readonly Part[], owners: number[]): void {
  const bare = parts.flatMap(({ name, dice, joint }, index) =>
    owners[index] === -1 && name === '' && dice !== '' && !/^(?:\+|plus|&)$/i.test(joint)
      ? [index]
      : [],
  )
  const free = placed.flatMap((_, index) => (owners.includes(index) ? [] : [index]))
  const [part] = bare
  const [blow] = free
  if (bare.length === 1 && free.length === 1 && part !== undefined && blow !== undefined)
    owners[part] = blow
}

/** `1d6 or by weapon`: the weapon stands for its own damage and names no attack. */
function isAlternative(part: Part): boolean {
  return part.dice === '' && part.joins === 'or' && /weapon|arma\b|arme\b|waffe/i.test(part.text)
}

function ownerBefore(owners: readonly number[], at: number): number {
  for (let index = at - 1; index >= 0; index -= 1)
    if ((owners[index] ?? -1) >= 0) return owners[index] ?? -1
  return -1
}

function noteOf(part: Part, attack: Attack): string {
  if (part.dice === '') return part.text
  const own = nameStems(attack.name)
  const name = part.name
    .split(' ')
    .filter(
      (word) =>
        word.length > 1 && !attack.name.includes(word) && !own.includes(nameStems(word)[0] ?? ''),
    )
    .join(' ')
  return [name, part.notes].filter(Boolean).join(', ')
}

/** Attacks that take none of the dice when listed beside a blow. */
const harmless = /^(?:gaze|breath|spells?|spray|spit|song|stare|web)\b/i

/** Assigns parts in order: one for all attacks, one per kind of attack, or one per blow. */
function byOrder(placed: readonly Placed[], parts: readonly Part[]): Placed[] {
  const whole = parts.map(({ text, joins }, index) =>
    index > 0 && joins === 'or' ? `or ${text}` : text,
  )
  const turns = placed.reduce((sum, { attack }) => sum + attack.count, 0)
  const eachOwn =
    parts.length === turns && parts.every(({ joint }, at) => at === 0 || joint === '/')
  const dealing = parts.filter(
    (part, index) => index === 0 || eachOwn || !isBeside(part, parts.length, placed.length),
  )
  const first = dealing[0]
  if (!first) return [...placed]
  if (dealing.length === 1 || (placed.length === 1 && dealing.length !== turns)) {
    const blows = sameOfMany(placed, dealing)
    if (blows) return blows
    const rest = whole.slice(1).join(', ')
    return placed.map(({ attack, span }, index) => ({
      span,
      attack:
        index > 0 && harmless.test(attack.name)
          ? attack
          : dealt(attack, first, index === 0 ? rest : ''),
    }))
  }
  if (dealing.length === placed.length)
    return placed.map(({ attack, span }, index) => ({
      span,
      attack: dealt(attack, dealing[index], ''),
    }))
  if (dealing.length === turns && turns <= most) return oneByOne(placed, dealing)
  return placed.map(({ attack, span }, index) => ({
    span,
    attack: dealt(attack, dealing[index], ''),
  }))
}

/** `claws` with `1d4/1d4`: as many blows as dice, where nothing counts them. */
function sameOfMany([only, ...others]: readonly Placed[], parts: readonly Part[]): Placed[] | null {
  const [first, ...more] = parts
  if (!only || !first || others.length > 0 || more.length === 0) return null
  const { attack } = only
  if (attack.count !== 1 || !/[a-z]s$/i.test(attack.name)) return null
  if (!more.every(({ joint, dice }) => joint === '/' && dice !== '' && dice === first.dice))
    return null
  return [{ ...only, attack: { ...dealt(attack, parts.at(-1), ''), count: parts.length } }]
}

/** `1d8 or by weapon`: words that only go with the dice before them. */
function isBeside(part: Part, parts: number, attacks: number): boolean {
  return part.dice === '' && parts > attacks
}

function dealt(attack: Attack, part: Part | undefined, rest: string): Attack {
  if (!part) return attack
  const called = unnamed.test(attack.name) ? nameBy(part) : 'attack'
  const name = called === 'attack' ? attack.name : called
  const partNotes =
    name === part.name ? part.notes : [part.name, part.notes].filter(Boolean).join(', ')
  const notes = [attack.notes, part.dice === '' ? part.text : partNotes, rest]
  return {
    ...attack,
    name,
    dice: attack.dice || part.dice,
    notes: [...new Set(notes)].filter(Boolean).join(', '),
  }
}

/** `#At 1 weapon, Dam 1d6 (short sword)`: the damage may tell which. */
const unnamed = /^(?:attack|weapon)s?$/

/** `by weapon type (broadsword, 2-8)`. */
const byWeapon = /^(?:by|as|per) weapon(?: type)?$/i

/** `D 1d6 + energy drain`: what a blow does besides. */
const drains = /\b(?:energy drain|level drain|drain|poison|venom|disease|paralysis)\b/i

/** `1W10 Nesseln`: German writes a noun with a capital. */
const nounBehind = /^\d{0,2}W\d\S*\s(?!Gift|Krankheit)\p{Lu}\p{Ll}+$/u

/** `#AT 1, D 1d6 (club)`: an attack without a name is called by what its damage is dealt with. */
function nameBy(part: Part): string {
  // `by weapon (staff 1d4)`
  const held = byWeapon.test(part.name) ? part.inside.replace(part.dice, '').trim() : ''
  if (held !== '' && namesAttack(held) && namesDealer(held)) return held
  if (part.dice === '' || byWeapon.test(part.name))
    return /weapon/i.test(part.text) ? 'weapon' : 'attack'
  if (part.name.split(' ').length <= 3 && namesAttack(part.name) && !drains.test(part.name))
    return part.name
  if (nounBehind.test(part.text)) return part.name
  // `1d10+2 (anchor)`: whatever stands in brackets behind the dice and is no effect.
  const dealer = oneSpaced(part.inside.split(',', 1)[0] ?? '').replace(/\s?\+\d$/, '')
  return namesDealer(dealer) ? dealer : 'attack'
}

/** `3 attacks, 1d4/1d4/2d6`: blows of other dice are attacks of their own. */
function oneByOne(placed: readonly Placed[], parts: readonly Part[]): Placed[] {
  const attacks: Placed[] = []
  let turn = 0
  for (const { attack, span } of placed) {
    const own = parts.slice(turn, turn + attack.count)
    turn += attack.count
    for (const [index, part] of own.entries()) {
      const last = attacks.at(-1)
      const before = own[index - 1]
      if (last && before && isSame(before, part, attack)) {
        last.attack = {
          ...last.attack,
          count: last.attack.count + 1,
          notes: last.attack.notes || noteOf(part, attack),
        }
        continue
      }
      const one = dealt({ ...attack, count: 1 }, part, '')
      attacks.push({
        span,
        attack: { ...one, id: `a${attacks.length + 1}`, joins: index === 0 ? attack.joins : 'and' },
      })
    }
  }
  return attacks
}

/** One blow more of the same; `1d8/1d8 + special` for `2 fists` tells of both what they do besides. */
function isSame(before: Part, part: Part, { name }: Attack): boolean {
  if (before.dice !== part.dice) return false
  return (
    before.text === part.text ||
    (name !== 'attack' &&
      aside.test(part.text.slice(before.text.length)) &&
      part.text.startsWith(before.text))
  )
}

const aside = /^\s?(?:\+|plus|&|and)\s?special\W*$/i

/** Length of a damage clause that no colon or line sets apart. */
export function damageReach(clause: string): number {
  const length = reach.exec(clause)?.[0].length ?? 0
  const weapon = length > 0 ? weaponBehind.exec(clause.slice(length, length + 40)) : null
  return weapon && namesAttack(weapon[0]) ? length + weapon[0].length : length
}

/** `D 1-8, long swords)`: with what, up to the bracket's end. */
const weaponBehind = /^[,;]\s[a-z]{3,14}(?:[ -][a-z]{3,14}){0,2}(?=\)|$)/

const part = String.raw`(?:\(?(?:${dicePattern})\)?|(?:by|as|per) [a-z]+(?: type)?(?:\s?[+-]\s?\d)?|weapon|special|see below|nil|none|poison|\d{1,3}(?:\s?(?:hp|points?))?)(?:\s?\([^()\n]{1,60}\))?(?:\s?\+\s?(?:${dicePattern}|[a-z][a-z ]{1,30}))?(?:\s(?!or\b|and\b|plus\b)[a-z][a-z-]{1,14}){0,3}`
const reach = new RegExp(`^${part}(?:\\s?(?:[/,;&]|\\b(?:or|and|plus)\\b)\\s?${part}){0,11}`, 'i')

import type { Attack } from '../../canonical.ts'
import { readAttack, readAttacks } from '../bx/attacks/words.ts'
import { withPlainDice } from '../cairn/attacks/index.ts'
import { plain } from '../plain.ts'

/** Attacks of one text, in their order; ids are given out later. */
export function attacksIn(words: string): Attack[] {
  const easy = withPlainDice(plain(words))
  return readAttacks(easy).map((attack) =>
    attack.count > 1 ? { ...attack, name: attack.name.replace(/\s?[x×]\s?\d{1,2}$/, '') } : attack,
  )
}

interface Part {
  dice: string
  /** Words beside the dice: `bite` in `1d4 bite`. */
  words: string
  /** Further effects. */
  notes: string
}

/**
 * Puts damage that is printed apart onto the attacks: one for all, one for each, one for each time
 * (`2 claws/1 bite` and `1d4/1d4/1d8`), or by the name it carries.
 */
export function withDamageOf(attacks: readonly Attack[], damage: string): Attack[] {
  const parts = damageParts(damage, attacks.length > 1)
  if (parts.length === 0) return [...attacks]
  if (attacks.length === 0) return parts.map((part) => dealing(unnamed, part))
  const turns = attacks.flatMap((attack) =>
    Array.from({ length: Math.min(attack.count, 12) }, () => attack),
  )
  if (parts.length === 1) return dealtToAll(attacks, parts)
  if (attacks.length === 1 && turns.length === 1 && areAlternatives(parts, damage))
    return attacks.map((attack) => dealing(attack, alternatives(parts)))
  if (eachNamed(attacks, parts)) return byName(attacks, parts)
  if (parts.length === attacks.length)
    return attacks.map((attack, index) => dealing(attack, parts[index]))
  if (parts.length === turns.length)
    return attacks.flatMap((attack) => blowsOf(attack, parts.slice(turns.indexOf(attack))))
  return byName(attacks, parts)
}

const unnamed: Attack = { id: '', name: 'attack', count: 1, dice: '', notes: '', joins: 'first' }

/** `2` with `1d8/1d4`: blows of other dice are attacks of their own. */
function blowsOf(attack: Attack, parts: readonly Part[]): Attack[] {
  const blows: Attack[] = []
  for (const part of parts.slice(0, attack.count)) {
    const last = blows.at(-1)
    const one = dealing(
      { ...attack, count: 1, joins: blows.length > 0 ? 'and' : attack.joins },
      part,
    )
    if (last && last.dice === one.dice && last.name === one.name && last.notes === one.notes)
      blows[blows.length - 1] = { ...last, count: last.count + 1 }
    else blows.push(one)
  }
  return blows
}

/** A single damage goes to every attack, unless it names one: `1 bite or 1 howl`, `1d4 bite`. */
function dealtToAll(attacks: readonly Attack[], [part]: readonly Part[]): Attack[] {
  const own = attacks.filter(({ name }) => part && sameName(part.words, name))
  return attacks.map((attack) =>
    own.length === 0 || own.includes(attack) ? dealing(attack, part) : attack,
  )
}

/** True for alternative damage of one attack: `1d4 or 1d6 or 1d8`. */
function areAlternatives(parts: readonly Part[], damage: string): boolean {
  return !/[/,;]/.test(damage) && parts.every(({ words, dice }) => words === '' && dice !== '')
}

function alternatives(parts: readonly Part[]): Part | undefined {
  const [first, ...others] = parts
  const notes = [...others.map(({ dice }) => `or ${dice}`), ...parts.map((part) => part.notes)]
  return first && { ...first, notes: notes.filter(Boolean).join(' ') }
}

/** True when every part of the damage is named and every attack matches one of the names. */
function eachNamed(attacks: readonly Attack[], parts: readonly Part[]): boolean {
  return (
    parts.every(({ words }) => words !== '') &&
    attacks.every(({ name }) => parts.some(({ words }) => sameName(words, name)))
  )
}

function byName(attacks: readonly Attack[], parts: readonly Part[]): Attack[] {
  const left = [...parts]
  const dealt = attacks.map((attack) => {
    const own = left.findIndex(({ words }) => words !== '' && sameName(words, attack.name))
    const index = own >= 0 ? own : left.findIndex(({ words }) => words === '')
    return dealing(attack, left.splice(Math.max(0, index), 1)[0])
  })
  const more = left.map((part): Attack => ({ ...dealing(unnamed, part), joins: 'and' }))
  return [...dealt, ...more]
}

/** `hooves` and `hoof`, `2 claws` and `claw`: the first three letters decide. */
export function sameName(one: string, other: string): boolean {
  const stems = new Set(stemsOf(one))
  return stemsOf(other).some((stem) => stems.has(stem))
}

function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 3))
}

function dealing(attack: Attack, part: Part | undefined): Attack {
  if (!part || attack.dice !== '') return attack
  const extra = sameName(part.words, attack.name) ? '' : part.words
  const named = attack.name === 'attack' && extra !== '' && part.dice !== ''
  return {
    ...attack,
    name: named ? extra : attack.name,
    dice: part.dice,
    notes: [attack.notes, named ? '' : extra, part.notes].filter(Boolean).join(', '),
  }
}

const between = /\s?[/,;]\s?|\s(?:or|and|ou|oder)\s|\s\+\s(?=\d*d\d+ [a-z])/i

/** `1d4/1d4/1d8 + 2d8 hug`, `1d6 bite, 3d6 breath`, `1d6 or by weapon`, `1d4 + poison`. */
function damageParts(damage: string, several: boolean): Part[] {
  const parts: Part[] = []
  const easy = withPlainDice(plain(damage))
  let place = 0
  for (const piece of easy.split(between)) {
    const joint = easy.slice(0, easy.indexOf(piece, place)).slice(place)
    place = easy.indexOf(piece, place) + piece.length
    const part = partOf(piece)
    if (!part) continue
    const last = parts.at(-1)
    // `1d4 bite, by weapon`: the weapon's own, without dice.
    const own = several && /[,/;]/.test(joint) && /^(?:by )?weapon/i.test(part.words)
    if (part.dice === '' && last && !own)
      last.notes = joined(last.notes, orWords(part.words), part.notes)
    else parts.push(part)
  }
  return parts
}

/** `5` alone, or `1 point`, is fixed damage. */
const fixed = /^\s*(\d{1,3})\s*(?:(?:hp|points?)(?:\s+([a-z].{0,40}))?)?\s*$/i

function partOf(piece: string): Part | null {
  const [, points, of = ''] = fixed.exec(piece) ?? []
  if (points !== undefined) return { dice: points, words: of, notes: '' }
  const read = readAttack(piece.trim())
  if (!read) return null
  // `attack` is what a piece of bare dice is called.
  const words = read.name === 'attack' ? '' : read.name.replace(/^[+&\s]+/, '')
  return { dice: read.dice, words, notes: read.notes }
}

function joined(...notes: readonly string[]): string {
  return notes.filter(Boolean).join(', ')
}

function orWords(words: string): string {
  return /^by weapon|^weapon/i.test(words) ? `or ${words}` : words
}

import type { Attack } from '../../../canonical.ts'
import { attacksIn, withDamageOf } from '../attack-fields.ts'
import { cairnDice } from '../figure-values.ts'
import { at, wordsOf, type Branch } from '../tree.ts'
import { attackNameKeys, textKeys, valueUnder, firstWords } from '../worded.ts'
import { dice } from './damage.ts'

const noteKeys = ['notes', 'special', 'Notes', 'note', 'special_effect']

/** A name may say itself that it is a choice: `or rock`, `ou Souffle`. */
export const orBefore = /^(?:or|ou|oder|oppure|o bien)\s+(?=\S)/i

/** An attack's line as we write it, with its joint to the one before: `or 1 × bite (1d6)`, `and bite (d8)`. */
export const ownLine =
  /^(?:(or|and)\s(?=\d{1,2}\s?[×x]\s\S|[^.()]{2,60}\()|(?=\d{1,2}\s?[×x]\s\S))(.*)$/s

/** Joint to the attack before, as the item itself states it; null when it states none. */
export function joinsOf(item: Branch): Attack['joins'] | null {
  if (orBefore.test(firstWords(item, attackNameKeys) ?? '')) return 'or'
  const said =
    wordsOf(at(item, 'flags', 'gatefold', 'joins')) ??
    wordsOf(at(item, 'joins')) ??
    ownLine.exec(firstWords(item, textKeys) ?? '')?.[1] ??
    ''
  return said === 'or' || said === 'and' ? said : null
}

/** `Claws (2)`, `Claw ×2`. */
const countedAfter =
  /^([\p{L}].{1,60}?)(?:\s?[×x]\s?([1-9]|1\d)|\s\((?:[×x]\s?)?([1-9]|1\d)(?:\s?[×x])?\))$/iu

/** A name with the count that may stand before it or after: `2 claws`. */
export function countedName(name: string): { name: string; count: number; notes: string } {
  const [, before, after, inside] = countedAfter.exec(name.replace(/\*+$/, '')) ?? []
  if (before !== undefined)
    return { name: before.trim(), count: Number(after ?? inside), notes: '' }
  const [counted, ...more] = attacksIn(name)
  if (counted && more.length === 0 && (counted.count > 1 || /^1\s?[×x]\s/.test(name)))
    return { name: counted.name, count: counted.count, notes: counted.notes }
  return { name: name.replace(/^1\s(?=\p{L})/u, '').replace(/\*+$/, ''), count: 1, notes: '' }
}

/** The attack of an item, by its name and its damage. */
export function attackWith(named: string, formula: string, inner: Branch, item: Branch): Attack {
  const { name, count, notes } = countedName(named)
  const blast = wordsOf(at(inner, 'blast')) === 'true' ? ['blast'] : []
  const own = firstWords(inner, noteKeys)
  return {
    id: '',
    name,
    count: countOf(inner, item) ?? count,
    dice: dice.test(formula) ? cairnDice(dice.exec(formula)?.[0] ?? '') : formula.trim(),
    notes: joined(notes, ...blast, restOf(formula), own),
    joins: 'first',
  }
}

/** Several attacks that share an item, `bite or 1 trample` with `1d6 or 2d8`; null for one. */
export function severalWith(named: string, damage: string): Attack[] | null {
  if (!/\s(?:or|ou|o|oder)\s|\//i.test(named) || !/\s(?:or|ou|o|oder)\s|\//i.test(damage))
    return null
  const attacks = attacksIn(named)
  return attacks.length > 1 && dice.test(damage) ? withDamageOf(attacks, damage) : null
}

/** The attack with further notes. */
export function withNotes(attack: Attack, ...notes: readonly (string | null)[]): Attack {
  return { ...attack, notes: joined(attack.notes, ...notes) }
}

/** Notes of the item itself; null when it has none. */
export function notesOf(item: Branch): string | null {
  return firstWords(item, noteKeys)
}

function joined(...notes: readonly (string | null)[]): string {
  return [...new Set(notes)].filter(Boolean).join(', ')
}

function restOf(formula: string): string {
  const rest = formula.replace(dice, ' ').replace(/\s+/g, ' ').trim()
  return dice.test(formula) ? rest.replace(/^[,;+\s]+|[,;+\s]+$/g, '') : ''
}

const countKeys = [
  ...['count', 'number', 'num', 'attacks', 'times', 'n', 'quantity', 'qty', 'amount'],
  ...[
    'perRound',
    'per_round',
    'attacksPerRound',
    'attacks_per_round',
    'no',
    'nr',
    'x',
    'how_many',
    'hits',
    'blows',
    'repeat',
    'uses',
  ],
]

function countOf(inner: Branch, item: Branch): number | null {
  for (const from of [inner, item]) {
    // In Foundry's OSE each blow is counted down; its quantity is that of a thing carried.
    const blows = ['max', 'value'].map((key) => at(from, 'counter', key))
    for (const each of [...blows, ...countKeys.map((key) => valueUnder(from, key))]) {
      const count = Number(wordsOf(each) ?? Number.NaN)
      if (Number.isInteger(count) && count >= 1 && count <= 20) return count
    }
  }
  return null
}

import type { Attack } from '../../canonical.ts'
import { attacksIn } from './attack-fields.ts'
import { cairnDice, paragraphsIn } from './figure-values.ts'
import { at, wordsOf, type Branch, type Tree } from './tree.ts'
import { nameKeys, textKeys, worded } from './worded.ts'

/** What an item or action of a foreign file is: an attack, words about the monster, armour it wears. */
export interface Armed {
  attacks: Attack[]
  details: { title: string; text: string }[]
  armor: number
}

const dice = /\d{0,2}d\d{1,3}(?:\s?[+-]\s?(?:\d{0,2}d\d{1,3}|\d{1,3}))*(?:k[hl]?\d?)?/i

/** An attack's line as we write it, with how it hangs on the one before: `or 1 × bite (1d6)`. */
const ownLine = /^(?:(or|and)\s)?(\d{1,2}\s?[×x]\s\S.*)$/is

/**
 * An attack with its dice where it has any; otherwise what it says. In a list of nothing but attacks
 * (`listed`) whatever has a name is one.
 */
export function attackOf(item: Branch, listed = false): Armed {
  const armed = armedAs(item, listed)
  const joins = joinsOf(item)
  const [first, ...more] = armed.attacks
  return first && joins ? { ...armed, attacks: [{ ...first, joins }, ...more] } : armed
}

/** How it says itself that it hangs on the one before; null where it does not. */
function joinsOf(item: Branch): Attack['joins'] | null {
  const said = wordsOf(at(item, 'joins')) ?? ownLine.exec(worded(item, textKeys) ?? '')?.[1] ?? ''
  return said === 'or' || said === 'and' ? said : null
}

function armedAs(item: Branch, listed: boolean): Armed {
  const inner = branchOr(at(item, 'system') ?? at(item, 'data'), item)
  const name = worded(item, nameKeys) ?? 'attack'
  const said = worded(inner, textKeys) ?? worded(item, textKeys) ?? ''
  const critical = wordsOf(at(inner, 'criticalDamage')) ?? ''
  const details = [
    ...(critical.trim() === ''
      ? []
      : [{ title: 'Critical damage', text: paragraphsIn(critical).join(' ') }]),
  ]
  const formula = damageOf(inner, item)
  const kind = wordsOf(at(item, 'type')) ?? ''
  const armor = kind === 'armor' ? Number(wordsOf(at(inner, 'armor')) ?? 0) || 0 : 0
  const spoken = paragraphsIn(said).join(' ')
  const line = ownLine.exec(spoken)?.[2]
  if (formula === null && (line !== undefined || short(said))) {
    const [own, ...more] = attacksIn(line ?? said)
    if (own && more.length === 0)
      return {
        attacks: [{ ...own, name: own.name === 'attack' ? name : own.name }],
        details,
        armor,
      }
  }
  const found =
    formula ??
    (/^(?:ability|feature|spell|spellbook|armor)$/.test(kind) ? null : dice.exec(said)?.[0])
  const brief = formula !== null && spoken.length <= 40 && !/[.:!?]/.test(spoken)
  const told = spoken === '' || brief ? [] : [{ title: name, text: spoken }]
  if ((found === null || found === undefined) && (listed || kind === 'weapon')) {
    const attack = attackWith(name, '', inner, item)
    if (spoken.length > 80) return { attacks: [attack], details: [...details, ...told], armor }
    return { attacks: [{ ...attack, ...notesWith(item, spoken) }], details, armor }
  }
  if (found === null || found === undefined)
    return {
      attacks: [],
      details: [...details, ...(told.length > 0 ? told : [{ title: '', text: name }])],
      armor,
    }
  const attack = attackWith(name, found, inner, item)
  if (brief) attack.notes = [attack.notes, spoken].filter(Boolean).join(', ')
  return { attacks: [attack], details: [...details, ...told], armor }
}

function notesWith(item: Branch, spoken: string): { notes: string } {
  const own = worded(item, noteKeys)
  return { notes: [...(own === null ? [] : [own]), spoken].filter(Boolean).join(', ') }
}

const noteKeys = ['notes', 'special', 'Notes', 'note']

function attackWith(name: string, formula: string, inner: Branch, item: Branch): Attack {
  const [counted] = attacksIn(name)
  const count = countOf(inner, item)
  const blast = wordsOf(at(inner, 'blast')) === 'true' ? ['blast'] : []
  const own = worded(inner, noteKeys)
  return {
    id: '',
    name: (counted && counted.count > 1 ? counted.name : name)
      .replace(/^1\s?[×x]?\s(?=\p{L})/u, '')
      .replace(/\*+$/, ''),
    count: count ?? counted?.count ?? 1,
    dice: dice.test(formula) ? cairnDice(dice.exec(formula)?.[0] ?? '') : formula.trim(),
    notes: [...blast, restOf(formula), ...(own === null ? [] : [own])].filter(Boolean).join(', '),
    joins: 'first',
  }
}

function restOf(formula: string): string {
  const rest = formula.replace(dice, ' ').replace(/\s+/g, ' ').trim()
  return /\d{0,2}d\d/.test(formula) ? rest.replace(/^[,;+\s]+|[,;+\s]+$/g, '') : ''
}

/** `{ damage: '1d6' }`, `{ damage: { value: '2d4' } }`, `{ damageFormula: 'd6' }`, a tag that is dice. */
function damageOf(inner: Branch, item: Branch): string | null {
  for (const from of [inner, item]) {
    for (const key of [
      'damage',
      'damageFormula',
      'Damage',
      'dice',
      'Dice',
      'dmg',
      'damage_dice',
      'damageDice',
      'formula',
      'die',
      'damageDie',
      'damage_die',
      'roll',
    ]) {
      const tree = at(from, key)
      const words = wordsOf(tree) ?? wordsOf(at(tree, 'value')) ?? ''
      if (/\d/.test(words)) return words
    }
    const tags = at(from, 'tags')
    const tag =
      tags?.kind === 'list'
        ? tags.items.map((each) => wordsOf(each) ?? '').find((word) => /^\d{0,2}d\d/.test(word))
        : undefined
    if (tag !== undefined) return tag
  }
  return null
}

function countOf(inner: Branch, item: Branch): number | null {
  for (const from of [inner, item]) {
    for (const key of ['count', 'number', 'num', 'attacks', 'times', 'Count', 'quantity']) {
      const count = Number(wordsOf(at(from, key)) ?? Number.NaN)
      if (Number.isInteger(count) && count >= 1 && count <= 20) return count
    }
    const most = Number(wordsOf(at(from, 'counter', 'max')) ?? Number.NaN)
    if (Number.isInteger(most) && most >= 1 && most <= 20) return most
  }
  return null
}

/** Short enough to be an attack and not a sentence about one. */
function short(said: string): boolean {
  return said.length <= 80 && dice.test(said) && !/[.!?]\s|\bhit\b/i.test(said)
}

function branchOr(tree: Tree | undefined, other: Branch): Branch {
  return tree?.kind === 'branch' ? tree : other
}

import { at, wordsOf, type Branch, type Tree } from '../tree.ts'
import { valueUnder } from '../worded.ts'

export const dice = /\d{0,2}d\d{1,3}(?:\s?[+-]\s?(?:\d{0,2}d\d{1,3}|\d{1,3}))*(?:k[hl]?\d?)?/i

const damageKeys = [
  ...['damage', 'damageFormula', 'Damage', 'dmg', 'damage_dice', 'damageDice', 'damage_formula'],
  ...[
    'damageDie',
    'attackDamage',
    'weaponDamage',
    'dam',
    'deals',
    'harm',
    'dmgDice',
    'attack_dmg',
    'damage_die',
    'dmg1',
    'dégâts',
    'degats',
    'daño',
    'Schaden',
    'danni',
    'dano',
  ],
]
/** Keys of dice that may be rolled for anything: an ability's are no damage. */
const rollKeys = ['dice', 'Dice', 'formula', 'die', 'roll', 'hit']
const partKeys = [
  'value',
  'dice',
  'formula',
  'damage_dice',
  'damage',
  'roll',
  'amount',
  'die',
  'sides',
]

/** `{ damage: '1d6' }`, `{ damage: { value: '2d4' } }`, `{ damageFormula: 'd6' }`, a tag that is dice. */
export function damageOf(inner: Branch, item: Branch, ability: boolean): string | null {
  const keys = ability ? damageKeys : [...damageKeys, ...rollKeys]
  for (const from of [inner, item]) {
    const held = at(from, 'weapon')
    for (const branch of held?.kind === 'branch' ? [from, held] : [from]) {
      const words = keys
        .map((key) => damageIn(valueUnder(branch, key)))
        .find((said) => /\d/.test(said))
      if (words !== undefined) return words
    }
    const tag = tagOfDice(at(from, 'tags'))
    if (tag !== undefined) return tag
  }
  return null
}

function damageIn(tree: Tree | undefined): string {
  const words = wordsOf(tree)
  if (words !== null) return words
  if (tree?.kind === 'list') return damageIn(tree.items[0])
  if (tree?.kind !== 'branch') return ''
  for (const key of partKeys) {
    const said = wordsOf(valueUnder(tree, key))
    if (said !== null && /\d/.test(said)) return countedDice(tree, said)
  }
  return ''
}

/** `{ count: 2, die: 6, bonus: 1 }` is 2d6+1. */
function countedDice(tree: Branch, said: string): string {
  const [, sides] = /^\s*d?(\d{1,3})\s*$/i.exec(said) ?? []
  const count = numbered(tree, ['count', 'number', 'num', 'quantity'])
  if (sides === undefined || count === null) return said
  const bonus = numbered(tree, ['bonus', 'modifier', 'mod', 'plus'])
  return `${count}d${sides}${bonus === null || bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : bonus}`
}

function numbered(tree: Branch, keys: readonly string[]): number | null {
  const words = keys
    .map((key) => wordsOf(valueUnder(tree, key)))
    .find((said) => /^-?\d+$/.test(said ?? ''))
  return words === undefined || words === null ? null : Number(words)
}

function tagOfDice(tags: Tree | undefined): string | undefined {
  if (tags?.kind !== 'list') return undefined
  return tags.items.map((each) => wordsOf(each) ?? '').find((word) => /^\d{0,2}d\d/.test(word))
}

/** True when the item has a damage field that is empty. */
export function hasSilentDamage(inner: Branch): boolean {
  return damageKeys.some((key) => wordsOf(valueUnder(inner, key))?.trim() === '')
}

/** Armour that a thing worn, or a hide, gives: `armor: 1`, `armor: { value: 1 }`. */
export function armorOf(inner: Branch): number {
  const armor = at(inner, 'armor') ?? at(inner, 'armour')
  const points = Number(wordsOf(armor) ?? wordsOf(at(armor, 'value')) ?? 0)
  return Number.isInteger(points) && points > 0 && points < 10 ? points : 0
}

import { bareKey } from './keys.ts'
import { at, wordsOf, type Branch, type Tree } from './tree.ts'

/** Keys under which programs keep the name of a thing. */
export const nameKeys = ['name', 'Name', 'title', 'Title', 'label']
/** Keys of the name that a file shows for a monster, where its own key is an identifier. */
export const shownAs = /^(?:label|(?:display|full|long|common|token)[ _-]?name|caption|heading)$/i
/** Keys under which the name of an attack may stand as well. */
export const attackNameKeys = [
  ...[...nameKeys, 'attack', 'Attack', 'weapon', 'Weapon', 'attack_type', 'attackType'],
  ...[
    'attack_name',
    'attackName',
    'nom',
    'nombre',
    'nome',
    'what',
    'with',
    'form',
    'means',
    'limb',
  ],
  ...['weapon_name', 'weaponName', 'Weapon Name', 'kind', 'mode', 'method', 'NAME'],
]
/** Keys under which programs keep the text of a thing. */
export const textKeys = [
  ...['desc', 'description', 'Description', 'content', 'Content', 'text', 'Text', 'value', 'Value'],
  ...['entry', 'effect', 'Modifier', 'modifier', 'entries', 'details', 'detail'],
]

/** The value of a key, however it is spelled: `hitDice`, `Hit_Dice`. */
export function valueUnder(tree: Tree | undefined, name: string): Tree | undefined {
  if (tree?.kind !== 'branch') return undefined
  const exact = at(tree, name)
  if (exact) return exact
  const bare = bareKey(name)
  return tree.entries.find(({ key }) => bareKey(key) === bare)?.value
}

/** The first of some keys that holds words. */
export function firstWords(branch: Branch, names: readonly string[]): string | null {
  return wordsOf(wordedTree(branch, names) ?? undefined)
}

/** The value of the first of some keys that holds words. */
export function wordedTree(branch: Branch, names: readonly string[]): Tree | null {
  for (const name of names) {
    const tree = valueUnder(branch, name)
    if (tree && (wordsOf(tree) ?? '').trim() !== '') return tree
  }
  return null
}

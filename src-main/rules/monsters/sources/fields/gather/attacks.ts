import { attacksIn } from '../attack-fields.ts'
import { mainValue } from '../main-value.ts'
import { wordsOf, type Branch, type TreeEntry, type Tree } from '../tree.ts'
import { weaponsIn } from '../weapons.ts'
import { attackNameKeys, firstWords } from '../worded.ts'
import type { GatheredMonster } from './gathering.ts'

/** `attacks: { bite: '1d6', claw: '1d4' }`, or one attack. */
export function takeAttacks(got: GatheredMonster, entry: TreeEntry & { value: Branch }): void {
  const main = mainValue(entry.value, 'attacks')
  if (firstWords(entry.value, attackNameKeys) !== null)
    return takeWeapons(got, [entry.value], entry)
  if (main) return got.hold('attacks', { key: entry.key, words: main.words, span: entry.span })
  for (const each of entry.value.entries) {
    const { value, key, span } = each
    const words = wordsOf(value)
    if (value.kind === 'branch') takeWeapons(got, [{ ...value, entries: namedAs(each) }], each)
    else if (value.kind === 'list' && words === null) takeWeapons(got, value.items, each)
    else
      for (const attack of attacksIn(`${key} (${words ?? ''})`)) got.attacks.push({ attack, span })
  }
}

/** `bite: { damage: '1d6' }`: an attack whose name is its key. */
function namedAs({ key, span, value }: TreeEntry): TreeEntry[] {
  if (value.kind !== 'branch') return []
  if (firstWords(value, attackNameKeys) !== null) return value.entries
  return [{ key: 'name', span, value: { kind: 'leaf', value: key, span } }, ...value.entries]
}

/** Takes a list of weapons, actions or things carried. */
export function takeWeapons(got: GatheredMonster, items: readonly Tree[], entry: TreeEntry): void {
  const { attacks, details, armour, left } = weaponsIn(items, entry.key)
  got.attacks.push(...attacks)
  got.details.push(...details)
  for (const { words, span } of armour) got.hold('armor', { key: 'items', words, span })
  for (const item of left) got.leave(entry.key, item, true)
  got.keep(entry.key, entry.value)
}

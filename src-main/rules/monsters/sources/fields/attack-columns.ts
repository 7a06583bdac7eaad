import { fieldOf, type FieldKey } from './keys.ts'
import { wordsOf, type Branch, type TreeEntry } from './tree.ts'

const dice = /^\s*\d{0,2}d\d{1,2}(?:\s?[+-]\s?\d{1,2})?\s*$/i
const counting = /^(?:count|times|how ?many|hits|blows|x)\s?\d?$/i

/**
 * Fields of unknown keys beside an attack's bare name: how often it is made (`count`), and its dice,
 * under whatever key, where no other damage is given.
 */
export function attackColumns(branch: Branch): ReadonlyMap<TreeEntry, FieldKey> {
  const found = new Map<TreeEntry, FieldKey>()
  const fields = branch.entries.map(({ key }) => fieldOf(key))
  const names = branch.entries.filter(
    ({ value }, at) =>
      fields[at] === 'attacks' && /^[^\d]*\p{L}[^\d]*$/u.test(wordsOf(value) ?? ''),
  )
  if (names.length === 0) return found
  const unknown = branch.entries.filter(
    ({ value }, at) => fields[at] === null && value.kind === 'leaf',
  )
  for (const entry of unknown)
    if (counting.test(entry.key) && /^\s*(?:[1-9]|1\d)\s*$/.test(wordsOf(entry.value) ?? ''))
      found.set(entry, 'attacks')
  const rolled = unknown.filter(({ value }) => dice.test(wordsOf(value) ?? ''))
  if (!fields.includes('damage') && rolled.length === names.length)
    for (const entry of rolled) found.set(entry, 'damage')
  return found
}

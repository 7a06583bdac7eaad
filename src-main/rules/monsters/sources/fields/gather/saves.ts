import { fieldOf, saveOf } from '../keys.ts'
import { mainValue } from '../main-value.ts'
import { wordsOf, type Branch, type TreeEntry, type TreeList } from '../tree.ts'
import { nameKeys, textKeys, firstWords } from '../worded.ts'
import type { GatheredMonster } from './gathering.ts'

/** Five numbers in the order of the books, and perhaps whose they are: `[12, 13, 14, 15, 16, (2)]`. */
export function holdSaves(got: GatheredMonster, words: string, { key, span }: TreeEntry): void {
  const numbers = words.split(', ')
  const order = ['saveD', 'saveW', 'saveP', 'saveB', 'saveS'] as const
  for (const [index, save] of order.entries())
    got.hold(save, { key, words: numbers[index] ?? '', span })
  const as = numbers[order.length]
  if (as !== undefined) got.hold('saveAs', { key, words: as, span })
}

/** `[{ death: 12 }, …]`, or `[{ name: 'Death', value: 12 }, …]`. */
export function takeSaveList(got: GatheredMonster, list: TreeList, path: string): void {
  for (const item of list.items) {
    if (item.kind !== 'branch') continue
    const name = firstWords(item, nameKeys)
    const save = name === null ? null : saveOf(name)
    const words = firstWords(item, textKeys)
    if (name !== null && save !== null && words !== null)
      got.hold(save, { key: name, words, span: item.span })
    else takeSaves(got, item, path)
  }
}

/** `{ values: { death: 12, … }, save_as: '5' }`: the branch without its inner saves, which are taken. */
function takeInner(got: GatheredMonster, value: Branch, path: string): Branch {
  const entries = value.entries.filter((each) => {
    const inner = each.value.kind === 'branch' ? each.value : null
    const holds = inner?.entries.some(({ key }) => saveOf(key) !== null) === true
    if (inner && holds) takeSaves(got, inner, `${path}.${each.key}`)
    return !holds
  })
  return entries.length === value.entries.length ? value : { ...value, entries }
}

/** Saving throws under a key each, or the one saving throw that some games have. */
export function takeSaves(
  got: GatheredMonster,
  whole: Branch,
  path: string,
  entry?: TreeEntry,
): void {
  const value = takeInner(got, whole, path)
  const known = value.entries.some(({ key }) => (saveOf(key) ?? saveField(key)) !== null)
  const main = known || !entry ? null : mainValue(value, 'saves')
  if (main && entry)
    return got.hold('saves', { key: entry.key, words: main.words, span: entry.span })
  for (const each of value.entries) {
    const save = asKey.test(each.key) ? 'saveAs' : (saveOf(each.key) ?? fieldOf(each.key))
    const words =
      each.value.kind === 'branch' ? mainValue(each.value, 'saves')?.words : wordsOf(each.value)
    if (save === null || words === undefined || words === null)
      got.leave(`${path}.${each.key}`, each, true)
    else got.hold(save, { key: each.key, words, span: each.span })
  }
}

function saveField(key: string): string | null {
  const field = fieldOf(key)
  return field?.startsWith('save') ? field : null
}

/** Keys among saving throws for the class or level to save as. */
const asKey = /^(?:as|save_?as|as_?level|as_?class)$/i

import { fieldOf, saveOf, type SaveKey } from './keys.ts'
import { wordsOf, type Branch, type TreeEntry } from './tree.ts'

/** Fewest of the five saving throws that stand side by side: a lone `S` may be anything. */
const fewest = 4

/** Saving throws under their bare words or letters (`Death`, `W`), in a table or among other figures. */
export function bareSaves(branch: Branch): ReadonlyMap<TreeEntry, SaveKey> {
  const found = new Map<TreeEntry, SaveKey>()
  const kinds = new Set<SaveKey>()
  for (const entry of branch.entries) {
    const save = fieldOf(entry.key) === null ? saveOf(entry.key) : null
    if (save === null || kinds.has(save) || !/^\s*\d{1,2}\b/.test(wordsOf(entry.value) ?? ''))
      continue
    kinds.add(save)
    found.set(entry, save)
  }
  return kinds.size >= fewest ? found : new Map()
}

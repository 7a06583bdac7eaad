import { fieldOf, type FieldKey } from './keys.ts'
import { isFigure, namedPair } from './meaning.ts'
import { type Branch, type Entry, type List, type Tree } from './tree.ts'
import { nameKeys, textKeys, worded, wordedTree } from './worded.ts'

/** Fewest figures of a list that is taken for the fields of one monster. */
const fewest = 3

/**
 * A list that is the fields of one thing, as the branch it stands for: rows of two cells, or names
 * with values (`[["Armor Class:", "16"], …]`, `[{ name: "AC", value: 16 }, …]`), alone or in tables
 * of one. Anything else stays what it is.
 */
export function listedFields(tree: Tree): Tree {
  if (tree.kind !== 'list' || tree.items.length === 0) return tree
  const [only, ...more] = tree.items
  if (only?.kind === 'branch' && more.length === 0) return tableOf(only) ?? tree
  return tree.items.length < fewest ? tree : (branchOf(tree) ?? tree)
}

/** `{ type: 'table', rows: […] }` is its rows. */
function tableOf({ entries }: Branch): Branch | null {
  const rows = entries.find(({ key }) => /^(?:rows|table|fields|cells)$/i.test(key))?.value
  return rows?.kind === 'list' && rows.items.length >= fewest ? branchOf(rows) : null
}

function branchOf(list: List): Branch | null {
  const [first] = list.items
  if (!first || !entryOf(first)) return null
  const entries = list.items.map(entryOf)
  const known = new Set(
    entries.flatMap((entry) => (entry ? (fieldOf(entry.key) ?? []) : [])).filter(tells),
  )
  if (known.size < fewest || known.size < list.items.length / 3) return null
  return { kind: 'branch', entries: entries.flatMap((entry) => entry ?? []), span: list.span }
}

function tells(field: FieldKey): boolean {
  return field === 'attacks' || isFigure(field)
}

function entryOf(item: Tree): Entry | null {
  const pair = namedPair(item)
  if (pair.kind !== 'branch' || pair.entries.length > 4) return null
  const key = worded(pair, keyNames)
  const value = wordedTree(pair, textKeys)
  return key === null || value === null ? null : { key, span: item.span, value }
}

const keyNames = [...nameKeys, 'key', 'Key', 'field', 'stat', 'attribute']

import { fieldOf, type FieldKey } from './keys.ts'
import { isFigure, parseNamedPair } from './meaning.ts'
import { type Branch, type TreeEntry, type TreeList, type Tree } from './tree.ts'
import { nameKeys, textKeys, firstWords, wordedTree } from './worded.ts'

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

function branchOf(list: TreeList): Branch | null {
  const [first] = list.items
  if (!first || !entryOf(first)) return null
  const entries = list.items.map(entryOf)
  const known = new Set(
    entries.flatMap((entry) => (entry ? (fieldOf(entry.key) ?? []) : [])).filter(tells),
  )
  if (known.size < fewest || known.size < list.items.length / 3) return null
  return {
    kind: 'branch',
    entries: repeated(entries.flatMap((entry) => entry ?? [])),
    span: list.span,
  }
}

function tells(field: FieldKey): boolean {
  return field === 'attacks' || isFigure(field)
}

function entryOf(item: Tree): TreeEntry | null {
  // `- AC: 6`
  const [own, ...others] = item.kind === 'branch' ? item.entries : []
  if (own && others.length === 0) return own
  const pair = parseNamedPair(item)
  if (pair.kind !== 'branch' || pair.entries.length > 4) return null
  const key = firstWords(pair, keyNames)
  const value = wordedTree(pair, valueKeys)
  return key === null || value === null ? null : { key, span: item.span, value }
}

/** `{ name: 'ac', current: '6', max: '' }`: what a virtual table keeps. */
const valueKeys = [...textKeys, 'current', 'Current', 'val', 'number', 'score', 'max']
const keyNames = [...nameKeys, 'key', 'Key', 'field', 'stat', 'attribute', 'trait', 'type']

const ofRow = /^repeating_([^_]+)_(-[\w-]{19}|-?[A-Za-z\d-]+|\$\d+)_(\w+)$/

/** `repeating_attacks_-Kx1_damage`: a field in a row of a virtual table's sheet, as a list of rows. */
function repeated(entries: readonly TreeEntry[]): TreeEntry[] {
  const rows = new Map<string, Branch>()
  const lists = new Map<string, TreeEntry & { value: TreeList }>()
  return entries.flatMap((entry) => {
    const [, section = '', id = '', key] = ofRow.exec(entry.key) ?? []
    if (key === undefined) return [entry]
    const row = rows.get(section + id)
    if (row) return (row.entries.push({ ...entry, key }), [])
    const branch: Branch = { kind: 'branch', entries: [{ ...entry, key }], span: entry.span }
    rows.set(section + id, branch)
    const list = lists.get(section)
    if (list) return (list.value.items.push(branch), [])
    const striking = /attack|weapon|melee|missile|ranged|action/i.test(section)
    const newList: TreeEntry & { value: TreeList } = {
      key: striking ? 'attacks' : section,
      span: entry.span,
      value: { kind: 'list', items: [branch], span: entry.span },
    }
    lists.set(section, newList)
    return [newList]
  })
}

import type { Span } from '../../../canonical.ts'
import { fieldOf } from '../keys.ts'
import type { TreeEntry, TreeList, Tree } from '../tree.ts'

/** Tree of the contents of brackets: a branch where anything has a key, otherwise a list. */
export function bracketTree(
  entries: readonly TreeEntry[],
  items: readonly Tree[],
  span: Span,
): Tree {
  if (entries.length === 0) return alternating({ kind: 'list', items: [...items], span })
  const [first] = items
  const named = entries.some(({ key }) => /^name$/i.test(key))
  // `Monster("Imp", ac=6)`
  const own =
    !named && first?.kind === 'leaf' && typeof first.value === 'string'
      ? [{ key: 'name', span: first.span, value: first }]
      : []
  const others = items.flatMap((value): TreeEntry[] =>
    value.kind === 'leaf' ? [] : [{ key: '', span: value.span, value }],
  )
  const all = [...own, ...entries, ...others].sort((a, b) => a.span.from - b.span.from)
  return { kind: 'branch', entries: all, span }
}

/** `Map.of("name", "Imp", "ac", 7)`: keys and values in turn. */
function alternating(list: TreeList): Tree {
  const { items, span } = list
  if (items.length < 6 || items.length % 2 !== 0) return list
  const entries: TreeEntry[] = []
  for (let at = 0; at < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]]
    if (key?.kind !== 'leaf' || typeof key.value !== 'string' || !value) return list
    entries.push({ key: key.value, span: { from: key.span.from, to: value.span.to }, value })
  }
  const known = entries.filter(({ key }) => fieldOf(key) !== null).length
  return known >= 3 && known >= entries.length / 2 ? { kind: 'branch', entries, span } : list
}

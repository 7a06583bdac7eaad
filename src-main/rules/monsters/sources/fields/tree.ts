import type { Span } from '../../canonical.ts'

/** A value of a structured file with its span, whatever the syntax. */
export type Tree = TreeLeaf | Branch | TreeList

export interface TreeLeaf {
  kind: 'leaf'
  value: string | number | boolean | null
  span: Span
}

export interface Branch {
  kind: 'branch'
  entries: TreeEntry[]
  span: Span
}

export interface TreeList {
  kind: 'list'
  items: Tree[]
  span: Span
}

/** A key with its value; the span holds both. */
export interface TreeEntry {
  key: string
  span: Span
  value: Tree
}

/** RefusedPreview of a text; its message is shown to the person who pasted it. */
export class UnreadableText extends Error {}

/** Deepest nesting that is followed. Stat blocks of all programs we know need about ten. */
export const deepest = 64

export function tooDeepError(syntax: string): UnreadableText {
  return new UnreadableText(
    `This ${syntax} is nested more than ${deepest} levels deep, which no stat block is. Paste the monsters alone.`,
  )
}

/** The value of a key, by its exact name. */
export function at(tree: Tree | undefined, ...path: readonly string[]): Tree | undefined {
  let here = tree
  for (const key of path) {
    if (here?.kind !== 'branch') return undefined
    here = here.entries.find((entry) => entry.key === key)?.value
  }
  return here
}

/** Tree as plain data, for fields that are kept for export. */
export function dataOf(tree: Tree): unknown {
  if (tree.kind === 'leaf') return tree.value
  if (tree.kind === 'list') return tree.items.map(dataOf)
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, dataOf(value)]))
}

/** True when the tree holds nothing but null, false, blank text and empty lists or branches. */
export function isEmpty(tree: Tree): boolean {
  if (tree.kind === 'leaf')
    return tree.value === null || tree.value === false || String(tree.value).trim() === ''
  if (tree.kind === 'list') return tree.items.every(isEmpty)
  return tree.entries.every(({ value }) => isEmpty(value))
}

/** The words of a leaf, or of a list of leaves one after the other; null for anything deeper. */
export function wordsOf(tree: Tree | undefined): string | null {
  if (tree?.kind === 'leaf') return tree.value === null ? null : String(tree.value)
  if (tree?.kind !== 'list' || !tree.items.every(({ kind }) => kind === 'leaf')) return null
  return tree.items.map((item) => wordsOf(item) ?? '').join(', ')
}

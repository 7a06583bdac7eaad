import type { Tree } from '../tree.ts'
import { Scanner } from './scanner.ts'

/**
 * Every JSON value in a text, one after the other: one object, a list, or one object a line. Null
 * when there is anything else between them. A comma before a closing bracket is
 * forgiven, and so are the comments, bare keys and single quotes of a script.
 */
export function jsonTrees(text: string): Tree[] | null {
  const scanner = new Scanner(text)
  const found: Tree[] = []
  scanner.skip()
  while (scanner.place < text.length) {
    const tree = scanner.value(0)
    if (!tree) return null
    found.push(tree)
    scanner.skip()
    if (text.charAt(scanner.place) === ',') scanner.place += 1
    scanner.skip()
  }
  return found
}

/** Offset of the first character behind leading spaces and comments. */
export function behindComments(text: string): number {
  const scanner = new Scanner(text)
  scanner.skip()
  return scanner.place
}

/** JSON inside a text value, as some programs keep it; every part has the span of that value. */
export function innerJson(text: string, span: { from: number; to: number }): Tree | null {
  if (!/^\s*[[{]/.test(text)) return null
  const [tree, ...more] = jsonTrees(text) ?? []
  return tree && more.length === 0 ? placed(tree, span) : null
}

function placed(tree: Tree, span: { from: number; to: number }): Tree {
  if (tree.kind === 'leaf') return { ...tree, span }
  if (tree.kind === 'list')
    return { kind: 'list', items: tree.items.map((item) => placed(item, span)), span }
  const entries = tree.entries.map(({ key, value }) => ({ key, span, value: placed(value, span) }))
  return { kind: 'branch', entries, span }
}

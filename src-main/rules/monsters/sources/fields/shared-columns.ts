import { headingOf } from './heading.ts'
import { fieldOf, type FieldKey } from './keys.ts'
import type { TreeEntry, TreeLeaf } from './tree.ts'

/** The three scores of Cairn by their first letters, as the headings of three columns side by side. */
const byLetter: ReadonlyMap<string, FieldKey> = new Map([
  ['S', 'str'],
  ['D', 'dex'],
  ['W', 'wil'],
])

/** The keys of a line of headings; `S`, `D` and `W` side by side are scores where no saving throws stand. */
export function keysOf(headings: readonly string[]): string[] {
  const first = headings.indexOf('S')
  const lettered =
    first >= 0 && headings[first + 1] === 'D' && headings[first + 2] === 'W' && !isSaves(headings)
  return headings.map((heading, index) =>
    lettered && index >= first && index < first + byLetter.size
      ? (byLetter.get(heading) ?? headingOf(heading))
      : headingOf(heading),
  )
}

function isSaves(headings: readonly string[]): boolean {
  return headings.includes('P') || headings.includes('B')
}

const parting = /\s*[/|,;-]\s*|\s+/
/** Figures that share a column with others as plain numbers. */
const numbers = new Set<FieldKey>(['hp', 'armor', 'str', 'dex', 'wil'])
const shared = /^\s*\d{1,3}(?:(?:\s*[/|,;-]\s*|\s+)\d{1,3}){1,4}\s*$/

/** `STR/DEX/WIL` over `9/13/8`: a figure for every number; null where one heading has one figure. */
export function sharedEntries(heading: string, value: TreeLeaf): TreeEntry[] | null {
  if (heading.length > 40 || !/[/|,; -]/.test(heading)) return null
  const words = String(value.value)
  if (!shared.test(words)) return null
  const fields = heading.trim().split(parting).map(fieldUnder)
  const cells = words.trim().split(parting)
  const known = new Set(fields)
  if (fields.length !== cells.length || known.size !== fields.length || known.has(null)) return null
  return fields.flatMap((field, index): TreeEntry[] => {
    const cell = cells[index]
    // One stretch holds them all: each is given the whole of it.
    const { span } = value
    return field && cell ? [{ key: field, span, value: { kind: 'leaf', value: cell, span } }] : []
  })
}

function fieldUnder(word: string): FieldKey | null {
  const field = byLetter.get(word) ?? fieldOf(word)
  return field !== null && numbers.has(field) ? field : null
}

import { at, wordsOf, type Branch } from './tree.ts'

/** Keys under which programs keep the name of a thing, and what is said of it. */
export const nameKeys = ['name', 'Name', 'title', 'Title', 'label']
/** Keys of what is said. */
export const textKeys = [
  ...['desc', 'description', 'Description', 'content', 'Content', 'text', 'Text', 'value', 'Value'],
  ...['entry', 'effect', 'Modifier', 'modifier', 'entries', 'details'],
]

/** The first of some keys that holds words. */
export function worded(branch: Branch, names: readonly string[]): string | null {
  for (const name of names) {
    const words = wordsOf(at(branch, name))
    if (words !== null && words.trim() !== '') return words
  }
  return null
}

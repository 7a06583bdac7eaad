import { keyPlaces } from '../../../src-main/ipc/contract/keys/key-places.ts'
import { findKeys, findTopics } from '../../lib/help/find-help.ts'
import type { PaletteEntry } from './entries.ts'

/** Help topics, then keys, that match the words. */
export function helpEntries(
  words: string,
  keysOf: (id: string) => readonly string[],
): PaletteEntry[] {
  const topics = findTopics(words).map(({ id, title }): PaletteEntry => ({
    key: `help ${id}`,
    title,
    note: 'help',
    icon: 'book',
    is: { a: 'help', topic: id },
  }))
  const keys = findKeys(words, keysOf).map(({ id, title, place }): PaletteEntry => ({
    key: `key ${id}`,
    title,
    note: `key, ${keyPlaces[place].toLowerCase()}`,
    icon: 'swap',
    keys: id,
    is: { a: 'key', id },
  }))
  return [...topics, ...keys]
}

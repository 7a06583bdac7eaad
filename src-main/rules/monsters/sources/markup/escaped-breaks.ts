import type { Patch } from './patches.ts'

/** `\n` and `\r\n` as two signs each, before a word's capital, a mark, another of them or the end. */
const escaped = /(?:\\r)?\\n(?=\\|\s|[^a-z\s]|$)/g
/** A program's file has its own reader. */
const program = /"\s?:\s?["[{]/

/** Line ends that a program wrote as signs: text copied out of a string. */
export function escapedBreaksIn(easy: string): Patch[] {
  if (!easy.includes('\\n') || program.test(easy)) return []
  return [...easy.matchAll(escaped)].map(({ index, 0: whole }) => ({
    from: index,
    to: index + whole.length,
    by: '\n',
  }))
}

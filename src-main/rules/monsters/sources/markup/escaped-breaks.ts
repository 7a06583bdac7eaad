import { plain } from '../plain.ts'
import type { Patch } from './patches.ts'

/** `\n` and `\r\n` as two signs each, before a word's capital, a mark, another of them or the end. */
const escaped = /(?:\\r)?\\n(?=\\|\s|[^a-z\s]|$)/g
/** A sign by its number: `\u2019`. */
const numbered = /\\u([\da-f]{4})/gi
/** `"description": "`, before a text with escaped line ends. */
const key = /[{,]?\s*"[\w -]{1,30}"\s?:\s?"(?=[^"\n]{1,400}\\n)/g
/** A program's file has its own reader: it holds more than one text, or ends with its bracket. */
const program = /"\s?:\s?(?:[{[]|"[^]*"\s?:)|\}\s*$/

/** Line ends and signs that a program wrote as escapes: text copied out of a string. */
export function escapedBreaksIn(easy: string): Patch[] {
  if (!easy.includes('\\n') || program.test(easy)) return []
  return [
    ...patchesBy(easy, escaped, () => '\n'),
    ...patchesBy(easy, numbered, (code) => plain(String.fromCharCode(Number.parseInt(code, 16)))),
    ...patchesBy(easy, key, () => ''),
  ]
}

function patchesBy(easy: string, pattern: RegExp, by: (group: string) => string): Patch[] {
  return [...easy.matchAll(pattern)].map(({ index, 0: whole, 1: group = '' }) => ({
    from: index,
    to: index + whole.length,
    by: by(group),
  }))
}

import { fieldOf } from '../keys.ts'

/** Most words of a label, and its greatest length before a colon. */
const mostWords = 4
const longest = 30
const word = /\S+/g

/** End of a line's label: its first words that name a field, or all before a colon; null without one. */
export function labelEnd(line: string): number | null {
  let found: number | null = null
  let count = 0
  for (const { 0: token, index } of line.matchAll(word)) {
    if (count >= mostWords || (count > 0 && /\d/.test(token) && !/ac0/i.test(token))) break
    count += 1
    const end = index + token.length
    if (fieldOf(line.slice(0, end).trim()) !== null) found = end
  }
  if (found !== null) return found
  const colon = line.indexOf(':')
  return colon > 1 && colon < longest && !/\d/.test(line.slice(0, colon)) ? colon : null
}

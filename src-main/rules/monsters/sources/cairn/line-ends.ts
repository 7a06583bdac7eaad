import { hasDice } from './attacks/index.ts'
import type { CairnBlock } from './names.ts'

/** `(4 HP, bite d6)`: a stat line in brackets ends with them, where they hold its attacks too. */
export function bracketEnd(text: string, { figures, to }: CairnBlock): number | null {
  if (!/[([{][ \t]*$/.test(text.slice(Math.max(0, figures - 4), figures))) return null
  let depth = 1
  const limit = Math.min(to, figures + 600)
  for (let at = figures; at < limit; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[' || sign === '{') depth += 1
    else if (sign === ')' || sign === ']' || sign === '}') depth -= 1
    if (depth === 0) return hasDice(text.slice(figures, at)) ? at : null
  }
  return null
}

/** `knife d6 - and they sing`: words after a dash, in small letters and without dice, are no attack. */
export function dashEnd(text: string, last: number, end: number): number {
  const line = text.slice(last, end)
  const at = line.search(/\s-\s\p{Ll}/u)
  return at > 0 && hasDice(line.slice(0, at)) && !hasDice(line.slice(at)) ? last + at : end
}

const stop =
  /\n[ \t]*\n|\n[ \t]*(?!\+ \d{0,2}d\d)(?:[-*•▪▶►+] |#)|\.(?:\s+(?=\p{Lu}|\d{0,2}[dD]\d)|\s*$)|(?<![\s,(&/+•·]|\bor|\band)[ \t]*\n(?![ \t]{0,4}(?:or\b|and\b|[&+]\s|\(|\d{0,2}d\d|\p{Ll}[^\n.:;]{0,40}(?::\s)?\d{0,2}d\d))/gu
/** Line ends within brackets that are passed over. */
const mostWithin = 4

/** The stat line ends with its sentence or its paragraph, or before a bullet; not within brackets. */
export function sentenceEnd(text: string, last: number, to: number): number {
  const rest = text.slice(last, Math.min(to, last + 1000))
  stop.lastIndex = 0
  for (let within = 0; within <= mostWithin; within += 1) {
    const found = stop.exec(rest)
    if (!found) break
    if (!/^(?:[ \t]*\n|\.\s+|\n[ \t]*\+ )$/.test(found[0]) || !isOpen(rest.slice(0, found.index)))
      return last + found.index
  }
  return last + rest.length
}

/** End of a line, or of the last line that brackets hold together with it. */
export function lineEnd(text: string, start: number, to: number): number {
  const rest = text.slice(start, to)
  let end = rest.indexOf('\n')
  for (let lines = 0; end >= 0 && lines < mostWithin; lines += 1) {
    const isContinued =
      rest.startsWith('(', end + 1) || isOpen(rest.slice(Math.max(0, end - 60), end))
    if (!isContinued || rest.charCodeAt(end + 1) === 10) break
    end = rest.indexOf('\n', end + 1)
  }
  return end < 0 ? to : start + end
}

/** True when a bracket is open at the end of the words. */
function isOpen(words: string): boolean {
  const open = words.lastIndexOf('(')
  return open >= 0 && open > words.lastIndexOf(')') && words.length - open < 60
}

import { lineEndOf } from '../spans.ts'
import type { Span } from '../../canonical.ts'
import { fieldOf } from './keys.ts'

/** A line that begins a part, by how the whole file is made. */
type Begins = (line: string) => boolean

const document = /^---[ \t]*\r?$/
const blank = /^\s*(?:#.*)?$/
const listEntry = /^( {0,8})- /
const topKey = /^["']?([\p{L}_$][^\n:]{0,80}?)["']?:(?=\s|$)[ \t]*(\S?)/u

/**
 * Parts of a YAML text that can be read each by itself, at least `least` signs long: its documents,
 * the entries of its list, or what is under its keys. One part where it has none of these.
 */
export function yamlParts(text: string, least: number): Span[] {
  const begins = beginningIn(text)
  const parts: Span[] = []
  let from = 0
  // A part that begins among the entries of a list holds nothing but entries.
  let listed = false
  for (const { at, line } of linesOf(text)) {
    const ends = (listed && topKey.test(line)) || (begins(line) && at - from >= least)
    if (at > from && !ends) continue
    if (at > from) parts.push({ from, to: at })
    from = at
    listed = listEntry.test(line)
  }
  return [...parts, { from, to: text.length }]
}

function beginningIn(text: string): Begins {
  const start = text.slice(0, 60_000)
  const parted = /^---[ \t]*\r?$/m.exec(start.trimStart().slice(3))
  if (parted) return (line) => document.test(line)
  const indent = entryIndent(start)
  if (indent !== null) return (line) => listEntry.exec(line)?.[1]?.length === indent
  return isHeading(firstLine(start)) ? isHeading : () => false
}

/** A key of the whole file with nothing behind it: a monster's name, where the file is keyed by names. */
function isHeading(line: string): boolean {
  const [, key, value] = topKey.exec(line) ?? []
  return key !== undefined && (value === '' || value === '#') && fieldOf(key) === null
}

function firstLine(start: string): string {
  for (const { line } of linesOf(start)) if (!blank.test(line)) return line
  return ''
}

/** Indent of the entries of the file's list; null when it is neither a list nor a list under a key. */
function entryIndent(start: string): number | null {
  for (const { line } of linesOf(start)) {
    if (blank.test(line) || document.test(line)) continue
    const found = listEntry.exec(line)?.[1]
    if (found !== undefined) return found.length
    const key = topKey.exec(line)?.[1]
    const field = key === undefined ? null : fieldOf(key)
    if (key === undefined || (field !== null && !beside.has(field))) return null
  }
  return null
}

/** Fields that may describe the file above its list. */
const beside = new Set<string>(['name', 'details', 'tags', 'machinery', 'credit', 'licence'])

function* linesOf(text: string): Generator<{ at: number; line: string }> {
  for (let at = 0; at < text.length;) {
    const end = lineEndOf(text, at)
    yield { at, line: text.slice(at, end) }
    at = end + 1
  }
}

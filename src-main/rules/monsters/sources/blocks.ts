import type { Span } from '../canonical.ts'
import { plain } from './plain.ts'
import { lineStartOf, trimmed } from './spans.ts'

/** The text of one monster within a paste, and its name where it has one. */
export interface Block extends Span {
  name: Span | null
  /** Where its figures begin. */
  figures: number
}

/** How far above its figures a monster's name may stand, in characters. */
const reach = 2000

/**
 * Cuts a paste into one block a monster: a block begins at the line with the name and goes on to the
 * next; together they are the whole paste. `starts` are the places where figures begin, in order.
 */
export function blocksOf(text: string, starts: readonly number[]): Block[] {
  const easy = plain(text)
  let floor = 0
  const named = starts.map((figures) => {
    const name = nameBeside(easy, figures, floor) ?? nameAbove(easy, figures, floor)
    floor = figures
    return { name, figures, from: name ? beginningOf(easy, name) : figures }
  })
  return named.map(({ name, figures, from }, index) => ({
    name,
    figures,
    from: index === 0 ? 0 : from,
    to: named[index + 1]?.from ?? text.length,
  }))
}

/** A name on the same line as the figures: `Goblin: AC 6`, `6 goblins (AC 6`. */
function nameBeside(text: string, figures: number, floor: number): Span | null {
  const lineStart = Math.max(lineStartOf(text, figures), floor, figures - 400)
  const before = text.slice(lineStart, figures)
  const cut =
    floor > lineStart - 1 && lineStart > 0 && text.charAt(lineStart - 1) !== '\n'
      ? /[.;)]\s+([^.;\n]*)$/.exec(before)
      : null
  const from = cut ? lineStart + before.length - (cut[1] ?? '').length : lineStart
  const counted = /(?:^|\s)\d{1,3}\s+([^\d\n:(]{2,60}[:(\s]*)$/.exec(text.slice(from, figures))
  const start = counted ? figures - (counted[1] ?? '').length : from
  return nameIn(text, start, figures)
}

/** The nearest line above that reads like a name and begins a paragraph. */
function nameAbove(text: string, figures: number, floor: number): Span | null {
  let lineEnd = lineStartOf(text, figures) - 1
  const limit = Math.max(floor, figures - reach)
  while (lineEnd >= limit && lineEnd >= 0) {
    const lineStart = lineStartOf(text, lineEnd)
    if (lineStart < limit) return null
    if (beginsParagraph(text, lineStart, limit) && looksLikeName(text.slice(lineStart, lineEnd))) {
      return nameIn(text, lineStart, lineEnd)
    }
    lineEnd = lineStart - 1
  }
  return null
}

function beginsParagraph(text: string, lineStart: number, limit: number): boolean {
  if (
    lineStart === 0 ||
    lineStart <= limit ||
    /^\s*[#*]/.test(text.slice(lineStart, lineStart + 8))
  )
    return true
  const previous = text.slice(lineStartOf(text, lineStart - 1), lineStart - 1)
  return previous.trim() === '' || /^\s*-{3,}\s*$/.test(previous)
}

function looksLikeName(line: string): boolean {
  const words = line.replace(/[#*_>|]/g, ' ').trim()
  return (
    words.length >= 2 &&
    words.length <= 60 &&
    /[\p{L}]/u.test(words) &&
    words.split(/\s+/).length <= 8 &&
    !/[.!?;,]$/.test(words) &&
    !/^\s*(?:[-•▶►▪·➤+]|\*\s)/.test(line) &&
    !/^[\w ]+:\s+\S/.test(words)
  )
}

/** The bare name in a stretch: no heading marks, no count before it, no colon or count after it. */
function nameIn(text: string, from: number, to: number): Span | null {
  const stretch = text.slice(from, to)
  const start =
    /^(?:[\s#*_>|•▶►▪·➤+-]|\d{1,3}[.)]?(?:\s+x)?\s+(?=\p{L}))*/u.exec(stretch)?.[0].length ?? 0
  const tail =
    /(?:[\s#*_|:({,;†‡-]|\(\d{1,3}\))*$/.exec(stretch.slice(start).slice(-40))?.[0].length ?? 0
  const span = trimmed(text, from + start, Math.max(from + start, to - tail))
  const name = text.slice(span.from, span.to)
  return /\p{L}/u.test(name) && name.length <= 80 ? span : null
}

/** A block begins with its name's line, and with the page header fenced by `---` right above it. */
function beginningOf(text: string, name: Span): number {
  const lineStart = lineStartOf(text, name.from)
  const above = text.slice(Math.max(0, lineStart - 600), lineStart)
  const fenced = /(?:^|\n)(---\n(?:[\w-]+:[^\n]*\n){1,20}---\n\s*)$/.exec(above)
  if (fenced?.[1]) return lineStart - fenced[1].length
  const beside = text.slice(lineStart, name.from)
  return /[\p{L}]/u.test(beside) ? name.from : lineStart
}

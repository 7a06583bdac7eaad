import { looksBinary } from '../../core/binary-text.ts'
import { plainName } from '../../monsters/sources/plain-name.ts'
import { unfoldColumns } from '../../monsters/sources/page-columns.ts'
import { areaOf } from './area.ts'
import { findHeadings, type Heading } from './headings.ts'
import type { AdventureRead, ReadArea, UnreadText } from './adventure.ts'
import { doubtsOf } from './doubts.ts'

/** Longest text that is read at once, in UTF-16 units: about 2 MB. */
const longestAdventure = 2_000_000
/** Most areas of a site. */
const mostAreas = 999
/** Most characters of an area: a long chapter. */
const mostLetters = 100_000

/** Reason why a text is not read at all, and the way out; null when it is. */
export function faultOfAdventure(text: string): { says: string; way: string } | null {
  if (text.trim() === '')
    return { says: 'There is no text to read.', way: 'Paste the keyed areas of an adventure.' }
  if (text.length > longestAdventure)
    return {
      says: `This text has ${(text.length / 1_000_000).toFixed(1)} million characters, and 2 million are read at once.`,
      way: 'Split it, and read a chapter at a time.',
    }
  if (looksBinary(text))
    return {
      says: 'This looks like a picture or a program, not text.',
      way: 'Open it in its own program, copy its words and paste those.',
    }
  return null
}

/** Reads the keyed areas of an adventure's text in any known layout. Parts that belong to none are returned too. */
export function readAdventure(text: string): AdventureRead {
  const lines = unfoldColumns(
    text.replace(/\r\n?/g, '\n').replace(/[\u00a0\u2007\u202f]/g, ' '),
    areColumns,
  )
    .text.replaceAll('\f', '\n')
    .split('\n')
  const found = findHeadings(lines)
  const headings = found.slice(0, mostAreas)
  const title = titleOf(lines, headings[0]?.line ?? lines.length)
  if (headings.length === 0) return { title, areas: [], unread: unreadOf(lines, 0, ''), doubts: [] }
  const areas: ReadArea[] = []
  const unread = unreadOf(lines.slice(0, headings[0]?.line), 0, title)
  for (const [nth, heading] of headings.entries()) {
    const end = found[nth + 1]?.line ?? lines.length
    const body = lines.slice(heading.line + 1, end)
    const stop = body.findIndex(
      (line, at) =>
        (heading.level > 0 && isHigherHeading(line, heading)) ||
        ((body[at - 1] ?? '').trim() === '' && isPartHeading(line)),
    )
    const own = stop < 0 ? body : body.slice(0, stop)
    const room = roomOf(own)
    areas.push(areaOf(heading, own.slice(0, room)))
    unread.push(...unreadOf(own.slice(room), heading.line + 1 + room, ''))
    if (stop >= 0) unread.push(...unreadOf(body.slice(stop), heading.line + 1 + stop, ''))
  }
  const beyond = found[mostAreas]
  if (beyond) unread.push(...unreadOf(lines.slice(beyond.line), beyond.line, ''))
  const doubts = beyond
    ? [
        `The text has ${found.length} areas, and a site at most ${mostAreas}: the others are left over.`,
      ]
    : []
  return { title, areas, unread, doubts: [...doubts, ...doubtsOf(areas)] }
}

/** Number of lines that an area has room for. */
function roomOf(lines: readonly string[]): number {
  let letters = 0
  const beyond = lines.findIndex((line) => (letters += line.length + 1) > mostLetters)
  return beyond < 0 ? lines.length : beyond
}

/** True for prose on both sides of a gutter: a table has short cells on one of them. */
function areColumns(left: string, right: string): boolean {
  return [left, right].every((side) => {
    const lines = side.split('\n').filter((line) => line.trim() !== '')
    const letters = lines.reduce((sum, line) => sum + line.trim().length, 0)
    return lines.length >= 4 && letters / lines.length >= 18
  })
}

/** True for a Markdown heading above the areas' own level: another chapter begins. */
function isHigherHeading(line: string, { level }: Heading): boolean {
  const marks = /^(#{1,6})\s/.exec(line)?.[1]
  return marks !== undefined && marks.length <= level
}

/** True for a line that begins another part of a book: "Appendix: new monsters", "KEY TO THE LOWER LEVEL". */
function isPartHeading(line: string): boolean {
  const bare = plainLine(line)
  return (
    bare.length <= 60 &&
    !/[.,;!?]$/.test(bare) &&
    /^(?:appendix\b|part [\divx]+\b|chapter [\divx]+\b|key to\b|(?:dungeon )?level [\divx]+\b|the \w+ level\b|new (?:monsters?|magic items?|spells?|items?)\b|conclusion\b|aftermath\b|credits\b)/i.test(
      bare,
    ) &&
    (bare === bare.toUpperCase() || /^#|^\*\*/.test(line.trim()) || bare.split(/\s+/).length <= 4)
  )
}

/** The first heading or line before the areas that can be a title. */
function titleOf(lines: readonly string[], before: number): string {
  const bare = plainLine(lines.slice(0, before).find((line) => line.trim() !== '') ?? '')
  if (bare.length === 0 || bare.length > 80 || /[.!?]$/.test(bare)) return 'From a text'
  return plainName(bare)
}

/** Lines as text that belongs to no area, without the title above them; none where only blanks are left. */
function unreadOf(lines: readonly string[], from: number, title: string): UnreadText[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) return []
  const isTitle = plainLine(lines[first] ?? '').toLowerCase() === title.toLowerCase()
  const start = title !== '' && isTitle ? first + 1 : first
  const text = lines.slice(start).join('\n')
  const blanks = /^\s*/.exec(text)?.[0].split('\n').length ?? 1
  return text.trim() === '' ? [] : [{ line: from + start + blanks, text: text.trim() }]
}

/** A line without the marks of a Markdown heading. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^#+\s*/, '')
    .replace(/^[*_]+|[*_]+$/g, '')
    .trim()
}

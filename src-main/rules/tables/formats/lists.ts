import { readRolls } from '../rolls.ts'
import type { Table, TableRow } from '../shape.ts'
import { diceFor } from '../text.ts'
import { byWeight } from '../weights.ts'
import { inOneColumn } from './book-columns.ts'
import type { ForeignTable, ReadNote, TableFormat, TextLine } from './format.ts'
import { foreignId, foreignTable, headingOf, inOneLine, weightAtEnd } from './own-text.ts'

const bullet = /^\s*[-*•‣▪◦–]\s+(.*)$/
const numbering =
  /^\s*(\d{1,4}(?:\s*[-‐-—−]\s*\d{1,4})?\+?(?:\s*,\s*\d{1,4})*)(?:\s*[.:)|\t]\s*|\s+)(\S.*)$/
const dieFirst = /^[^\w[\]{}|]*(\d*d(?:\d{1,4}|%))\W+(.*\S)\W*$/i
const dieLast = /^(.*\S)\s*[([]\s*(?:roll\s+)?(\d*d(?:\d{1,4}|%))\s*[)\]]\s*:?\s*$/i

/** Title of a table with its die: "d8 Tavern smells", "Tavern smells (d8)"; null for other lines. */
function titled(text: string): { title: string; dice: string } | null {
  if (text.length > 100) return null
  const bare = text
    .replace(/^#{1,6}\s+/, '')
    .replace(/[*_`]/g, '')
    .trim()
  const [, before, after] = dieFirst.exec(bare) ?? []
  const [, name, die] = dieLast.exec(bare) ?? []
  const dice = die ?? before
  const title = name ?? after
  if (dice === undefined || title === undefined || !/\p{L}/u.test(title)) return null
  return { title, dice: dice.toLowerCase().replace('%', '100') }
}

/** Characters of a line that may be the title of the table below it. */
const longestTitle = 60

/** Most rows without numbers that are counted below a title with a die. */
const mostFaces = 100

/**
 * True when lines from `start` are what a table with this die has: numbered or bulleted ones, or one for each of its
 * faces.
 */
function hasRowsOf(dice: string, lines: readonly TextLine[], start: number): boolean {
  const faces = Number(/^1?d(\d+)$/.exec(dice)?.[1] ?? 0)
  const following = lines.slice(start, start + Math.min(faces, mostFaces) + 3)
  const from = following.findIndex(({ text }) => text.trim() !== '')
  const first = following[from]?.text ?? ''
  if (bullet.test(first) || isRoll(first)) return true
  if (titled(first) !== null) return false
  const end = following.findIndex(({ text }, at) => at > from && text.trim() === '')
  const rows = following.slice(Math.max(0, from), end < 0 ? undefined : end)
  return rows.length === faces && rows.every(({ text }) => titled(text) === null)
}

/** True for a line that begins with the numbers of a row. */
export function isRoll(text: string): boolean {
  const [, rolls] = numbering.exec(text) ?? []
  return rolls !== undefined && readRolls(rolls) !== null
}

/** Pasted lists: numbered, bulleted, with ranges, or one entry a line; also in the two columns of a book. */
export const lists: TableFormat = {
  id: 'list',
  title: 'List or book table',
  extension: 'txt',
  // Any text is a list of lines, in the last resort.
  sniff: (text) => {
    const lines = text.split(/\r?\n/, 80).filter((line) => line.trim() !== '')
    const listed = lines.filter((line) => numbering.test(line) || bullet.test(line)).length
    return lines.length === 0 ? 0 : 0.3 + 0.35 * (listed / lines.length)
  },
  read(text, name) {
    const lines = text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?|\f/g, '\n')
      .split('\n')
      .map((source, at): TextLine => ({ line: at + 1, text: source.trimEnd() }))
    const { lines: reflowed, changed } = inOneColumn(lines)
    const sections = sectionsOf(reflowed, name)
    const read = sections.map((section) =>
      section.rows.length === 0 ? null : tableOfSection(section, sections.length > 1 ? name : null),
    )
    const tables = read.flatMap((each) => (each && 'table' in each ? [each] : []))
    const [first, ...others] = tables
    const noted =
      first && changed ? [{ ...first, notes: [changed, ...first.notes] }, ...others] : tables
    return {
      tables: noted,
      rest: sections.flatMap(({ title, line, rows, rest }) => [
        // A heading over nothing is in no table.
        ...(rows.length === 0 && line > 0 ? [{ line, text: title }] : []),
        ...rest,
      ]),
      faults: read.flatMap((each) => (each && 'says' in each ? [each] : [])),
    }
  },
  // Rows stand in our own language: who pastes them elsewhere reads the signs.
  write: (tables) =>
    tables
      .map((table) => {
        const dice = table.dice.replace(/^1d/, 'd')
        const rows = table.rows.map(([rolls, text]) => `${rolls}. ${inOneLine(text)}`)
        return [`## ${table.title} (${dice})`, '', ...rows, ''].join('\n')
      })
      .join('\n'),
}

interface Section {
  title: string
  dice: string | null
  line: number
  rows: { line: number; rolls: string | null; text: string }[]
  rest: TextLine[]
}

/** Tables of a text, each begun by a heading, by a title with a die, or by numbers that begin again. */
function sectionsOf(lines: readonly TextLine[], name: string): Section[] {
  const numberedText = lines.filter(({ text }) => numbering.test(text)).length > 1
  const sections: Section[] = []
  let gap = false
  const begin = (title: string, dice: string | null, line: number): Section => {
    const section = { title, dice, line, rows: [], rest: [] }
    sections.push(section)
    return section
  }
  for (const [at, { line, text }] of lines.entries()) {
    if (text.trim() === '') {
      gap = true
      continue
    }
    const [, item] = bullet.exec(text) ?? []
    const [, rolls, words] = (item === undefined ? numbering : /(?!)/).exec(text) ?? []
    const isNumbered = rolls !== undefined && readRolls(rolls) !== null
    const heading = headingOf(text)
    const withDie = item === undefined && !isNumbered ? titled(text) : null
    // “2d4 goblins” is a row, unless the rows of a table follow.
    const isTitle = withDie && (heading !== null || hasRowsOf(withDie.dice, lines, at + 1))
    const title = isTitle ? withDie : null
    let section = sections.at(-1)
    if (title ?? heading) {
      const above = title && columnHead.test(title.title) ? takeTitle(sections, lines, at) : null
      begin(above ?? title?.title ?? heading ?? '', title?.dice ?? null, line)
    } else if (isNumbered && words !== undefined) {
      const last = section?.rows.at(-1)
      const restarts =
        last?.rolls !== null &&
        last !== undefined &&
        firstOf(rolls) === 1 &&
        firstOf(last.rolls) >= 1
      const isFirst = !section || restarts || section.rows.length === 0
      const above = isFirst ? takeTitle(sections, lines, at) : null
      if (above !== null || !section || restarts)
        section = begin(above ?? (restarts ? `${name} ${sections.length + 1}` : name), null, line)
      section.rows.push({ line, rolls, text: words.trim() })
    } else {
      section ??= begin(name, null, line)
      const last = section.rows.at(-1)
      const numbered = last !== undefined && last.rolls !== null
      // A line without a number goes on with the one before; after a gap it is prose.
      if (numbered && item === undefined && !gap) last.text = joined(last.text, text.trim())
      else if (numberedText && item === undefined) section.rest.push({ line, text })
      else if (last && /^\s{2,}\S/.test(text) && item === undefined)
        last.text = joined(last.text, text.trim())
      else section.rows.push({ line, rolls: null, text: (item ?? text).trim() })
    }
    gap = false
  }
  return sections
}

/** Head of a column of rows, which names no table. */
const columnHead = /^(?:results?|entry|text|name|description|item|what)$/i

/** Title in the line above, which is taken out of what is in no table, with a section that had it alone; else null. */
function takeTitle(sections: Section[], lines: readonly TextLine[], at: number): string | null {
  const above = lines.slice(0, at).findLast(({ text }) => text.trim() !== '')
  const section = sections.at(-1)
  if (!section || !above || section.rest.at(-1)?.line !== above.line) return null
  const text = (titled(above.text)?.title ?? above.text).trim().replace(/:$/, '')
  if (text.length > longestTitle || !/^\p{L}/u.test(text) || /[.!?;,]$/.test(text)) return null
  section.rest.pop()
  if (section.rows.length === 0 && section.rest.length === 0) sections.pop()
  return text
}

/** A broken line with what goes on after it; a hyphen at the break joins the halves of a word. */
const joined = (before: string, after: string) =>
  /[a-zà-ÿ]-$/.test(before) && /^[a-zà-ÿ]/.test(after)
    ? before.slice(0, -1) + after
    : `${before} ${after}`

const firstOf = (rolls: string | null) => readRolls(rolls ?? '')?.[0]?.least ?? 0

function tableOfSection(
  { title, dice, line, rows }: Section,
  collection: string | null,
): ForeignTable | { line: number; says: string } {
  const notes: ReadNote[] = []
  const id = foreignId(title, collection ?? undefined)
  const group: Partial<Table> = collection === null ? {} : { group: collection }
  const lines = rows.map((row) => row.line)
  const numbered = rows.filter(({ rolls }) => rolls !== null)
  if (numbered.length > 0 && numbered.length >= rows.length / 2) {
    const all = rows.map(({ rolls, text }): TableRow => [
      (rolls ?? '').replace(/[‐-—−]/g, '-'),
      text,
    ])
    const found = dice ?? diceFor(all)
    if (found !== null) {
      const table = foreignTable(title, id, { rows: all, dice: found, weighted: false })
      return { table: { ...table, ...group }, lines, notes }
    }
  }
  const weighted = byWeight(
    rows.map(({ text, rolls }) => {
      return weightAtEnd(rolls === null ? text : `${rolls} ${text}`)
    }),
  )
  if ('says' in weighted) return { line, says: `“${title}”: ${weighted.says}` }
  return { table: { ...foreignTable(title, id, weighted), ...group }, lines, notes }
}

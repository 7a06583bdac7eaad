import { rowText } from './markdown.ts'
import { readRolls } from './rolls.ts'
import { readTable } from './text.ts'
import type { Table } from './shape.ts'

/** A table as read from the editor's text, with the line of each row; or the fault and its line, 0 for all. */
type EditedTable =
  { ok: true; table: Table; lines: readonly number[] } | { ok: false; line: number; says: string }

const switches = ['together', 'deck'] as const
const known = /^(dice|columns|together|deck|use|at|note|tags|group|licence|author):\s*(.*)$/i

/**
 * Reads the editor's text: settings such as `dice: 2d6` on the first lines, then the rows, in any way in which
 * lists are written. `about` is what the text does not say.
 */
export function readEditor(
  text: string,
  about: Pick<Table, 'id' | 'title' | 'source'>,
): EditedTable {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const given: Record<string, string> = {}
  let at = 0
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    const [, key, value] = known.exec(line) ?? []
    if (key !== undefined && value !== undefined) given[key.toLowerCase()] = value
    else if (line !== '') break
  }
  const body = lines.slice(at)
  // Cells parted by tabs or bars are read as such.
  const inLines = !body.some((line) => line.includes('\t') || line.trimStart().startsWith('|'))
  const numbered = inLines ? numberedRows(body, given['dice'] !== undefined) : null
  if (numbered && 'line' in numbered) return { ...numbered, line: numbered.line + at }
  const read = readTable(numbered ? inCells(given['dice'] ?? 'Roll', numbered) : body.join('\n'))
  if (!read.ok) return { ...read, line: read.line === 0 || numbered ? 0 : read.line + at }
  const { dice, rows, ranged } = read
  return {
    ok: true,
    lines: (numbered ? numbered.map(({ line }) => line) : read.lines).map((line) => line + at),
    table: {
      ...about,
      dice,
      rows,
      ...(ranged === 'rolls' ? {} : { weighted: true as const }),
      ...settingsOf(given),
    },
  }
}

interface NumberedRow {
  /** From 1. */
  line: number
  rolls: string
  text: string
}

const numbering =
  /^(?:[-*]\s+)?(\d{1,7}(?:\s*[-\u2010-\u2014\u2212]\s*\d{1,7})?\+?(?:\s*,\s*\d{1,7})*)(?:\s*[.:)|\t]\s*|\s+)(\S.*)$/

/**
 * Rows that begin with their rolls, when all begin so or the dice are given; a line without goes on with the
 * row before. Null when the lines are not numbered.
 */
function numberedRows(
  body: readonly string[],
  mustBe: boolean,
): NumberedRow[] | { ok: false; line: number; says: string } | null {
  const rows: NumberedRow[] = []
  for (const [at, source] of body.entries()) {
    const text = source.trim()
    if (text === '') continue
    const [, rolls, words] = numbering.exec(text) ?? []
    const last = rows.at(-1)
    if (rolls !== undefined && words !== undefined) rows.push({ line: at + 1, rolls, text: words })
    else if (!mustBe) return null
    else if (last) last.text += ` ${text}`
    else
      return {
        ok: false,
        line: at + 1,
        says: `“${text.slice(0, 40)}” is no roll such as 1, 2-3 or 12+.`,
      }
  }
  return rows.length > 0 && (mustBe || ascends(rows)) ? rows : null
}

/** True when the rolls go up: then the numbers are rolls, and not part of the texts. */
function ascends(rows: readonly NumberedRow[]): boolean {
  const firsts = rows.map(({ rolls }) => readRolls(rolls)?.[0]?.least ?? Infinity)
  return rows.length > 1 && firsts.every((first, at) => at === 0 || first > (firsts[at - 1] ?? 0))
}

const inCells = (head: string, rows: readonly NumberedRow[]) =>
  [
    `${head}\tResult`,
    ...rows.map(({ rolls, text }) => `${rolls}\t${text.replaceAll('\t', ' ')}`),
  ].join('\n')

function settingsOf(given: Readonly<Record<string, string>>): Partial<Table> {
  const text = (key: 'use' | 'at' | 'note' | 'group' | 'licence' | 'author') =>
    given[key] ? { [key]: given[key] } : {}
  const list = (key: 'tags' | 'columns', sign: string) =>
    given[key] ? { [key]: given[key].split(sign).map((one) => one.trim()) } : {}
  return {
    ...text('use'),
    ...text('at'),
    ...text('note'),
    ...text('group'),
    ...text('licence'),
    ...text('author'),
    ...list('tags', ','),
    ...list('columns', '|'),
    ...Object.fromEntries(
      switches.filter((key) => /^(yes|true|on)$/i.test(given[key] ?? '')).map((key) => [key, true]),
    ),
  }
}

/** Writes a table as the editor shows it; `readEditor` reads the same table again. */
export function writeEditor(table: Table): string {
  const given: [string, string | undefined][] = [
    ['dice', table.weighted ? undefined : table.dice],
    ['columns', table.columns?.join(' | ')],
    ['together', table.together && 'yes'],
    ['deck', table.deck && 'yes'],
    ['use', table.use],
    ['at', table.at],
    ['group', table.group],
    ['tags', table.tags?.join(', ')],
    ['note', table.note],
    ['licence', table.licence],
    ['author', table.author],
  ]
  const settings = given.flatMap(([key, value]) =>
    value ? [`${key}: ${value.replace(/\s*\n\s*/g, ' ')}`] : [],
  )
  const rows = table.rows.map((row) => rowText(table, row))
  return [...settings, ...(settings.length > 0 ? [''] : []), ...rows].join('\n')
}

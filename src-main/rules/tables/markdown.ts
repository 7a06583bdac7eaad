import { byWeight, weightOf, type WeightedRows } from './weights.ts'
import { readRolls } from './rolls.ts'
import type { Table, TableRow } from './shape.ts'

/** Facts that all tables of a file share. */
interface TableCollection {
  title: string
  group: string
  licence: string
  author: string
  note: string
}

/** A fault in a file of tables; `line` counts from 1. */
interface LineFault {
  line: number
  says: string
}

/** A table with the line on which each of its rows stands. */
interface PlacedTable {
  table: Table
  lines: readonly number[]
}

interface TableFile {
  collection: TableCollection
  tables: readonly PlacedTable[]
  faults: readonly LineFault[]
}

/** Settings that are under the heading of a table. */
const settings = [
  'id',
  'dice',
  'columns',
  'together',
  'deck',
  'use',
  'at',
  'group',
  'note',
  'tags',
  'licence',
  'author',
] as const
type Setting = (typeof settings)[number]
type Settings = Partial<Record<Setting, string>>

/**
 * Reads a Markdown file of tables: front matter for all of them, a `##` heading for each table, its settings,
 * and a row on each line that begins with `- `. A line that is indented goes on with the row before.
 */
export function readTableFile(text: string): TableFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const faults: LineFault[] = []
  const head = frontMatter(lines)
  const collection: TableCollection = {
    title: head.values['title'] ?? '',
    group: head.values['group'] ?? '',
    licence: head.values['licence'] ?? '',
    author: head.values['author'] ?? '',
    note: head.values['note'] ?? '',
  }
  const tables: PlacedTable[] = []
  let at = head.end
  while (at < lines.length) {
    const heading = /^##\s+(.+?)\s*$/.exec(lines[at] ?? '')
    if (!heading) {
      if ((lines[at] ?? '').trim() !== '' && !/^#\s/.test(lines[at] ?? ''))
        faults.push({
          line: at + 1,
          says: 'This line belongs to no table: begin one with “## Title”.',
        })
      at += 1
      continue
    }
    const read = readSection(lines, at, heading[1] ?? '')
    faults.push(...read.faults)
    const table = tableOf(heading[1] ?? '', read, collection)
    if ('says' in table) faults.push({ line: at + 1, says: table.says })
    else tables.push({ table, lines: read.rows.map(({ line }) => line) })
    at = read.end
  }
  return { collection, tables, faults }
}

function frontMatter(lines: readonly string[]): { values: Record<string, string>; end: number } {
  if (lines[0]?.trim() !== '---') return { values: {}, end: 0 }
  const close = lines.findIndex((line, at) => at > 0 && line.trim() === '---')
  if (close < 0) return { values: {}, end: 0 }
  const values: Record<string, string> = {}
  for (const line of lines.slice(1, close)) {
    const [, key, value] = /^([a-z]+):\s*(.*)$/i.exec(line) ?? []
    if (key !== undefined && value !== undefined) values[key.toLowerCase()] = unquoted(value.trim())
  }
  return { values, end: close + 1 }
}

const unquoted = (text: string) => (/^".*"$/.test(text) ? text.slice(1, -1) : text)

interface SectionRow {
  line: number
  text: string
}

interface Section {
  settings: Settings
  rows: SectionRow[]
  faults: LineFault[]
  /** Line after the section, from 0. */
  end: number
}

function readSection(lines: readonly string[], from: number, title: string): Section {
  const section: Section = { settings: {}, rows: [], faults: [], end: from + 1 }
  for (; section.end < lines.length; section.end += 1) {
    const line = lines[section.end] ?? ''
    if (/^##?\s/.test(line)) break
    const row = /^[-*]\s+(.*)$/.exec(line)
    const last = section.rows.at(-1)
    const setting = /^([a-z]+):\s*(.*)$/.exec(line)
    if (row) section.rows.push({ line: section.end + 1, text: (row[1] ?? '').trim() })
    else if (line.trim() === '') continue
    else if (last && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`
    else if (!last && setting && isSetting(setting[1] ?? ''))
      section.settings[setting[1] as Setting] = (setting[2] ?? '').trim()
    else
      section.faults.push({
        line: section.end + 1,
        says: last
          ? `“${shortened(line)}” is no row of “${title}”: begin it with “- ”.`
          : `“${shortened(line)}” is no setting of a table: they are ${settings.join(', ')}.`,
      })
  }
  return section
}

function isSetting(name: string): name is Setting {
  return (settings as readonly string[]).includes(name)
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function tableOf(
  title: string,
  { settings: given, rows }: Section,
  { group, note, ...shared }: TableCollection,
): Table | { says: string } {
  if (rows.length === 0) return { says: `“${title}” has no rows: write each as “- text”.` }
  const read = given.dice ? numbered(rows) : weighted(rows)
  if ('says' in read) return { says: `“${title}”: ${read.says}` }
  const { licence = shared.licence, author = shared.author } = given
  return {
    id: given.id ?? slug(title),
    title,
    dice: given.dice ?? read.dice,
    source: author,
    ...(licence ? { licence } : {}),
    rows: read.rows,
    ...(author ? { author } : {}),
    group: given.group ?? group,
    ...optional(given, note),
    ...(given.dice ? {} : { weighted: true as const }),
  }
}

function optional(given: Settings, note: string): Partial<Table> {
  const about = given.note ?? note
  return {
    ...(given.use ? { use: given.use } : {}),
    ...(given.at ? { at: given.at } : {}),
    ...(about ? { note: about } : {}),
    ...(given.tags ? { tags: listOf(given.tags, ',') } : {}),
    ...(given.columns ? { columns: listOf(given.columns, '|') } : {}),
    ...(isOn(given.together) ? { together: true as const } : {}),
    ...(isOn(given.deck) ? { deck: true as const } : {}),
  }
}

const listOf = (text: string, sign: string) => text.split(sign).map((one) => one.trim())
const isOn = (text: string | undefined) => text === 'yes' || text === 'true'

/** Id made of a title: "Trouble on the road" is `trouble-on-the-road`. */
export function slug(title: string): string {
  return (
    title
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'table'
  )
}

/** Rows that begin with their numbers: `3-4: text`. */
function numbered(rows: readonly SectionRow[]): WeightedRows | { says: string } {
  const read: TableRow[] = []
  for (const { text } of rows) {
    const [, rolls, words] = /^([^:]{1,40}?)\s*:\s*(.*)$/s.exec(text) ?? []
    if (rolls === undefined || words === undefined || readRolls(rolls) === null)
      return { says: `“${shortened(text)}” does not begin with its numbers, such as “3-4: ”.` }
    read.push([rolls.replace(/[–—−]/g, '-'), words])
  }
  return { rows: read, dice: '' }
}

const weightAtEnd = /^(.*?)\s+\^(\d+(?:\.\d+)?)$/s

/** Rows that are equally likely, or by their weights: `text ^2`. */
function weighted(rows: readonly SectionRow[]): WeightedRows | { says: string } {
  const read = rows.map(({ text }) => {
    const [, words = text, weight] = weightAtEnd.exec(text) ?? []
    return { words, weight: weight === undefined ? 1 : Number(weight) }
  })
  return byWeight(read)
}

/** Writes tables as a file that `readTableFile` reads as the same tables. */
export function writeTableFile(collection: TableCollection, tables: readonly Table[]): string {
  const front = (['title', 'group', 'licence', 'author', 'note'] as const)
    .filter((key) => collection[key] !== '')
    .map((key) => `${key}: ${collection[key].replace(/\s*\n\s*/g, ' ')}`)
  return [
    ...(front.length > 0 ? ['---', ...front, '---', ''] : []),
    ...tables.map((table) => section(table, collection)),
  ].join('\n')
}

function section(table: Table, collection: TableCollection): string {
  const given: Settings = {
    id: table.id,
    ...(table.weighted ? {} : { dice: table.dice }),
    ...(table.columns ? { columns: table.columns.join(' | ') } : {}),
    ...(table.together ? { together: 'yes' } : {}),
    ...(table.deck ? { deck: 'yes' } : {}),
    ...(table.use ? { use: table.use } : {}),
    ...(table.at ? { at: table.at } : {}),
    ...(table.group && table.group !== collection.group ? { group: table.group } : {}),
    ...(table.note && table.note !== collection.note ? { note: table.note } : {}),
    ...(table.tags ? { tags: table.tags.join(', ') } : {}),
    ...(table.licence && table.licence !== collection.licence ? { licence: table.licence } : {}),
    ...(table.author && table.author !== collection.author ? { author: table.author } : {}),
  }
  const lines = Object.entries(given).map(
    ([key, value]) => `${key}: ${value.replace(/\s*\n\s*/g, ' ')}`,
  )
  return [
    `## ${table.title}`,
    ...lines,
    '',
    ...table.rows.map((row) => `- ${rowText(table, row)}`),
    '',
  ].join('\n')
}

/** Text of a row in a file or in the editor, with its numbers or its weight. */
export function rowText(table: Pick<Table, 'weighted'>, row: TableRow): string {
  const words = row[1].replace(/\s*\n\s*/g, ' ')
  if (!table.weighted) return `${row[0]}: ${words}`
  const weight = weightOf(row)
  return weight === 1 ? words : `${words} ^${weight}`
}

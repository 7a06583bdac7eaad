import type { Table } from '../shape.ts'
import { byWeight } from '../weights.ts'
import { rowWeights } from './by-chance.ts'
import type { ForeignTable, ReadNote, TableFormat, TextLine } from './format.ts'
import { inOneLine, escaped, foreignId, foreignTable } from './own-text.ts'
import { withColumnTables } from './column-tables.ts'
import { inOneCell, inSigns, type LossReport } from './row-signs.ts'
import { plainDice } from './plain-dice.ts'

const unescaped = (text: string) =>
  text
    .replaceAll('<%%91%%>', '[')
    .replaceAll('<%%93%%>', ']')
    .replaceAll('[TABLEEXPORT:ESCAPE]', ' --')
    .replaceAll('<%%-%%>', '--')

interface Gathered {
  title: string
  line: number
  rows: { line: number; words: string; weight: number }[]
  notes: ReadNote[]
}

/** Roll20's import commands, as its TableExport script writes and reads them. */
export const roll20: TableFormat = {
  id: 'roll20',
  title: 'Roll20 import commands',
  extension: 'txt',
  sniff: (text) => (/^\s*!import-table(?:-item)?\s+--/m.test(text) ? 0.99 : 0),
  read(text, name) {
    const found = new Map<string, Gathered>()
    const rest: TextLine[] = []
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
    for (const [at, source] of lines.entries()) {
      const line = at + 1
      const [, item, more = ''] = /^\s*!import-table(-item)?\s+--(.*)$/.exec(source) ?? []
      if (!/^\s*!import-table/.test(source) || more === '') {
        if (source.trim() !== '') rest.push({ line, text: source })
        continue
      }
      const [title = '', words = '', weight = ''] = `${more} `
        .split(/\s--/)
        .map((each) => each.trim())
      const key = title.toLowerCase()
      const table = found.get(key) ?? { title: unescaped(title), line, rows: [], notes: [] }
      found.set(key, table)
      if (item === undefined) continue
      const number = Number(weight === '' ? 1 : weight)
      const whole = Number.isInteger(number) && number >= 1
      if (!whole)
        table.notes.push({
          line,
          fate: 'changed',
          says: `“${weight}” is no weight; Roll20 takes it as 1.`,
        })
      const own = ownText(unescaped(words), line, table.notes)
      table.rows.push({ line, words: own, weight: whole ? number : 1 })
    }
    const collection = found.size > 1 ? name : undefined
    const read = [...found.values()].map((each) => tableOf(each, collection))
    const ids = new Map(
      read.flatMap((each) => ('table' in each ? [[each.key, each.table.id]] : [])),
    )
    return {
      tables: read.flatMap((each) => ('table' in each ? [linked(each, ids)] : [])),
      rest,
      faults: read.flatMap((each) => ('says' in each ? [each] : [])),
    }
  },
  write: (chosen, lost = () => undefined) => {
    const tables = withColumnTables(chosen, true)
    const choices = new ChoiceTables(tables.map(({ title }) => safeName(title)))
    const written = tables.map((table) => {
      const name = safeName(table.title)
      const weights = rowWeights(table)
      const items = table.rows.flatMap(([, row], nth) => {
        const weight = weights[nth] ?? 0
        if (weight === 0) return []
        const report = (says: string): void => lost({ table: table.title, row: nth + 1, says })
        const text = itemText(inOneCell(table, row, report), tables, choices, report)
        return [{ text, weight }]
      })
      return commands(name, items)
    })
    return [...written, ...choices.written()].join('\n')
  },
}

interface Item {
  text: string
  weight: number
}

const commands = (name: string, items: readonly Item[]): string =>
  [
    `!import-table --${name} --show`,
    ...items.map(({ text, weight }) => `!import-table-item --${name} --${text} --${weight} --`),
    '',
  ].join('\n')

/** Choices within rows as tables of their own, each once. */
class ChoiceTables {
  private readonly named = new Map<string, { name: string; items: Item[] }>()

  constructor(private readonly taken: readonly string[]) {}

  /** Roll on the table of a choice. */
  call(options: readonly { text: string; weight: number }[]): string {
    const items = options.map(({ text, weight }) => ({ text: escapedItem(text), weight }))
    const key = JSON.stringify(items)
    const known = this.named.get(key)
    if (known) return `[[1t[${known.name}]]]`
    let nth = this.named.size + 1
    while (this.taken.includes(`Choice-${nth}`)) nth += this.taken.length
    const name = `Choice-${nth}`
    this.named.set(key, { name, items })
    return `[[1t[${name}]]]`
  }

  written(): string[] {
    return [...this.named.values()].map(({ name, items }) => commands(name, items))
  }
}

function tableOf(
  { title, line, rows, notes }: Gathered,
  collection: string | undefined,
): (ForeignTable & { key: string }) | { line: number; says: string } {
  if (rows.length === 0) return { line, says: `“${title}” has no items.` }
  const weighted = byWeight(rows)
  if ('says' in weighted) return { line, says: `“${title}”: ${weighted.says}` }
  const plain = title.replace(/[-_]+/g, ' ').trim() || title
  const table = {
    ...foreignTable(plain, foreignId(plain, collection), weighted),
    ...(collection === undefined ? {} : { group: collection }),
  }
  return { key: title.toLowerCase(), table, lines: rows.map((row) => row.line), notes }
}

/** References by Roll20's names become references to the tables that came along. */
function linked(
  { table, lines, notes }: ForeignTable,
  ids: ReadonlyMap<string, string>,
): ForeignTable {
  const rows = table.rows.map(([rolls, text]): Table['rows'][number] => [
    rolls,
    text.replace(
      /\[roll20:([^\]]*)\]/g,
      (_, name: string) => `[${ids.get(name.toLowerCase()) ?? name}]`,
    ),
  ])
  return { table: { ...table, rows }, lines, notes }
}

/** Inline rolls `[[1d6]]` and rolls on tables `[[1t[Name]]]`. */
function ownText(words: string, line: number, notes: ReadNote[]): string {
  return words
    .split(/(\[\[\d{0,2}t\[[^\]]*\]\]\]|\[\[[^[\]]*\]\])/)
    .map((piece, at) => {
      if (at % 2 === 0) return escaped(piece)
      const [, times, table] = /^\[\[(\d*)t\[([^\]]*)\]/.exec(piece) ?? []
      if (table !== undefined)
        return Array.from(
          { length: Math.min(Number(times) || 1, 20) },
          () => `[roll20:${table}]`,
        ).join(', ')
      const dice = plainDice(piece.slice(2, -2))
      if (dice !== null) return `[${dice}]`
      notes.push({ line, fate: 'kept', says: `“${piece}” is no roll that is known here.` })
      return escaped(piece)
    })
    .join('')
}

const safeName = (title: string) =>
  title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'Table'

function itemText(
  row: string,
  tables: readonly Table[],
  choices: ChoiceTables,
  lost: LossReport,
): string {
  const named = (name: string) => tables.find(({ id, title }) => id === name || title === name)
  const signs = {
    words: inOneLine,
    dice: (notation: string) => `[[${notation === 'd66' ? '1d6*10+1d6' : notation}]]`,
    call: (name: string) => {
      const table = named(name)
      return table ? `[[1t[${safeName(table.title)}]]]` : null
    },
    choice: (options: readonly { text: string; weight: number }[]) => choices.call(options),
  }
  return escapedItem(inSigns(row, signs, lost))
}

/** Text of an item as the script un-escapes it. */
function escapedItem(text: string): string {
  return text
    .replaceAll(' --', '[TABLEEXPORT:ESCAPE]')
    .replaceAll('--', '<%%-%%>')
    .replace(/\[(?!TABLEEXPORT:ESCAPE\])/g, '<%%91%%>')
    .replace(/(?<!\[TABLEEXPORT:ESCAPE)\]/g, '<%%93%%>')
}

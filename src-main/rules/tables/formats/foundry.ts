import { plainDice } from './plain-dice.ts'
import { rowWeights } from './by-chance.ts'
import { readRolls, tableDice } from '../rolls.ts'
import type { Table, TableRow } from '../shape.ts'
import { byWeight } from '../weights.ts'
import { fromHtml, toHtml } from './html-words.ts'
import type { ExportLoss, ForeignTable, ForeignText, ReadNote, TableFormat } from './format.ts'
import { lineFinder } from './json-lines.ts'
import { escaped, foreignId, foreignTable } from './own-text.ts'
import { withColumnTables } from './column-tables.ts'
import { asParts } from './foundry-parts.ts'
import { inOneCell, inSigns, type LossReport } from './row-signs.ts'

type Lost = (loss: ExportLoss) => void
type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Tables of a document: one, a list of them, or those of an adventure or a folder. */
function documents(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(documents)
  if (!isObject(value)) return []
  if (Array.isArray(value['results'])) return [value]
  return documents(value['tables'] ?? value['rolltables'] ?? [])
}

/** Foundry's RollTable documents, of its versions 7 to 14. */
function foundryFormat(
  id: string,
  title: string,
  write: (table: Table, tables: readonly Table[], lost: Lost) => object,
): TableFormat {
  return {
    id,
    title,
    extension: 'json',
    sniff: (source) =>
      /^\s*[[{]/.test(source) && /"results"\s*:\s*\[/.test(source)
        ? /"(?:formula|range|displayRoll)"\s*:/.test(source)
          ? id === 'foundry'
            ? 0.98
            : 0.97
          : 0.6
        : 0,
    read(source, name) {
      let value: unknown
      try {
        value = JSON.parse(source.replace(/^\uFEFF/, ''))
      } catch (error) {
        return noJson(error)
      }
      const found = documents(value)
      if (found.length === 0)
        return {
          tables: [],
          rest: [],
          faults: [{ line: 0, says: 'This JSON holds no RollTable: there is no list of results.' }],
        }
      const lineOf = lineFinder(source)
      const collection = found.length > 1 ? name : undefined
      const read = found.map((each) => tableOf(each, name, collection, lineOf))
      return {
        tables: read.flatMap((each) => ('table' in each ? [each] : [])),
        rest: [],
        faults: read.flatMap((each) => ('says' in each ? [each] : [])),
      }
    },
    write(chosen, lost = () => undefined) {
      const tables = withColumnTables(chosen, false)
      const documents = tables.map((table) => write(table, tables, lost))
      return `${JSON.stringify(documents.length === 1 ? documents[0] : documents, null, 2)}\n`
    },
  }
}

function noJson(error: unknown): ForeignText {
  const says = error instanceof Error ? error.message : String(error)
  return { tables: [], rest: [], faults: [{ line: 0, says: `This is no whole JSON: ${says}.` }] }
}

function tableOf(
  given: Json,
  name: string,
  collection: string | undefined,
  lineOf: (words: string) => number,
): ForeignTable | { line: number; says: string } {
  const title = text(given['name']).trim() || name
  const notes: ReadNote[] = []
  const results = (given['results'] as unknown[]).filter(isObject)
  const rows = results.map((result) => rowOf(result, notes, lineOf))
  const line = rows[0]?.line ?? lineOf(title)
  const fault = (says: string) => ({ line, says: `“${title}”: ${says}` })
  if (rows.length === 0) return fault('it has no results.')
  const flags = isObject(given['flags']) ? given['flags'] : {}
  const ose = isObject(flags['ose']) ? flags['ose'] : {}
  const parts = ose['treasure'] === true ? asParts(rows) : null
  if (parts)
    notes.push({
      line,
      fate: 'changed',
      says: 'Each row is rolled for on its own, by its percentage: it is a column here.',
    })
  const read = parts ? { ...parts, weighted: true } : rolledOrWeighted(given, rows)
  if ('says' in read) return fault(read.says)
  const drawn = results.filter((result) => result['drawn'] === true).length
  if (drawn > 0 && given['replacement'] === false)
    notes.push({
      line,
      fate: 'changed',
      says: `${drawn === 1 ? 'A row is' : `${drawn} rows are`} drawn already in Foundry; here all rows are there again.`,
    })
  const ours = isObject(flags['gatefold']) ? flags['gatefold'] : {}
  const about = fromHtml(text(given['description'])).text.trim()
  const table: Table = {
    ...foreignTable(title, ownId(ours['id']) ?? foreignId(title, collection), read),
    ...(collection === undefined ? {} : { group: collection }),
    ...(about === '' ? {} : { note: about.slice(0, 4000) }),
    ...(parts ? { columns: parts.columns } : columnsOf(ours, rows)),
    ...(given['replacement'] === false ? { deck: true as const } : {}),
    ...(text(ours['licence']) === '' ? {} : { licence: text(ours['licence']).slice(0, 400) }),
    ...(text(ours['author']) === '' ? {} : { author: text(ours['author']).slice(0, 200) }),
  }
  return { table, lines: parts ? [line] : rows.map((row) => row.line), notes }
}

/** Headings that Gatefold wrote beside a table, as long as every row is still as it wrote it. */
function columnsOf(
  { columns, together }: Json,
  rows: readonly Result[],
): Pick<Table, 'columns' | 'together'> {
  if (!Array.isArray(columns) || rows.some(({ isOurs }) => !isOurs)) return {}
  const headings = columns.map(text).filter((heading) => heading !== '')
  if (headings.length < 2 || headings.length > mostColumns) return {}
  return { columns: headings, ...(together === true ? { together } : {}) }
}

const mostColumns = 30

const ownId = (id: unknown) =>
  /^[\w-]+(?:\/[\w-]+)+$/.test(text(id)) ? text(id).slice(0, 110) : null

interface Result {
  /** True when the text is still as Gatefold wrote it. */
  isOurs: boolean
  line: number
  text: string
  range: readonly [number, number] | null
  weight: number
}

function rowOf(result: Json, notes: ReadNote[], lineOf: (words: string) => number): Result {
  const { range, weight, flags } = result
  const said = text(result['description']) || text(result['text']) || text(result['name'])
  const line = lineOf(said)
  const words = isNestedTable(result) ? `@RollTable[${said.replace(/[[\]{}]/g, '')}]` : said
  const read = fromHtml(words)
  for (const each of read.dropped)
    notes.push({ line, fate: 'dropped', says: `The mark-up <${each}> is left out.` })
  for (const each of read.scripts)
    notes.push({
      line,
      fate: 'kept',
      says: `“${each}” is a script: it is text here and never runs.`,
    })
  const ends = Array.isArray(range) ? range.map(Number) : []
  const [from, to] = ends
  const ours = isObject(flags) && isObject(flags['gatefold']) ? flags['gatefold'] : {}
  // Whoever has changed the text in Foundry means the text.
  const own = text(ours['as']) === words ? text(ours['row']) : ''
  return {
    isOurs: own !== '',
    line,
    text: own !== '' ? own : ownText(read.text, line, notes),
    range:
      from !== undefined && to !== undefined && Number.isInteger(from) && Number.isInteger(to)
        ? [from, to]
        : null,
    weight: typeof weight === 'number' && weight > 0 ? weight : 1,
  }
}

/** True for a result that is another table: by its address since 13, by the name of the collection before. */
function isNestedTable(result: Json): boolean {
  if (text(result['description']) !== '') return false
  return (
    /(?:^|\.)RollTable\./.test(text(result['documentUuid'])) ||
    [result['documentCollection'], result['collection']].includes('RollTable')
  )
}

function rolledOrWeighted(
  given: Json,
  rows: readonly Result[],
): { rows: TableRow[]; dice: string; weighted: boolean } | { says: string } {
  const formula = ownDice(text(given['formula']).trim())
  const ranged = rows.every(({ range }) => range !== null)
  const [total, evenly] = spread(rows)
  if (formula !== '' && ranged && !(evenly && isOwnWeights(given) && formula === `1d${total}`)) {
    const dice = tableDice(formula)
    if (typeof dice === 'string') return { says: dice }
    return {
      dice: formula,
      weighted: false,
      rows: rows.map(({ range, text: words }): TableRow => {
        const [from, to] = range ?? [0, 0]
        return [from === to ? String(from) : `${from}-${to}`, words]
      }),
    }
  }
  const weighted = byWeight(rows.map(({ text: words, weight }) => ({ words, weight })))
  return 'says' in weighted ? weighted : { ...weighted, weighted: true }
}

/** Sum of the ranges, and whether they follow on each other from 1. */
function spread(rows: readonly Result[]): [number, boolean] {
  let last = 0
  let evenly = true
  for (const { range } of rows) {
    evenly &&= range?.[0] === last + 1
    last = range?.[1] ?? last
  }
  return [last, evenly]
}

const isOwnWeights = ({ flags }: Json) =>
  isObject(flags) && isObject(flags['gatefold']) && flags['gatefold']['weighted'] === true

/** Foundry's inline rolls and links in our language. */
function ownText(words: string, line: number, notes: ReadNote[]): string {
  return words
    .split(/(\[\[[^\]]*\]\]|@[A-Za-z]+\[[^\]]*\](?:\{[^}]*\})?)/)
    .map((piece, at) => (at % 2 === 0 ? escaped(piece) : ofMark(piece, line, notes)))
    .join('')
}

function ofMark(mark: string, line: number, notes: ReadNote[]): string {
  const [, roll] = /^\[\[\s*(?:\/(?:r|roll|gmr|br)\s+)?([^\]#]*)/.exec(mark) ?? []
  if (roll !== undefined) {
    const dice = plainDice(roll.trim())
    if (dice !== null) return `[${dice}]`
    notes.push({ line, fate: 'kept', says: `“${mark}” is no roll that is known here.` })
    return escaped(mark)
  }
  const [, kind, to = '', label] = /^@([A-Za-z]+)\[([^\]]*)\](?:\{([^}]*)\})?/.exec(mark) ?? []
  const name = (label ?? to).trim()
  if (kind === 'RollTable' || /(?:^|\.)RollTable\./.test(to))
    return `[${name.replace(/[[\]{}]/g, '')}]`
  notes.push({ line, fate: 'dropped', says: `The link of “${name}” is left out; its words stay.` })
  return escaped(name)
}

/** Dice of a table: Foundry writes d66 as `1d6*10+1d6`. */
function ownDice(formula: string): string {
  const plain = formula.replace(/\s+/g, '').toLowerCase()
  if (/^(?:1?d6\*10\+1?d6|10\*1?d6\+1?d6)$/.test(plain)) return 'd66'
  return typeof tableDice(formula) === 'string' ? (plainDice(formula) ?? formula) : formula
}

function foundryText(row: string, tables: readonly Table[], lost: LossReport): string {
  const named = (name: string) => tables.find(({ id, title }) => id === name || title === name)
  const signs = {
    words: toHtml,
    dice: (notation: string) => `[[${notation === 'd66' ? '1d6*10+1d6' : notation}]]`,
    call: (name: string) => {
      const title = named(name)?.title
      return title === undefined ? null : `@RollTable[${title}]{${title}}`
    },
  }
  return inSigns(row, signs, lost)
}

/** One result for each range of a row; a row that Foundry can't say is kept beside its text. */
function results(
  table: Table,
  tables: readonly Table[],
  inFields: (words: string) => object,
  lost: Lost,
): object[] {
  const dice = tableDice(table.dice)
  const totals = typeof dice === 'string' ? [] : dice.totals
  const [least = 1, most = 1] = [totals[0], totals[totals.length - 1]]
  const weights = rowWeights(table)
  return table.rows.flatMap(([rolls, row], nth) => {
    const report = (says: string): void => lost({ table: table.title, row: nth + 1, says })
    const said = inOneCell(table, row, report)
    const words = foundryText(said, tables, report)
    const own =
      ownText(fromHtml(words).text, 0, []) === row
        ? {}
        : { flags: { gatefold: { row: table.columns ? row : said, as: words } } }
    return (readRolls(rolls) ?? []).map((range) => {
      const [from, to] = [Math.max(range.least, least), Math.min(range.most, most)]
      return {
        ...inFields(words),
        weight: Math.max(1, table.weighted ? to - from + 1 : (weights[nth] ?? 1)),
        range: [from, to],
        drawn: false,
        ...own,
      }
    })
  })
}

const written = (
  table: Table,
  tables: readonly Table[],
  lost: Lost,
  inFields: (words: string) => object,
) => ({
  name: table.title,
  formula:
    table.dice === 'd66'
      ? '1d6*10+1d6'
      : table.weighted
        ? table.dice.replace(/^d/, '1d')
        : table.dice,
  replacement: !table.deck,
  displayRoll: true,
  description: toHtml(table.note ?? ''),
  results: results(table, tables, inFields, lost),
  flags: {
    gatefold: {
      id: table.id,
      ...(table.weighted ? { weighted: true } : {}),
      ...(table.columns ? { columns: table.columns, together: table.together === true } : {}),
      ...(table.licence ? { licence: table.licence } : {}),
      ...(table.author ? { author: table.author } : {}),
    },
  },
})

export const foundry = foundryFormat(
  'foundry',
  'Foundry RollTable, for all versions',
  (table, tables, lost) => written(table, tables, lost, (words) => ({ type: 0, text: words })),
)
export const foundry13 = foundryFormat(
  'foundry-13',
  'Foundry RollTable, from 13 on',
  (table, tables, lost) =>
    written(table, tables, lost, (words) => ({ type: 'text', name: '', description: words })),
)

import { defineAction } from '../../core/action.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { counted } from '../../core/words.ts'
import { readEditor } from '../../tables/editor.ts'
import { gaps } from '../../tables/gaps.ts'
import { slug } from '../../tables/markdown.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Characters of a table's text; ten thousand long rows have their place in it. */
const mostTableText = 1_000_000

interface Written {
  table: Table
  over: boolean
}

/** Reads a table that the GM has written; a copy of a bundled one gets an id of its own. */
function planTable(
  situation: Situation,
  { table: id, title, text }: { table: string | undefined; title: string; text: string },
): Written | RefusedPreview {
  const name = title.trim()
  if (name === '') return refusal('Give the table a title.')
  const own = id !== undefined && situation.tables?.[id] ? id : freeId(situation, name)
  const read = readEditor(text, { id: own, title: name, source: 'the GM' })
  if (!read.ok) return refusal(read.line > 0 ? `Line ${read.line}: ${read.says}` : read.says)
  return { table: read.table, over: situation.tables?.[own] !== undefined }
}

function freeId({ tables = {} }: Situation, title: string): string {
  const first = `own/${slug(title)}`
  let id = first
  for (let nth = 2; tables[id]; nth += 1) id = `${first}-${nth}`
  return id
}

/** Keeps a table that the GM has written, with its faults, if it has any. Rule GF-TABLE-04. */
const write = defineAction({
  id: 'house.write-table',
  title: 'Write a table',
  rule: 'GF-TABLE-04',
  phase: 'table',
  slot: 'keep',
  finds: 'table own random list generator edit',
  asks: {
    table: { kind: 'text', title: 'Table that it replaces', max: 200, optional: true },
    title: { kind: 'text', title: 'Title', max: 80 },
    text: { kind: 'text', title: 'Its rows, one a line', max: mostTableText },
  },
  plan: planTable,
  preview: ({ table, over }) => {
    const faults = gaps(table).length
    return plain(
      `${table.title}: ${counted(table.rows.length, 'row')} on ${table.dice}` +
        `${over ? ', over the version before' : ''}` +
        `${faults > 0 ? `, with ${counted(faults, 'fault')}: it can’t be rolled on yet` : ''}`,
    )
  },
  run: ({ table, over }) =>
    gmOutcome(
      'GF-TABLE-04',
      `Table ${over ? 'changed' : 'written'}, ${table.title}`,
      `${counted(table.rows.length, 'row')} on ${table.dice}`,
      [{ do: 'keep table', table }],
    ),
})

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isTable(value: unknown): value is Table {
  const { id, title, rows } = (value ?? {}) as Partial<Table>
  return typeof id === 'string' && typeof title === 'string' && Array.isArray(rows)
}

/** Keeps tables that were read from a file, in one step. Rule GF-TABLE-05. */
const take = defineAction({
  id: 'house.take-tables',
  title: 'Import tables',
  rule: 'GF-TABLE-05',
  phase: 'table',
  slot: 'keep',
  finds: 'table import file perchance foundry roll20',
  asks: { tables: { kind: 'record', title: 'Tables', of: 'tables' } },
  plan: (situation, { tables }) => {
    const read = (Array.isArray(tables) ? tables : []).filter(isTable)
    if (read.length === 0) return refusal('Choose the tables to import.')
    return { tables: read, over: read.filter(({ id }) => situation.tables?.[id]).length }
  },
  preview: ({ tables, over }) =>
    plain(`${counted(tables.length, 'table')}${over > 0 ? `, ${over} over a version before` : ''}`),
  run: ({ tables }) =>
    gmOutcome(
      'GF-TABLE-05',
      'Tables imported',
      tables.length === 1 ? (tables[0]?.title ?? '') : counted(tables.length, 'table'),
      tables.map((table) => ({ do: 'keep table' as const, table })),
      {
        why: tables
          .slice(0, 40)
          .map(({ title, rows }) => ({ name: title, value: counted(rows.length, 'row') })),
      },
    ),
})

/** Brings an earlier version of a table back. Rule GF-TABLE-06. */
const restore = defineAction({
  id: 'house.restore-table',
  title: 'Restore a version of a table',
  rule: 'GF-TABLE-06',
  phase: 'table',
  slot: 'keep',
  finds: 'table version history before',
  asks: {
    table: { kind: 'text', title: 'Table', max: 200 },
    version: { kind: 'number', title: 'How many versions back', min: 1, max: 50, default: 1 },
  },
  plan: (situation, { table: id, version }) => {
    const before = situation.tableVersions?.[id]?.[version - 1]
    return before
      ? { table: before as Table }
      : refusal('No such version of that table is kept: choose another.')
  },
  preview: ({ table }) => plain(`${table.title} with ${counted(table.rows.length, 'row')}`),
  run: ({ table }) =>
    gmOutcome(
      'GF-TABLE-06',
      `Table restored, ${table.title}`,
      `${counted(table.rows.length, 'row')} on ${table.dice}`,
      [{ do: 'keep table', table }],
    ),
})

export const ownTables = [write, take, restore]

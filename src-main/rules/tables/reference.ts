import type { Id } from '../core/ids.ts'
import { compileTable } from './compiled.ts'
import type { FoundTable } from './ready.ts'
import type { Table } from './shape.ts'

/** Lookup of nested tables, by id and by title. */
export interface Tables {
  table(id: Id): Table | undefined
  tableNamed?(title: string): Table | undefined
}

const modified = /^(.+?)\s*([+-]\s*\d{1,4})$/
const columned = /^(.+)\.([^./]+)$/

/** Table of a reference such as `people/look`, `people/person.Look` or `weather/cold+2`; null when there is none. */
export function findTable(tables: Tables, name: string): FoundTable | null {
  const whole = tableOf(tables, name)
  if (whole) return inWhole(whole, 0)
  const inColumn = columnOf(tables, name)
  if (inColumn) return { ...inColumn, modifier: 0 }
  const [, bare, by] = modified.exec(name) ?? []
  if (bare === undefined || by === undefined) return null
  const modifier = Number(by.replace(/\s/g, ''))
  const table = tableOf(tables, bare)
  if (table) return inWhole(table, modifier)
  const column = columnOf(tables, bare)
  return column && { ...column, modifier }
}

const inWhole = (table: Table, modifier: number): FoundTable => ({
  ready: compileTable(table),
  title: table.title,
  column: null,
  modifier,
})

function tableOf(tables: Tables, name: string): Table | undefined {
  return tables.table(name) ?? tables.tableNamed?.(name)
}

function columnOf(tables: Tables, name: string): Omit<FoundTable, 'modifier'> | null {
  const [, id, heading] = columned.exec(name) ?? []
  if (id === undefined || heading === undefined) return null
  const table = tableOf(tables, id)
  const wanted = heading.trim().toLowerCase()
  const column = table?.columns?.findIndex((each) => each.toLowerCase() === wanted) ?? -1
  if (!table || column < 0) return null
  return { ready: compileTable(table), title: `${table.title}, ${table.columns?.[column]}`, column }
}

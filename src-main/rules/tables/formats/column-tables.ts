import { cellsOfRow, compileTable, conditionOf } from '../compiled.ts'
import { callsIn } from '../parts.ts'
import { findTable } from '../reference.ts'
import type { Table } from '../shape.ts'

/**
 * Tables for a form without columns: each column that rows refer to is a table of its own under the name of
 * the reference. With `apart`, a table whose columns are rolled each on its own is one row of such references.
 */
export function withColumnTables(tables: readonly Table[], apart: boolean): Table[] {
  const shelf = {
    table: (id: string) => tables.find((table) => table.id === id),
    tableNamed: (title: string) => tables.find((table) => table.title === title),
  }
  const columns = new Map<string, Table>()
  for (const name of new Set(tables.flatMap(namesIn))) {
    const { ready, column, modifier } = findTable(shelf, name) ?? {}
    if (ready && column !== undefined && column !== null && modifier === 0)
      columns.set(name, columnTable(ready.table, column, name))
  }
  const whole = tables.map((table) => {
    const { columns: headings = [], together } = table
    if (!apart || together || headings.length < 2) return table
    const cells = headings.map((heading, nth) => {
      const name = `${table.id}.${heading}`
      columns.set(name, columnTable(table, nth, name))
      return `${heading}: [${name}]`
    })
    const { columns: _columns, deck: _deck, ...rest } = table
    return {
      ...rest,
      dice: 'd1',
      weighted: true as const,
      rows: [['1', cells.join('; ')] as const],
    }
  })
  return [...whole, ...columns.values()]
}

const namesIn = (table: Table): string[] =>
  compileTable(table).rows.flatMap(({ cells }) => callsIn(cells.flat()))

function columnTable(table: Table, column: number, id: string): Table {
  const { columns = [], together: _together, deck: _deck, note: _note, ...rest } = table
  const heading = columns[column] ?? ''
  return {
    ...rest,
    id,
    title: `${table.title}, ${heading}`,
    rows: table.rows.map(([rolls, row]) => {
      const cells = cellsOfRow(conditionOf(row).text, columns.length)
      return [rolls, cells[column] ?? ''] as const
    }),
  }
}

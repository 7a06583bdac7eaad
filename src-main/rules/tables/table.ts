import { gaps } from './gaps.ts'
import type { Table } from './shape.ts'

export type { TableRow, Table } from './shape.ts'

/**
 * Checks a built-in table: every possible roll has exactly one row.
 * @throws Error that names the table and all its faults.
 */
export function defineTable(table: Table): Table {
  const faults = gaps(table).map(({ says }) => says)
  if (table.rows.length === 0) faults.unshift('It has no rows.')
  if (faults.length > 0) throw new Error(`table ${table.id}, ${table.title}: ${faults.join(' ')}`)
  return table
}

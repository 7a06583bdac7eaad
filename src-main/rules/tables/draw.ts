import type { ProcedureOf } from '../core/procedure.ts'
import type { Rng } from '../dice/rng.ts'
import { compiled } from './compiled.ts'
import {
  drawing,
  drawText,
  drawTextNow,
  placeOf,
  type Drawing,
  type Tables,
  type Traced,
} from './expand.ts'
import type { TableRow, Table } from './table.ts'

export { gaps, faultsOf } from './gaps.ts'
export type { Tables, Traced } from './expand.ts'

/** Result of a draw. */
export interface DrawnRow {
  /** Text of the row with everything in brackets expanded. */
  text: string
  /** Total of the roll on the table itself. */
  total: number
  row: TableRow
  /** All rolls, in order: table, dice, row. */
  trail: Traced[]
  /** Reason the expansion was stopped, for tables that lead back to themselves. */
  stopped?: string
}

/** Draws from a table, asking for its dice as `label`; nested tables and dice ask as `label: …`. */
export function* draw(table: Table, label: string, shelf: Tables): ProcedureOf<DrawnRow> {
  const on = drawing(shelf)
  return drawn(on, table, yield* drawText(on, table, label, 0))
}

/** Draws at once with the given rng. */
export function drawNow(table: Table, rng: Rng, shelf: Tables): DrawnRow {
  const on = drawing(shelf)
  return drawn(on, table, drawTextNow(on, compiled(table), rng, 0))
}

function drawn(on: Drawing, table: Table, text: string): DrawnRow {
  const [first] = on.trail
  if (first?.kind !== 'table') throw new Error(`nothing was drawn from table ${table.id}`)
  const row = table.rows[first.row]
  if (!row) throw new Error(`table ${table.id} lost row ${first.row + 1}`)
  const found: DrawnRow = { text, total: first.total, row, trail: on.trail }
  if (on.stopped !== null) found.stopped = on.stopped
  return found
}

/** Row for a total. @throws Error when there is none. */
export function look(table: Table, total: number): TableRow {
  const ready = compiled(table)
  const row = table.rows[placeOf(ready, total)]
  if (!row) throw new Error(`table ${table.id}, ${table.title}, has no row for ${total}`)
  return row
}

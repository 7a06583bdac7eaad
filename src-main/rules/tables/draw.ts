import type { ProcedureOf } from '../core/procedure.ts'
import { singular } from '../core/words.ts'
import { askNotation } from '../dice/roll.ts'
import type { Rng } from '../dice/rng.ts'
import { compileTable, placeOf } from './compiled.ts'
import type { Compiled } from './ready.ts'
import { Draw, type FromDeck } from './drawing.ts'
import type { Circumstances, Traced } from './trace.ts'
import { settleGrammar } from './grammar.ts'
import { AnsweredDraw, NeedsDice, SeededDraw } from './labelled-draw.ts'
import type { Tables } from './reference.ts'
import type { TableRow, Table } from './table.ts'

export { gaps } from './gaps.ts'
export { drawLimits } from './drawing.ts'
export type { Circumstances, Traced } from './trace.ts'
export type { Tables } from './reference.ts'

const none: Circumstances = {}

/** Result of a draw. */
export interface DrawnRow {
  /** Text of the row with everything in it expanded. */
  text: string
  /** Total of the roll on the table itself. */
  total: number
  row: TableRow
  /** All rolls, in order, each before those within it. */
  trail: readonly Traced[]
  /** Texts of the columns, by their headings; only of a table with columns. */
  columns?: readonly { heading: string; says: string; label: string }[]
  /** Rows drawn from decks, which do not come up again. */
  fromDecks: readonly FromDeck[]
  /** Reason the draw was stopped, for tables that lead back to themselves. */
  stopped?: string
}

/**
 * Draws from a table, asking for its dice as `label`; nested tables and dice ask as `label: …`. The draw is
 * begun again with each answer: it is short, and so it is written once, without a procedure at every level.
 */
export function* draw(
  table: Table,
  label: string,
  tables: Tables,
  circumstances: Circumstances = none,
): ProcedureOf<DrawnRow> {
  const answers: number[] = []
  for (;;) {
    try {
      return drawn(new AnsweredDraw(tables, circumstances, label, answers), compileTable(table))
    } catch (thrown) {
      if (!(thrown instanceof NeedsDice)) throw thrown
      const { total } = yield* askNotation(thrown.label, thrown.dice.expression)
      answers.push(total)
    }
  }
}

/** Draws at once with the given rng: the table, or one column of it. */
export function drawNow(
  table: Table,
  rng: Rng,
  tables: Tables,
  circumstances: Circumstances = none,
  column: number | null = null,
): DrawnRow {
  return drawn(new Draw(tables, circumstances, rng), compileTable(table), column)
}

/** Draws from a seed; `rerolled` gives labels of the trail seeds of their own, and what is within them. */
export function drawSeeded(
  table: Table,
  seed: string,
  rerolled: Readonly<Record<string, string>>,
  tables: Tables,
  circumstances: Circumstances = none,
): DrawnRow {
  return drawn(
    new SeededDraw(tables, circumstances, table.title, seed, rerolled),
    compileTable(table),
  )
}

function drawn(on: Draw, ready: Compiled, column: number | null = null): DrawnRow {
  const { table } = ready
  const whole = column === null && table.columns && ready.fault === null
  const columns = whole ? on.columns(ready, 0, 0) : undefined
  const says = columns
    ? columns
        .filter(({ says: cell }) => cell !== '')
        .map(({ heading, says: cell }) => `${heading}: ${cell}`)
        .join('; ')
    : on.text(ready, column, 0, 0)
  const [first] = on.trail
  const rolled = first?.kind === 'table' ? first : null
  const settled = on.waits ? settleGrammar(says) : says
  const result: DrawnRow = {
    text: table.use === 'encounter' ? oneFoe(settled) : settled,
    total: rolled?.total ?? 0,
    row: table.rows[rolled?.row ?? -1] ?? ['', '…'],
    trail: on.trail,
    fromDecks: on.fromDecks,
  }
  if (columns) result.columns = columns
  if (on.stopped !== null) result.stopped = on.stopped
  return result
}

/** A single foe in the singular: "1 harpies, on the skerry" becomes "1 harpy, on the skerry". */
function oneFoe(text: string): string {
  return text.replace(/^1 ([^,]+)/, (_, foes: string) => `1 ${singular(foes)}`)
}

/** Row for a total. @throws Error when there is none. */
export function look(table: Table, total: number): TableRow {
  const row = table.rows[placeOf(compileTable(table), total)]
  if (!row) throw new Error(`table ${table.id}, ${table.title}, has no row for ${total}`)
  return row
}

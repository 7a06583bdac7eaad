import { byWeight } from '../weights.ts'
import type { ForeignTable, ReadNote } from './format.ts'
import { foreignTable } from './own-text.ts'

/** A list of another program: rows with weights under a name. */
interface WeightedList {
  title: string
  id: string
  /** Name of the file, where it holds several lists. */
  collection: string | null
  line: number
  rows: readonly { line: number; words: string; weight: number }[]
  notes: readonly ReadNote[]
}

/** The list as a table; a fault with its line where it has no rows or too great weights. */
export function tableOfList({
  title,
  id,
  collection,
  line,
  rows,
  notes,
}: WeightedList): ForeignTable | { line: number; says: string } {
  if (rows.length === 0) return { line, says: `“${title}” has no entries.` }
  const weighted = byWeight(rows)
  if ('says' in weighted) return { line, says: `“${title}”: ${weighted.says}` }
  const table = foreignTable(title, id, weighted)
  return {
    table: collection === null ? table : { ...table, group: collection },
    lines: rows.map((row) => row.line),
    notes,
  }
}

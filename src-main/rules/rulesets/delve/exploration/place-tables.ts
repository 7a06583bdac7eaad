import type { AtTable } from '../../../action.ts'
import type { Asking } from '../../../procedure.ts'
import type { Situation } from '../../../situation.ts'
import { draw } from '../../../tables/draw.ts'
import { nothing, type Brought } from './brought.ts'

/** A row of the table for a use: the one for this level first. */
export function* drawText(
  situation: Situation,
  at: AtTable,
  use: string,
): Asking<{ text: string; from: string } | null> {
  const tables = at.shelf.tables().filter((table) => table.use === use)
  const table = tables.find((each) => each.at === String(situation.place.level)) ?? tables[0]
  if (!table) return null
  const drawn = yield* draw(table, use, at.shelf)
  return { text: drawn.text, from: `${table.title}, entry ${drawn.row[0]}` }
}

/** The place changes: from a table for that use, else as the GM says. Rule DLV-DEV-05. */
export function* locality(situation: Situation, at: AtTable): Asking<Brought> {
  const drawn = yield* drawText(situation, at, 'locality')
  if (drawn)
    return {
      ...nothing,
      says: `Locality: ${drawn.text}`,
      why: [{ name: 'From', value: drawn.from, rule: 'DLV-DEV-05' }],
    }
  return {
    ...nothing,
    says: 'Locality: the place changes',
    why: [{ name: 'Locality', value: 'say what is different here now', rule: 'DLV-DEV-05' }],
  }
}

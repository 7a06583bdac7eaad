import type { AtTable, Shelf } from '../../core/action.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { PlaceUse } from '../../core/state/place.ts'
import type { Situation } from '../../core/situation.ts'
import { draw } from '../../tables/draw.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'

/** Names of a place's tables, for messages. */
export const placeUses: Readonly<Record<PlaceUse, string>> = {
  clue: 'clue table',
  locality: 'locality table',
}

/** Table of this place for a use: the chosen one, else one for its level or terrain. */
export function placeTable(
  { place }: Pick<Situation, 'place'>,
  shelf: Pick<Shelf, 'table' | 'tables'>,
  use: PlaceUse,
): Table | undefined {
  const chosen = place.tables?.[use]
  const table = chosen === undefined ? undefined : shelf.table(chosen)
  if (table) return table
  const at = place.level === 0 ? place.terrain : String(place.level)
  return at === undefined
    ? undefined
    : shelf.tables().find((each) => each.use === use && each.at === at)
}

/** Message "No clue table for this place. …". */
export function noTable(use: PlaceUse): string {
  return `No ${placeUses[use]} for this place. Choose one or write one.`
}

export interface PlaceText {
  text: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
}

/** Draws from the place's table for a use; null when it has none that can be rolled on. */
export function* drawForPlace(
  situation: Situation,
  { shelf }: Pick<AtTable, 'shelf'>,
  use: PlaceUse,
): ProcedureOf<PlaceText | null> {
  const table = placeTable(situation, shelf, use)
  if (!table || table.rows.length === 0 || gaps(table).length > 0) return null
  const drawn = yield* draw(table, use, shelf)
  return { text: drawn.text, from: `${table.title}, entry ${drawn.row[0]}` }
}

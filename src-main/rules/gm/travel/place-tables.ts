import type { AtTable, Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { PlaceUse } from '../../core/state/place.ts'
import type { Situation } from '../../core/situation.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { kinds } from '../../monsters/search/facts.ts'
import { draw } from '../../tables/draw.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { circumstancesOf } from '../tables/circumstances.ts'
import { removeDrawnRows } from '../tables/decks.ts'

/** Names of a place's tables, for messages. */
export const placeUses: Readonly<Record<PlaceUse, string>> = {
  clue: 'clue table',
  locality: 'locality table',
  rumour: 'rumour table',
  reaction: 'table of wants',
}

/**
 * Table of this place for a use: the one that the GM has chosen; else one for its level or terrain, for the kind
 * of place that its title names, or, for a clue, for the family of the monster that it announces. Never a table
 * that serves another place.
 */
export function placeTable(
  { place }: Pick<Situation, 'place'>,
  shelf: Pick<Shelf, 'table' | 'tables'>,
  use: PlaceUse,
  foretold?: Pick<Monster, 'tags'>,
): Table | undefined {
  const chosen = place.tables?.[use]
  const table = chosen === undefined ? undefined : shelf.table(chosen)
  if (table) return table
  const tables = shelf.tables(use)
  const at = place.level === 0 ? place.terrain : String(place.level)
  const here = at === undefined ? undefined : tables.find((each) => each.at === at)
  if (here) return here
  if (use === 'clue') return foretold && familyTable(tables, foretold)
  if (use === 'locality') return titledTable(tables, place.title)
  return tables.find((each) => each.at === undefined)
}

/** Table for a monster's family; a narrow one, such as snakes, before one for a whole kind, such as beasts. */
function familyTable(tables: readonly Table[], { tags }: Pick<Monster, 'tags'>): Table | undefined {
  const words = new Set(tags.map((tag) => tag.trim().toLowerCase()))
  const served = tables.filter(({ at }) => at !== undefined && words.has(at))
  const isKind = ({ at }: Table) => (kinds as readonly (string | undefined)[]).includes(at)
  return served.find((table) => !isKind(table)) ?? served[0]
}

/** Table for a kind of place that a title names: "The flooded crypt" is a crypt, "Old mines" a mine. */
function titledTable(tables: readonly Table[], title: string): Table | undefined {
  const words = new Set(
    (title.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, '')),
  )
  return tables.find(({ at }) => at !== undefined && words.has(at.replace(/s$/, '')))
}

/** Message "No clue table for this place. …". */
export function noTable(use: PlaceUse): string {
  return `No ${placeUses[use]} for this place. Choose one or write one.`
}

export interface PlaceText {
  text: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
  /** Rows of decks that are gone. */
  effects: Effect[]
}

/** Draws from the place's table for a use; null when it has none that can be rolled on. */
export function* drawForPlace(
  situation: Situation,
  { shelf }: Pick<AtTable, 'shelf'>,
  use: PlaceUse,
  foretold?: Pick<Monster, 'tags'>,
): ProcedureOf<PlaceText | null> {
  const table = placeTable(situation, shelf, use, foretold)
  if (!table || table.rows.length === 0 || gaps(table).length > 0) return null
  const drawn = yield* draw(table, use, shelf, circumstancesOf(situation))
  return {
    text: drawn.text,
    from: `${table.title}, entry ${drawn.row[0]}`,
    effects: removeDrawnRows(situation, drawn),
  }
}

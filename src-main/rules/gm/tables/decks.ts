import type { Effect } from '../../core/effects.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { TableDesk } from '../../core/state/prep.ts'
import type { DrawnRow } from '../../tables/draw.ts'

/** Tables rolled last that the desk lists. */
const mostRecent = 12

type ReadonlyDesk = Situation['tableDesk']
type FromDecks = Pick<DrawnRow, 'fromDecks'>

/** The desk after a roll on a table: it is the most recent one, and rows of decks are gone. */
export function recordDeskRoll({ tableDesk }: Situation, rolled: Id, drawn: FromDecks): Effect {
  const recent = [rolled, ...(tableDesk?.recent ?? []).filter((id) => id !== rolled)]
  const desk = { ...marksOf(tableDesk), ...decksAfter(tableDesk, drawn) }
  return { do: 'table desk', desk: { ...desk, recent: recent.slice(0, mostRecent) } }
}

/** Effects of a draw that was not made on the desk: rows of decks are gone; none without decks. */
export function removeDrawnRows({ tableDesk }: Situation, drawn: FromDecks): Effect[] {
  if (drawn.fromDecks.length === 0) return []
  return [{ do: 'table desk', desk: { ...marksOf(tableDesk), ...decksAfter(tableDesk, drawn) } }]
}

function decksAfter(desk: ReadonlyDesk, { fromDecks }: FromDecks): Pick<TableDesk, 'decks'> {
  const decks = decksOf(desk)
  for (const { table, row, shuffled } of fromDecks)
    decks[table] = shuffled ? [row] : [...(decks[table] ?? []), row]
  return Object.keys(decks).length > 0 ? { decks } : {}
}

const decksOf = (desk: ReadonlyDesk): Record<Id, number[]> =>
  Object.fromEntries(Object.entries(desk?.decks ?? {}).map(([id, rows]) => [id, [...rows]]))

/** The desk's lists, as a copy that may be changed. */
export function marksOf(desk: ReadonlyDesk): TableDesk {
  return {
    ...(desk?.favourites ? { favourites: [...desk.favourites] } : {}),
    ...(desk?.pinned ? { pinned: [...desk.pinned] } : {}),
    ...(desk?.recent ? { recent: [...desk.recent] } : {}),
    ...(desk?.decks ? { decks: decksOf(desk) } : {}),
  }
}

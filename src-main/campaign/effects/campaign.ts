import type { Table } from '../../rules/tables/shape.ts'
import { claim, type Apply } from './change.ts'

/** Sets the place; the hex that the party is in stays, as the place lies in it. */
export const place: Apply<'place'> = (draft, effect) => {
  const { hex } = draft.place
  draft.place = { ...effect.place, ...(hex && !effect.place.hex ? { hex } : {}) }
}

export const houseRule: Apply<'house rule'> = (draft, effect) => {
  if (effect.to === null) delete draft.houseRules[effect.id]
  else draft.houseRules[effect.id] = effect.to
}

export const borrow: Apply<'borrow'> = (draft, effect) => {
  if (effect.from === null) delete draft.borrowed[effect.what]
  else draft.borrowed[effect.what] = effect.from
}

export const title: Apply<'title'> = (draft, effect) => {
  draft.name = effect.name
}

export const stash: Apply<'stash'> = (draft, effect) => {
  draft.stash[effect.item.id] = effect.item
  claim(draft, effect.item.id)
}

/** Versions of a table that are kept besides the one in use. */
const mostVersions = 12

export const keepTable: Apply<'keep table'> = (draft, { table }) => {
  draft.tables ??= {}
  const before = draft.tables[table.id]
  draft.tables[table.id] = table
  if (!before) return
  keepDrawnRows(draft, before, table)
  draft.tableVersions ??= {}
  const versions = draft.tableVersions[table.id] ?? []
  draft.tableVersions[table.id] = [before, ...versions].slice(0, mostVersions)
}

/** Rows that have come up of a deck stay drawn where they stand now; those that were rewritten are new cards. */
function keepDrawnRows(
  { tableDesk: desk }: Parameters<Apply<'keep table'>>[0],
  { id, rows: before }: Pick<Table, 'id' | 'rows'>,
  { rows }: Pick<Table, 'rows'>,
): void {
  const drawn = desk?.decks?.[id]
  if (!desk?.decks || !drawn) return
  const places = new Map<string, number[]>()
  rows.forEach(([, text], at) => places.set(text, [...(places.get(text) ?? []), at]))
  desk.decks[id] = drawn.flatMap((row) => places.get(before[row]?.[1] ?? '')?.shift() ?? [])
}

export const tableDesk: Apply<'table desk'> = (draft, { desk }) => {
  draft.tableDesk = desk
}

export const forgetTable: Apply<'forget table'> = (draft, effect) => {
  delete draft.tables?.[effect.table]
  delete draft.tableDesk?.decks?.[effect.table]
}

export const rumour: Apply<'rumour'> = (draft, effect) => {
  draft.rumours ??= {}
  draft.rumours[effect.rumour.id] = effect.rumour
  claim(draft, effect.rumour.id)
}

export const dropRumour: Apply<'drop rumour'> = (draft, effect) => {
  delete draft.rumours?.[effect.rumour]
}

export const unstash: Apply<'unstash'> = (draft, effect) => {
  delete draft.stash[effect.item]
}

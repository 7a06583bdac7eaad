import type { AtTable, Shelf } from '../action.ts'

/** No monsters and no tables. */
export const emptyShelf: Shelf = {
  monster: () => undefined,
  monsterNamed: () => undefined,
  table: () => undefined,
  tables: () => [],
}

/** A table with nothing on its shelf, and a GM who rules nothing. */
export const bareTable: AtTable = { ruling: { adjust: 0, secret: false }, shelf: emptyShelf }

import type { AtTable, Shelf } from '../core/action.ts'

/** Shelf without monsters or tables. */
export const emptyShelf: Shelf = {
  monster: () => undefined,
  monsterNamed: () => undefined,
  table: () => undefined,
  tables: () => [],
}

/** Action context with an empty shelf and no ruling. */
export const bareTable: AtTable = { ruling: { adjust: 0, secret: false }, shelf: emptyShelf }

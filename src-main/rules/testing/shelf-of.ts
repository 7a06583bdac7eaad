import type { Shelf } from '../core/action.ts'
import type { Monster } from '../monsters/canonical.ts'
import { TableShelf } from '../tables/table-shelf.ts'
import type { Table } from '../tables/table.ts'

/** Contents of a shelf. */
export interface Shelved {
  monsters: readonly Monster[]
  tables: readonly Table[]
}

export function shelfOf({ monsters, tables }: Shelved): Shelf {
  return {
    monster: (id) => monsters.find((monster) => monster.id === id),
    monsterNamed: (name) =>
      monsters.find((monster) => monster.name.toLowerCase() === name.toLowerCase()),
    table: (id) => tables.find((table) => table.id === id),
    tableNamed: (title) =>
      tables.find((table) => table.title.toLowerCase() === title.toLowerCase()),
    tables: (use) => tables.filter((table) => table.use === use),
  }
}

/** Shelf of bundled tables without any. */
export const noTables = new TableShelf([])

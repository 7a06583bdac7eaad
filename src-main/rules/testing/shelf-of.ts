import type { Shelf } from '../core/action.ts'
import type { Monster } from '../monsters/canonical.ts'
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
    tables: () => [...tables],
  }
}

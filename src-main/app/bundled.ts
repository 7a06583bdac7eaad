import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameCards } from '../session/games.ts'
import type { Bundled, GameCards } from '../session/services.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { games } from '../rules/registry.ts'
import { bundledMonsters, type BestiarySet } from '../rules/monsters/bundled.ts'
import { readTableFile } from '../rules/tables/markdown.ts'
import { TableShelf } from '../rules/tables/table-shelf.ts'
import { defineTable, type Table } from '../rules/tables/table.ts'
import { built, readAll, sampleTables } from './built.ts'

export { written } from './built.ts'

/** Authors of the games, for the notices. */
export const credits = games.map(({ credit }) => credit)

/** Bundled content, with the tables as the build writes them down. */
interface Unbuilt extends Bundled {
  tablesInUse: readonly Table[]
  otherTables: readonly Table[]
}

/**
 * Bundled content from resources without the build's precomputed files: game cards come from the games,
 * monsters are read from their stat blocks and tables from their texts, which takes half a second, cold.
 */
export function bundled(resources: string): Unbuilt {
  const come = built(resources)
  let games: GameCards | null = null
  let monsters: readonly Monster[] | null = null
  let tables: readonly Table[] | null = null
  const all = (): readonly Table[] => (tables ??= allTables(resources))
  let shelf: TableShelf | null = null
  return {
    get games() {
      return (games ??= gameCards())
    },
    get monsters() {
      return (monsters ??= readAll<BestiarySet>(join(resources, 'bestiary')).flatMap((set) =>
        bundledMonsters(set),
      ))
    },
    get tablesInUse() {
      return all().filter(({ use }) => use !== undefined)
    },
    get otherTables() {
      return all().filter(({ use }) => use === undefined)
    },
    get tables() {
      return (shelf ??= new TableShelf(this.tablesInUse, () => this.otherTables))
    },
    get notices() {
      return come.notices
    },
    sample: () => come.sample(),
  }
}

/** Every table of the resources. @throws Error that names the file, the line and the fault */
function allTables(resources: string): Table[] {
  const folder = join(resources, 'tables')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
  const tables = files.flatMap((name) => {
    const { tables, faults } = readTableFile(readFileSync(join(folder, name), 'utf8'))
    const [fault] = faults
    if (fault) throw new Error(`tables/${name}, line ${fault.line}: ${fault.says}`)
    return tables.map(({ table }) => defineTable(table))
  })
  // Found by their ids, for campaigns begun from a sample that did not bring them along; offered nowhere.
  return [
    ...tables,
    ...sampleTables(resources).map(({ use: _, ...table }) =>
      defineTable({ ...table, group: 'Sample campaign', tags: ['former'] }),
    ),
  ]
}

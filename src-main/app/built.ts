import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '../ipc/contract/app.ts'
import type { Bundled, GameCards } from '../ipc/handlers/world.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { defineTable, type Table } from '../rules/tables/table.ts'

/** Files that the build precomputes so that a start need not, as paths within the resources folder. */
export const written = { games: 'read/games.json', monsters: 'read/monsters.json' } as const

/** Bundled content from a build's resources. Each part is read when asked for: a start needs little of it. */
export function built(resources: string): Bundled {
  let games: GameCards | null = null
  let monsters: readonly Monster[] | null = null
  let tables: readonly Table[] | null = null
  return {
    get games() {
      return (games ??= readJson<GameCards>(resources, written.games))
    },
    get monsters() {
      return (monsters ??= readJson<Monster[]>(resources, written.monsters))
    },
    get tables() {
      return (tables ??= [
        ...tablesIn(join(resources, 'tables')),
        // Found by their ids, for campaigns begun from a sample that did not bring them along; offered nowhere.
        ...tablesIn(join(resources, sampleTables)).map(({ use: _, ...table }) => table),
      ])
    },
    get notices() {
      return readJson<Notice[]>(resources, 'notices.json')
    },
    sample: () => ({
      ...readJson<{ state: CampaignState }>(resources, 'sample/the-drowned-belfry.json').state,
      tables: Object.fromEntries(
        tablesIn(join(resources, sampleTables)).map((table) => [table.id, table]),
      ),
    }),
  }
}

/** Tables of the sample campaign, which are kept in its own state. */
const sampleTables = 'sample/tables'

function tablesIn(folder: string): Table[] {
  return readAll<Table>(folder).map((table) => defineTable(table))
}

/** Every JSON file of a folder, by name. */
export function readAll<T>(folder: string): T[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => readJson<T>(folder, name))
}

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '../ipc/contract/app.ts'
import type { Bundled, GameCards } from '../session/services.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { TableShelf } from '../rules/tables/table-shelf.ts'
import type { Table } from '../rules/tables/table.ts'

/** Files that the build precomputes so that a start need not, as paths within the resources folder. */
export const written = {
  games: 'read/games.json',
  monsters: 'read/monsters.json',
  tablesInUse: 'read/tables-in-use.json',
  otherTables: 'read/tables.json',
} as const

/** Bundled content from a build's resources. Each part is read when asked for: a start needs little of it. */
export function built(resources: string): Bundled {
  let games: GameCards | null = null
  let monsters: readonly Monster[] | null = null
  let tables: TableShelf | null = null
  return {
    get games() {
      return (games ??= readJson<GameCards>(resources, written.games))
    },
    get monsters() {
      return (monsters ??= readJson<Monster[]>(resources, written.monsters))
    },
    get tables() {
      return (tables ??= new TableShelf(readJson<Table[]>(resources, written.tablesInUse), () =>
        readJson<Table[]>(resources, written.otherTables),
      ))
    },
    get notices() {
      return readJson<Notice[]>(resources, 'notices.json')
    },
    sample: () => ({
      ...readJson<{ state: CampaignState }>(resources, 'sample/the-drowned-belfry.json').state,
      tables: Object.fromEntries(sampleTables(resources).map((table) => [table.id, table])),
    }),
  }
}

/** Tables of the sample campaign, which are kept in its own state. */
export function sampleTables(resources: string): Table[] {
  return readAll<Table>(join(resources, 'sample/tables'))
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundled } from '../ipc/handlers/world.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { bundledMonsters, type BestiarySet } from '../rules/monsters/bundled.ts'
import type { CampaignState } from '../rules/situation.ts'
import { defineTable, type Table } from '../rules/tables/table.ts'

/** What comes with the app, read from its resources folder when it is first asked for: a start needs none of it. */
export function bundled(resources: string): Bundled {
  let monsters: readonly Monster[] | null = null
  let tables: readonly Table[] | null = null
  return {
    get monsters() {
      return (monsters ??= monstersIn(join(resources, 'bestiary')))
    },
    get tables() {
      return (tables ??= readAll<Table>(join(resources, 'tables')).map((table) =>
        defineTable(table),
      ))
    },
    sample: () => sampleIn(join(resources, 'sample', 'the-drowned-belfry.json')),
  }
}

/** As the build has left them, read; where nothing was built, out of their stat blocks: a third of a second, cold. */
function monstersIn(folder: string): Monster[] {
  const read = join(folder, 'read', 'monsters.json')
  if (existsSync(read)) return JSON.parse(readFileSync(read, 'utf8')) as Monster[]
  return readAll<BestiarySet>(folder).flatMap((set) => bundledMonsters(set))
}

function sampleIn(file: string): CampaignState {
  return (JSON.parse(readFileSync(file, 'utf8')) as { state: CampaignState }).state
}

function readAll<T>(folder: string): T[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T)
}

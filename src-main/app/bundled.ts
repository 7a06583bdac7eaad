import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundled } from '../ipc/handlers/world.ts'
import { bundledMonsters, type BestiarySet } from '../rules/monsters/bundled.ts'
import type { CampaignState } from '../rules/situation.ts'
import { defineTable, type Table } from '../rules/tables/table.ts'

/** What comes with the app, read from its resources folder. */
export function bundled(resources: string): Bundled {
  const sets = readAll<BestiarySet>(join(resources, 'bestiary'))
  const tables = readAll<Table>(join(resources, 'tables'))
  const sample = readFileSync(join(resources, 'sample', 'the-drowned-belfry.json'), 'utf8')
  return {
    monsters: sets.flatMap((set) => bundledMonsters(set)),
    tables: tables.map((table) => defineTable(table)),
    sample: () => (JSON.parse(sample) as { state: CampaignState }).state,
  }
}

function readAll<T>(folder: string): T[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T)
}

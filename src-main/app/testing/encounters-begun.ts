import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Given } from '../../campaign/journal.ts'
import { bundled } from '../bundled.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Table } from '../../rules/tables/table.ts'
import { Play } from '../../rules/gm/testing/play.ts'

const resources = resolve(import.meta.dirname, '../../../resources')
const json = <T>(path: string): T => JSON.parse(readFileSync(resolve(resources, path), 'utf8')) as T
const { monsters, tables: bundledTables } = bundled(resources)
function bundledTable(id: string): Table {
  const table = bundledTables.table(id)
  if (!table) throw new Error(`no table ${id}`)
  return table
}
const crypt = json<Table>('sample/tables/flooded-crypt-1.json')
const forest = bundledTable('terrain-forest')
const deep = bundledTable('dungeon-6')
export const rowless: Table = { ...crypt, id: 'rowless', title: 'Nothing yet', rows: [] }
export const strange: Table = {
  ...crypt,
  id: 'strange',
  title: 'Strange',
  dice: '1d4',
  rows: [['1-4', '[2] gribblies, gribbling']],
}

export let play: Play

/** Begins a campaign with two characters, beside these tables. */
export function begin(
  ruleset: 'hearts' | 'delve' = 'hearts',
  tables = [crypt, deep, forest],
): void {
  play = new Play(ruleset, { monsters, tables })
}

export const does = (...said: Parameters<Play['does']>): string => play.does(...said)
export const takeBack = (): void => play.takeBack()
export const state = (): CampaignState => play.state
export const change = (some: Partial<CampaignState>): void => play.change(some)
export const preview = (...said: Parameters<Play['preview']>) => play.preview(...said)
/** Four goblins from the crypt's seventh row: nobody surprised, distance 60 ft, hunting. */
export const goblins: Given = {
  'surprise, party': [3],
  'surprise, foes': [4],
  'wandering table': [7],
  'number appearing': [1, 3],
  distance: [2, 4],
  activity: [4],
}
export const strengths = () =>
  Object.values(state().groups).map(({ name, strength, members }) => [
    name,
    strength,
    members.length,
  ])
export const fell = (id: string): void => {
  const creature = state().creatures[id]
  if (!creature) throw new Error(`nobody is ${id}`)
  change({ creatures: { ...state().creatures, [id]: { ...creature, conditions: { dead: {} } } } })
}

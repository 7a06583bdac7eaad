import { resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Table } from '../../tables/table.ts'
import { Play } from '../testing/play.ts'
import { wantOf } from './wants.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../../../resources'))
const served = (id: string): Table => {
  const table = tables.table(id)
  if (!table) throw new Error(`no table ${id}`)
  return table
}
const wants = ['met', 'hostile', 'uncertain', 'indifferent', 'friendly', 'beast', 'undead']
const shelf = [
  ...[...wants, 'beast-hostile', 'mindless'].map((each) => served(`people/wants-${each}`)),
]
const toll: Table = {
  ...{ id: 'toll', title: 'At the toll house', dice: '1d2', source: 'the GM', use: 'reaction' },
  rows: [
    ['1', 'the toll'],
    ['2', 'a share of {if attitude=hostile: everything|else: the bread}'],
  ],
}

let play: Play
beforeEach(() => {
  play = new Play('delve', { monsters, tables: [...shelf, toll] })
})

function meet(bands: string, attitude: Encounter['attitude']): void {
  play.does('house.make-encounter', { monster: bands, number: 2 })
  play.change({ encounter: { ...(play.state.encounter as Encounter), attitude } })
}
const rowsOf = (id: string): string[] =>
  served(id).rows.map(([, says]) => says.slice(0, 1).toUpperCase() + says.slice(1))

test('wants go by attitude and mind', () => {
  meet('bundled-goblin', 'hostile')
  expect(rowsOf('people/wants-hostile')).toContain(play.does('house.encounter-wants', {}))
  play.change({ encounter: { ...(play.state.encounter as Encounter), attitude: 'friendly' } })
  expect(wantOf(play.state.encounter as Encounter)).toBeNull()
  expect(rowsOf('people/wants-friendly')).toContain(play.does('house.encounter-wants', {}))
  expect(wantOf(play.state.encounter as Encounter)).not.toBeNull()
})

test('the table that the GM chose for the place comes first', () => {
  play.does('house.reaction-table', { table: 'toll' })
  meet('bundled-goblin', 'hostile')
  expect(play.does('house.encounter-wants', {}, { reaction: [2] })).toBe('A share of everything')
  expect(play.does('house.encounter-wants', { want: 'a bed' })).toBe('A bed')
})

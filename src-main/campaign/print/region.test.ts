import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import { seedOf, TestDesk } from '../../rules/generators/testing/desk.ts'
import { makeRegion } from '../../rules/regions/make-region.ts'
import { regionRecipe } from '../../rules/regions/recipe.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { makeContent } from './index.ts'
import type { RegionSheet } from './region.ts'

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../../resources')))
const { situation: bare, at } = desk.context('delve')
const wanted = {
  columns: 8,
  rows: 6,
  sea: 'west' as const,
  climate: 'temperate' as const,
  settlements: 3,
  culture: 'any',
}
const generated = makeRegion(
  regionRecipe(wanted, seedOf(4)),
  { id: 'region-1', miles: 6, kept: [] },
  { situation: bare, at },
)
const town = generated.hexes.find(({ mark }) => mark === 'town' || mark === 'village')?.id
const region = {
  ...generated,
  tables: { forest: 'no such table' },
  hexes: generated.hexes.map((hex) => ({
    ...hex,
    known: hex.id === town ? ('visited' as const) : ('unknown' as const),
  })),
}
const situation = { ...bare, regions: { 'region-1': region } }

function sheet(players: boolean, key = true): RegionSheet {
  const content = makeContent(
    { template: 'region', region: null, players, key },
    { situation, ruleset: rulesetOf(situation), shelf: at.shelf, entries: [] },
  )
  if (content.end !== 'made') throw new Error('it was refused')
  return content.data as RegionSheet
}

test('the GM’s version has every hex with something in it, and the tables that were chosen', () => {
  const { hexes, tables } = sheet(false)
  expect(hexes.length).toBeGreaterThan(20)
  expect(tables).toEqual([{ terrain: 'Forest', table: 'no such table' }])
})

test('the players’ version has what they know and nothing else', () => {
  const { hexes, tables, seed, drawing } = sheet(true)
  expect(hexes).toHaveLength(1)
  expect([tables, seed]).toEqual([[], ''])
  expect(drawing.hexes.filter(({ ground }) => ground !== null)).toHaveLength(1)
  const unknown = region.hexes.flatMap((hex) => (hex.id === town || !hex.text ? [] : [hex.text]))
  const text = JSON.stringify(sheet(true))
  expect(unknown.filter((one) => text.includes(one))).toEqual([])
})

test('the map is printed alone where no key is wanted, and without a region nothing is', () => {
  expect(sheet(false, false).hexes).toEqual([])
  const content = makeContent(
    { template: 'region', region: 'gone', players: false, key: true },
    { situation, ruleset: rulesetOf(situation), shelf: at.shelf, entries: [] },
  )
  expect(content).toMatchObject({ end: 'refused' })
})

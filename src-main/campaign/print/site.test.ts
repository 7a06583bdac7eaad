import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../app/bundled.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { seedOf, TestDesk } from '../../rules/generators/testing/desk.ts'
import { rulesetOf } from '../../rules/registry.ts'
import { makeSettlement } from '../../rules/sites/make-settlement.ts'
import { makeSite } from '../../rules/sites/make-site.ts'
import { dungeonRecipe } from '../../rules/sites/recipe.ts'
import { site, type SiteSheet } from './site.ts'

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../../resources')))
const { situation: bare, at } = desk.context('hearts')
const recipe = dungeonRecipe(
  {
    purpose: 'crypt',
    size: 9,
    level: 2,
    factions: 2,
    contents: 'classic',
    loops: 'some',
    secrets: 2,
  },
  seedOf(3),
)
const crypt = makeSite(recipe, 'site-1', { situation: bare, at })
const situation: Situation = { ...bare, sites: { 'site-1': crypt } }
const sources = { situation, ruleset: rulesetOf(situation), shelf: at.shelf, entries: [] }

function sheet(players: boolean): SiteSheet {
  const content = site({ template: 'site', site: 'site-1', players }, sources)
  if (content.end !== 'made') throw new Error('it was refused')
  return content.data as SiteSheet
}

test('the GM’s version has the map and every place in order, with its exits', () => {
  const { title, says, places, drawing } = sheet(false)
  expect([title, says]).toEqual([crypt.title, '9 places, level 2, HEARTS'])
  expect(places.map(({ number, title: name }) => [number, name])).toEqual(
    crypt.places.map(({ number, title: name }) => [number, name]),
  )
  expect(drawing?.places).toHaveLength(9)
  expect(places.every(({ exits }) => exits !== '')).toBe(true)
})

test('the GM’s version has the figures of everybody who is there, each once', () => {
  const { monsters } = sheet(false)
  const titles = monsters.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(1)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { text } of monsters) expect(text).toMatch(/^HP \d.*ST \d/)
  expect(sheet(true).monsters).toEqual([])
})

test('the players’ version has the map alone, without secret ways', () => {
  const { places, about, wanderers, seed, drawing } = sheet(true)
  expect({ places, about, wanderers, seed }).toEqual({
    places: [],
    about: [],
    wanderers: [],
    seed: '',
  })
  expect(drawing?.doors.filter(({ door }) => door === 'secret door')).toEqual([])
})

test('a settlement is a list without a map, for the GM alone', () => {
  const village = makeSettlement({ size: 'village', culture: 'any', seed: seedOf(3) }, 'site-2', {
    situation: bare,
    at,
  })
  const around = { ...sources, situation: { ...bare, sites: { 'site-2': village } } }
  const forGm = site({ template: 'site', site: 'site-2', players: false }, around)
  expect(forGm).toMatchObject({
    data: { says: '8 places, a list without a map, HEARTS', drawing: null },
  })
  expect(site({ template: 'site', site: 'site-2', players: true }, around)).toMatchObject({
    end: 'refused',
    refused: { way: 'Print the GM’s version: it holds the list.' },
  })
})

test('without a choice it is the first site of the list', () => {
  const sites = { 'site-1': { ...crypt, title: 'Zephyr' }, 'site-2': { ...crypt, title: 'Abbey' } }
  const content = site(
    { template: 'site', site: null, players: false },
    { ...sources, situation: { ...bare, sites } },
  )
  expect(content).toMatchObject({ data: { title: 'Abbey' } })
})

test('without a site it says how to get one', () => {
  const content = site(
    { template: 'site', site: null, players: false },
    { ...sources, situation: bare },
  )
  expect(content).toEqual({
    end: 'refused',
    refused: {
      why: 'No site is kept in this campaign.',
      way: 'Generate one under Prep, Sites.',
    },
  })
})

import { expect, test } from 'vitest'
import { blocksOf, placesOf, squaresOf, ticksOf } from '../../../testing/sheet.ts'
import { characters } from '../character/index.ts'
import { fields } from '../fields.ts'
import { blankSheet, sheet } from './index.ts'

const blank = characters.blank('c1', 'Toromeen')
const thing = (id: string, name: string, gear: string) => ({
  id,
  name,
  gear,
  count: 1,
  ready: true,
})
const items = {
  a: thing('a', 'Battleaxe', 'battleaxe'),
  b: thing('b', 'Chain Mail', 'chain-mail'),
  c: thing('c', 'Rope', 'rope'),
}
const who = {
  ...blank,
  values: {
    ...Object.fromEntries(fields.map(({ id }, at): [string, number] => [id, (at % 9) + 1])),
    strength: 18,
    size: 3,
    injuries: 3,
  } as Record<string, number>,
  skills: { 'Dwarven Culture': 2, 'Spell: Shield': 3 },
  conditions: { surprised: {}, 'dying of injuries': {} },
  items,
  itemOrder: ['a', 'b', 'c'],
}
const filled = sheet(who, { name: 'Belfry' })

const names = (of: typeof filled): string[] => [
  ...placesOf(of).map(({ field }) => field),
  ...ticksOf(of).map(({ field }) => field),
  ...squaresOf(of).map(({ field }) => field),
]

test('the blank sheet has the places of a filled one, each once, and nothing in them', () => {
  const empty = blankSheet()
  expect(names(empty)).toEqual(names(filled))
  expect(new Set(names(empty)).size).toBe(names(empty).length)
  expect(names(empty).filter((name) => name.includes('.'))).toEqual([])
  expect(placesOf(empty).filter(({ value }) => value !== '')).toEqual([])
})

test('every number stands in its place, and what an ability gives beside it', () => {
  const places = new Map(placesOf(filled).map(({ field, value }) => [field, value]))
  const missing = fields.filter(
    ({ id, show }) =>
      show.print && id !== 'injuries' && places.get(`values/${id}`) !== String(who.values[id]),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
  expect(places.get('about/strength major')).toBe('4')
  expect(places.get('about/fortitude major')).toBe('4')
  expect(squaresOf(filled)).toEqual([
    expect.objectContaining({ field: 'tracks/values/injuries', full: 3 }),
  ])
})

test('what levels and the species gave a reaction is beside what abilities feed', () => {
  const dwarf = {
    ...blank,
    values: { ...blank.values, endurance: 15, strength: 18, warrior: 2, health: 11, fortitude: 11 },
  }
  const places = new Map(
    placesOf(sheet(dwarf, { name: 'Belfry' })).map(({ field, value }) => [field, value]),
  )
  const of = (reaction: string) =>
    ['major', 'minor', 'levels', 'special'].map((what) => places.get(`about/${reaction} ${what}`))
  expect(of('health')).toEqual(['2', '2', '1', '2'])
  expect(of('fortitude')).toEqual(['4', '1', '2', ''])
})

test('things, fields, spells and states stand in their lists', () => {
  expect(filled.lists).toEqual({
    weapons: [['Battleaxe', 'd10', '2', '2', '18', '2']],
    armour: [['Chain Mail', '5', '15']],
    carried: [['Rope', '3']],
    fields: [['Dwarven Culture', '+2']],
    spells: [['Shield', '3']],
    conditions: [['surprised']],
  })
  const shown = blocksOf(filled).flatMap((block) => ('list' in block ? [block.list] : []))
  expect(Object.keys(filled.lists).filter((list) => !shown.includes(list))).toEqual([])
})

test('GAM-SIZ-01, GAM-WPN-15: bulk is what the bearer feels, of all pieces carried', () => {
  const { lists } = sheet(
    {
      ...who,
      items: {
        a: thing('a', 'Fine club', 'Fine club'),
        b: thing('b', 'Cloth made large', 'Cloth made large'),
        c: { ...thing('c', 'Crossbow Bolt', 'Crossbow Bolt'), count: 10 },
      },
    },
    { name: 'Belfry' },
  )
  expect([lists['weapons']?.[0]?.[4], lists['armour'], lists['carried']]).toEqual([
    '1.25',
    [['Cloth made large', '1', '16']],
    [['Crossbow Bolt × 10', '2']],
  ])
})

test('GAM-CRE-03, GAM-CRE-15: specialties, moral code, motivation, height and weight are printed', () => {
  const told = 'Moral code: Good\nMotivation: to go home\nHeight 61 in, weight 130 lb'
  const page = sheet({ ...blank, notes: `${told}\nOwes the ferryman.` }, { name: 'Belfry' })
  const places = new Map(placesOf(page).map(({ field, value }) => [field, value]))
  expect(page.placedNotes).toEqual(told.split('\n'))
  expect(
    ['Specialties', 'Moral code', 'Although I go on, because', 'Height, weight'].map((title) =>
      places.get(`about/${title}`),
    ),
  ).toEqual(['', 'Good', 'to go home', '5 ft 1 in, 130 lb'])
})

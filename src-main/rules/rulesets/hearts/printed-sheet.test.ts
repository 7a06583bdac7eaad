import { expect, it } from 'vitest'
import type { Creature, Item } from '../../situation.ts'
import { blankSheet, sheet } from './printed-sheet.ts'

function item(id: string, name: string, more: Partial<Item> = {}): Item {
  return { id, name, count: 1, ready: false, ...more }
}

function odo(items: Item[]): Creature {
  return {
    id: 'c1',
    name: 'Odo Fenwick',
    side: 'party',
    kind: 'character',
    values: { hp: 1, maxHp: 3, st: 13, ap: 0, maxAp: 1, mana: 0, maxMana: 0, coins: 7 },
    skills: { Pirate: 9, Seamanship: 12 },
    conditions: {},
    items: Object.fromEntries(items.map((one) => [one.id, one])),
    itemOrder: items.map(({ id }) => id),
    attacks: {},
    attackOrder: [],
    tags: {},
    notes: 'Soaked.',
  }
}

it('sorts the pack into weapons, spellbooks and the rest, and ticks what is worn', () => {
  const printed = sheet(
    odo([
      item('i1', 'Sword', { gear: 'sword', ready: true }),
      item('i2', 'Shield', { gear: 'shield', ready: true }),
      item('i3', 'Plate', { gear: 'plate' }),
      item('i4', 'Torch', { count: 5 }),
      item('i5', 'Spellbook', { gear: 'spellbook', text: 'Fly' }),
      item('i6', 'Letter', { text: 'Come at once' }),
    ]),
    { name: 'The Drowned Belfry' },
  )
  expect(printed.weapons.rows).toEqual([['Sword', 'd8', '']])
  expect(printed.spellbooks.rows).toEqual([['Fly', '']])
  expect(printed.items).toEqual(['Shield', 'Plate', 'Torch × 5', 'Letter: Come at once'])
  expect(printed.boxes.find(({ title }) => title === 'Armour')?.ticks).toEqual([
    { title: 'shield 1', on: true },
    { title: 'maille 1', on: false },
    { title: 'plate 2', on: false },
  ])
})

it('prints the numbers as they stand now', () => {
  const printed = sheet(odo([]), { name: 'The Drowned Belfry' })
  expect(printed.boxes.map(({ title, value, pips }) => [title, value, pips])).toEqual([
    ['Hit points', '1', { full: 1, most: 3 }],
    ['ST', '13', null],
    ['Armour', '0', null],
    ['Mana', '0', null],
  ])
  expect(printed.coins.value).toBe('7')
  const scores = printed.skills.columns
    .flatMap(({ skills }) => skills)
    .filter(({ score }) => score !== '')
  expect(scores).toEqual([
    { name: 'Seamanship', score: '12' },
    { name: 'Pirate', score: '9' },
  ])
})

it('a blank sheet has all 25 skills and no value anywhere', () => {
  const blank = blankSheet()
  expect(blank.skills.columns.flatMap(({ skills }) => skills)).toHaveLength(25)
  expect([blank.name, blank.coins.value, ...blank.boxes.map(({ value }) => value)]).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
  ])
  expect(blank.boxes[0]?.pips).toEqual({ full: 3, most: 3 })
})

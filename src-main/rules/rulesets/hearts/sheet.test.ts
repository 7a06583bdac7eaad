import { expect, it } from 'vitest'
import { blocksOf, placesOf, ticksOf } from '../../testing/sheet.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import { spells } from './magic/index.ts'
import { blankSheet, sheet } from './sheet.ts'

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
  expect(printed.lists['weapons']).toEqual([['Sword', 'd8', '']])
  expect(printed.lists['spells']).toEqual([
    ['Fly', spells.find(({ name }) => name === 'Fly')?.says],
  ])
  expect(printed.lists['items']?.flat()).toEqual([
    'Shield',
    'Plate',
    'Torch × 5',
    'Letter: Come at once',
  ])
  expect(ticksOf(printed).filter(({ field }) => /shield|maille|plate/.test(field))).toEqual([
    { field: 'ticks/gear/shield', title: 'shield 1', on: true },
    { field: 'ticks/gear/maille', title: 'maille 1', on: false },
    { field: 'ticks/gear/plate', title: 'plate 2', on: false },
  ])
})

it('ticks an implement that is carried, because its Mana counts in hand or not', () => {
  const printed = sheet(odo([item('i1', 'Staff', { gear: 'staff' })]), { name: '' })
  const [wand, staff] = ticksOf(printed).filter(({ field }) => /wand|staff/.test(field))
  expect([wand?.on, staff?.on]).toEqual([false, true])
})

it('prints the numbers as they stand now', () => {
  const printed = sheet(odo([]), { name: 'The Drowned Belfry' })
  const boxes = blocksOf(printed).flatMap((block) => (block.kind === 'boxes' ? [block] : []))
  expect(boxes.map(({ title, boxes, pips }) => [title, boxes[0]?.value, pips])).toEqual([
    ['Hit points', '1', { full: 1, most: 3 }],
    ['ST', '13', undefined],
    ['Armour', '0', undefined],
    ['Mana', '0', undefined],
    ['Coins', '7', undefined],
  ])
  const scores = placesOf(printed).filter(
    ({ field, value }) => field.startsWith('skills/') && value !== '',
  )
  expect(scores.map(({ field, value }) => [field, value])).toEqual([
    ['skills/Seamanship', '12'],
    ['skills/Pirate', '9'],
  ])
})

it('a blank sheet has all 25 skills and no value anywhere', () => {
  const blank = blankSheet()
  const places = placesOf(blank)
  expect(places.filter(({ field }) => field.startsWith('skills/'))).toHaveLength(25)
  expect(places.filter(({ value }) => value !== '')).toEqual([])
  expect([blank.name, blank.notes, blank.campaign, blank.lists]).toEqual(['', '', '', {}])
  const [hitPoints] = blocksOf(blank)
  expect(hitPoints?.kind === 'boxes' && hitPoints.pips).toEqual({ full: 3, most: 3 })
})

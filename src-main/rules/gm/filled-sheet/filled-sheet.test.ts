import { expect, it } from 'vitest'
import { rulesetOf } from '../../registry.ts'
import { newCreature } from '../../core/creature.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import { changes } from './changes.ts'
import { counted } from './lists.ts'
import { numberIn } from './single.ts'

const hearts = rulesetOf({ ruleset: 'hearts' })
const thing = (id: string, name: string, more: Partial<Item> = {}): Item => ({
  id,
  name,
  count: 1,
  ready: false,
  ...more,
})

function odo(...items: Item[]): Creature {
  return {
    ...newCreature('c1', 'Odo', 'character', { hp: 2, maxHp: 3, coins: 10 }),
    skills: { Pirate: 9 },
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}

function read(creature: Creature, ...fields: [name: string, was: string, now: string][]) {
  return changes(
    creature,
    hearts,
    fields.map(([name, was, now]) => ({ name, was, now })),
    20,
  )
}

it('a place nobody has written in is no difference, spaces and line ends neither', () => {
  expect(
    read(
      odo(),
      ['name', 'Odo', 'Odo'],
      ['notes', 'a b\nc', 'a  b \r\nc '],
      ['values/hp', '3', '3'],
    ),
  ).toEqual([])
})

it('name, numbers, skills, player and notes come back', () => {
  const changes = read(
    odo(),
    ['name', 'Odo', 'Odo the Bold'],
    ['player', '', 'Jana'],
    ['values/coins', '10', '25'],
    ['skills/Pirate', '9', '10'],
    ['skills/Sailor', '', '7'],
    ['notes', '', 'Owes the ferryman.'],
  )
  expect(changes.flatMap(({ effects }) => effects)).toEqual([
    { do: 'rename', creature: 'c1', name: 'Odo the Bold' },
    { do: 'player', creature: 'c1', player: 'Jana' },
    { do: 'set', creature: 'c1', field: 'coins', to: 25 },
    { do: 'skill', creature: 'c1', skill: 'Pirate', to: 10 },
    { do: 'skill', creature: 'c1', skill: 'Sailor', to: 7 },
    { do: 'notes', creature: 'c1', notes: 'Owes the ferryman.' },
  ])
})

it('ticks, tags, conditions and boxes of a number come back; notes go on from place to place', () => {
  const club = thing('i1', 'Club', { gear: 'club' })
  const changes = read(
    odo(club),
    ['ticks/gear/club', '', 'on'],
    ['ticks/conditions/prone', '', 'on'],
    ['conditions/0', '', 'soaked'],
    ['tags/undead', '', 'yes'],
    ['notes', 'Owes the ', 'Owes the old '],
    ['notes/2', 'ferryman.', 'ferryman.'],
    ['tracks/values/coins/0', 'on', 'on'],
    ['tracks/values/coins/1', '', 'on'],
    ['tracks/values/coins/2', '', ''],
  )
  expect(changes.flatMap(({ effects }) => effects)).toEqual([
    { do: 'item', creature: 'c1', item: { ...club, ready: true } },
    { do: 'condition', creature: 'c1', name: 'prone', to: { rule: 'GF-SHEET-07' } },
    { do: 'condition', creature: 'c1', name: 'soaked', to: { rule: 'GF-SHEET-07' } },
    { do: 'tag', creature: 'c1', tag: 'undead', on: true },
    { do: 'notes', creature: 'c1', notes: 'Owes the old ferryman.' },
    { do: 'set', creature: 'c1', field: 'coins', to: 2 },
  ])
})

it('all boxes of a number marked mean so many or more', () => {
  const all = ['0', '1'].map((at): [string, string, string] => [
    `tracks/values/coins/${at}`,
    at === '0' ? 'on' : '',
    'on',
  ])
  expect(read(odo(), ...all)).toEqual([])
})

it('a thing that stands in two lists may be rewritten in either, and in both alike', () => {
  const axe = thing('i1', 'Axe')
  const effects = (...fields: [name: string, was: string, now: string][]) =>
    read(odo(axe), ...fields).flatMap((change) => change.effects)
  const renamed = { do: 'item', creature: 'c1', item: { ...axe, name: 'Old axe' } }
  expect(effects(['items/0', 'Axe', 'Axe'], ['weapons/0/0', 'Axe', 'Old axe'])).toEqual([renamed])
  expect(effects(['items/0', 'Axe', 'Old axe'], ['weapons/0/0', 'Axe', 'Old axe'])).toEqual([
    renamed,
  ])
  expect(effects(['items/0', 'Axe', ''], ['weapons/0/0', 'Axe', ''])).toEqual([
    { do: 'drop item', creature: 'c1', item: 'i1' },
  ])
  const changes = read(odo(axe), ['items/0', 'Axe', 'Old axe'], ['weapons/0/0', 'Axe', 'New axe'])
  expect(changes.map(({ difference }) => difference.refuses)).toEqual([
    null,
    expect.stringContaining('Items, line 1'),
  ])
})

it('what is new in two lists is taken up once', () => {
  const changes = read(odo(), ['items/0', '', 'Net'], ['weapons/0/0', '', 'Net'])
  expect(changes.flatMap(({ effects }) => effects)).toHaveLength(1)
})

it('what the campaign says by now is reported where it is neither the printed nor the written', () => {
  const [hp] = read(odo(), ['values/hp', '3', '1'])
  expect(hp?.difference).toMatchObject({ title: 'HP', was: '3', now: '1', here: '2' })
  const [same] = read(odo(), ['values/hp', '2', '1'])
  expect(same?.difference.here).toBeNull()
})

it.each([
  ['values/hp', '2', 'two', 'no whole number'],
  ['values/hp', '2', '-4', 'from 0 to'],
  ['values/luck', '', '4', 'no such number'],
  ['skills/Pirate', '9', '99', 'from 1 to 30'],
  ['name', 'Odo', ' ', 'must have a name'],
  ['notes', '', 'so on '.repeat(2_000), 'longer than'],
  ['ticks/gear/plate', '', 'on', 'carry no such thing'],
  ['about/Star sign', '', 'crab', 'note it by hand'],
  ['tracks/own/0', '', 'on', 'note it by hand'],
  ['about/Looks', '', 'tall '.repeat(200), 'longer than'],
])('%s from “%s” to “%.20s” is reported and not taken', (name, was, now, why) => {
  const [only] = read(odo(), [name, was, now])
  expect(only?.effects).toEqual([])
  expect(only?.difference.refuses).toContain(why)
})

it('lines of things: one rewritten, one crossed out, one new, one known by its price list', () => {
  const changes = read(
    odo(thing('i1', 'Rope'), thing('i2', 'Torch', { count: 3 })),
    ['items/0', 'Rope', 'Silk rope'],
    ['items/1', 'Torch × 3', ''],
    ['items/2', '', 'A crown'],
    ['items/3', '', '2 × club'],
  )
  expect(changes.flatMap(({ effects }) => effects)).toEqual([
    { do: 'item', creature: 'c1', item: thing('i1', 'Silk rope') },
    { do: 'drop item', creature: 'c1', item: 'i2' },
    { do: 'item', creature: 'c1', item: thing('i20', 'A crown') },
    {
      do: 'item',
      creature: 'c1',
      item: thing('i21', 'Club', {
        count: 2,
        gear: hearts.gear.find(({ name }) => name === 'Club')?.id ?? '',
      }),
    },
  ])
})

it('two items of one name are told apart by their lines; a text in an item changes alone', () => {
  const changes = read(
    odo(thing('i1', 'Torch'), thing('i2', 'Torch'), thing('i3', 'Scroll', { text: 'Sleep' })),
    ['items/0', 'Torch', 'Torch'],
    ['items/1', 'Torch', 'Torch × 4'],
    ['spells/0/0', 'Sleep', 'Charm'],
    ['spells/0/1', '', ''],
  )
  expect(changes.flatMap(({ effects }) => effects)).toEqual([
    { do: 'item', creature: 'c1', item: thing('i2', 'Torch', { count: 4 }) },
    { do: 'item', creature: 'c1', item: thing('i3', 'Scroll', { text: 'Charm' }) },
  ])
})

it('a line whose thing has gone meanwhile is reported, and nothing is done', () => {
  const [only] = read(odo(), ['items/0', 'Rope', 'Silk rope'])
  expect(only).toMatchObject({
    effects: [],
    difference: { here: 'not carried', refuses: 'It is not carried any more.' },
  })
})

it('counts and numbers as people write them', () => {
  expect(counted('Torch x3')).toEqual({ name: 'Torch', count: 3 })
  expect(counted('Arrow × 20')).toEqual({ name: 'Arrow', count: 20 })
  expect(counted('Box of 3')).toEqual({ name: 'Box of 3', count: 1 })
  expect(['12', '−1', '+ 2', '1.5', '', '1e9'].map(numberIn)).toEqual([12, -1, 2, null, null, null])
})

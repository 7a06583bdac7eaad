import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import type { RulesetId } from '../../core/situation.ts'
import type { Table } from '../../tables/table.ts'
import { Play } from '../testing/play.ts'
import { placeTable } from './place-tables.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../../../resources'))
const does = { action: 'move' }

/** A new campaign in a level 1 place, with the built-in monsters and tables. */
const play = (ruleset: RulesetId, place = { title: 'The mill', level: 1 }): Play =>
  new Play(
    ruleset,
    { monsters, tables: tables.all() },
    { place, borrowed: ruleset === 'hearts' ? { dungeon: 'delve' } : {} },
  )

test.each(['hearts', 'delve'] as const)(
  '%s: a place without a table says so, and draws at once from the one that is chosen',
  (ruleset) => {
    const evening = play(ruleset)
    const action = 'delve.turn'
    const doing = { event: [4] }
    expect(evening.does(action, does, doing)).toMatch(/Locality: the place changes$/)
    expect(evening.state.event).toMatchObject({ face: 4, lacks: 'locality' })
    expect(evening.entries.at(-1)?.outcome.why).toContainEqual({
      name: 'Locality',
      value: 'No locality table for this place. Choose one or write one.',
      rule: 'DLV-DEV-05',
    })
    expect(evening.preview('house.locality-table', { table: 'locality-caves' })?.verdict).toBe(
      'Localities for caves, 1d12 now',
    )
    expect(
      evening.does('house.locality-table', { table: 'locality-caves' }, { locality: [6] }),
    ).toBe('Loose scree: every step is heard')
    expect(evening.state.event).toEqual({
      action,
      face: 4,
      title: 'Locality',
      says: 'Loose scree: every step is heard',
      at: evening.state.clock.seconds,
    })
    expect(evening.does(action, does, { ...doing, locality: [12] })).toMatch(
      /Bats cover the ceiling/,
    )
    evening.takeBack()
    evening.takeBack()
    expect(evening.state.event?.lacks).toBe('locality')
    expect(evening.state.place).toEqual({ title: 'The mill', level: 1 })
  },
)

test('a clue comes from the table of the monster it announces, and says which', () => {
  const evening = play('delve')
  evening.does('delve.turn', does, { event: [2], 'wandering table': [1], clue: [1] })
  const monster = monsters.find(({ id }) => id === evening.state.foretold?.monster)
  const families = tables.forUse('clue').filter(({ at }) => monster?.tags.includes(at ?? ''))
  const from = evening.entries.at(-1)?.outcome.why.find(({ name }) => name === 'Clue from')
  expect(families.map(({ title }) => `${title}, entry 1`)).toContain(from?.value)
  expect(families.map(({ rows }) => rows[0]?.[1])).toContain(evening.state.foretold?.clue)
})

test('a locality comes from the kind of place that its title names, and no other', () => {
  const at = (title: string): string =>
    play('delve', { title, level: 1 }).does('delve.turn', does, { event: [4], locality: [1] })
  expect(at('The drowned crypt')).toMatch(/A burial shelf lets go/)
  expect(at('Caves of the toad')).toMatch(/The stream sinks into the gravel/)
  expect(at('The mill')).toMatch(/Locality: the place changes$/)
})

test('rumours come from the table of the place, else from one that serves everywhere', () => {
  const evening = play('delve')
  const anywhere = tables.forUse('rumour').find(({ at }) => at === undefined)
  expect(evening.preview('house.rumour', {})?.verdict).toContain(anywhere?.title)
  evening.does('house.rumour-table', { table: 'clue-caves' })
  expect(evening.preview('house.rumour', {})?.verdict).toBe('1d12 on Clues for caves')
})

test('the encounter table of the place is chosen as its other tables are', () => {
  const evening = play('delve')
  evening.does('house.encounter-table', { table: 'dungeon-3' })
  expect(evening.state.place).toEqual({ title: 'The mill', level: 1, table: 'dungeon-3' })
})

test('a clue that found no table is given to the encounter it announced', () => {
  const own = tables.all().filter(({ use, at }) => use !== 'clue' || at === undefined)
  const evening = new Play(
    'delve',
    { monsters, tables: own },
    { place: { title: 'The mill', level: 1 } },
  )
  const drawn = { event: [2], 'wandering table': [1] }
  evening.does('delve.turn', does, drawn)
  expect(evening.state.foretold?.clue).toBeUndefined()
  expect(evening.state.event?.lacks).toBe('clue')
  evening.does('house.clue-table', { table: 'clue-caves' }, { clue: [6] })
  expect(evening.state.foretold?.clue).toBe('The drip that has marked the time stops')
  expect(evening.state.event?.lacks).toBeUndefined()
})

test('the choice stays with the place until another place is set', () => {
  const evening = play('block-dodge-parry')
  evening.does('house.clue-table', { table: 'clue-mine' })
  evening.does('house.locality-table', { table: 'locality-mine' })
  expect(evening.state.place.tables).toEqual({ clue: 'clue-mine', locality: 'locality-mine' })
  evening.does('house.place', {
    title: 'The wood',
    level: 0,
    terrain: 'forest',
    clue: 'clue-wilds',
  })
  expect(evening.state.place).toEqual({
    title: 'The wood',
    level: 0,
    terrain: 'forest',
    tables: { clue: 'clue-wilds' },
  })
})

test('a place is set with tables of its choice, the rest left empty', () => {
  const evening = play('delve')
  const empty = { table: '', clue: '', rumour: '', reaction: '' }
  evening.does('house.place', { title: 'The fen', level: 1, locality: 'locality-mine', ...empty })
  expect(evening.state.place).toEqual({
    title: 'The fen',
    level: 1,
    tables: { locality: 'locality-mine' },
  })
  evening.does('house.place', { title: 'The dunes', level: 1, locality: '', ...empty })
  expect(evening.state.place).toEqual({ title: 'The dunes', level: 1 })
})

test('a table of the GM’s own serves the level or terrain it names, and no other', () => {
  const own: Table = {
    ...{ id: 'own:mill', title: 'The mill', dice: '1d2', source: 'the GM', use: 'locality' },
    ...{ at: '2', rows: [['1-2', 'The wheel turns by itself']] },
  }
  const below = (level: number): string =>
    new Play(
      'delve',
      { monsters, tables: [...tables.all(), own] },
      { place: { title: 'The mill', level } },
    ).does('delve.turn', does, { event: [4], locality: [1] })
  expect(below(2)).toMatch(/The wheel turns by itself/)
  expect(below(1)).toMatch(/Locality: the place changes$/)
})

test('above ground only the table of the terrain is rolled on', () => {
  const nowhere = play('delve', { title: 'Somewhere', level: 0 })
  expect(nowhere.preview('house.meet')?.refuses).toMatch(/No encounter table/)
})

test('rows that a place draws from a deck do not come up again, wherever they are drawn next', () => {
  const deck: Table = {
    id: 'own:two tellings',
    title: 'Two tellings',
    dice: '1d2',
    source: 'the GM',
    deck: true,
    rows: [
      ['1', 'The bell rings under the water'],
      ['2', 'The miller pays in old coin'],
    ],
  }
  const evening = new Play(
    'delve',
    { monsters, tables: [...tables.all(), deck] },
    { place: { title: 'The mill', level: 1 } },
  )
  evening.does('house.rumour-table', { table: deck.id })
  evening.does('house.locality-table', { table: deck.id })
  const heard = evening.does('house.rumour', {}, { rumour: [1] })
  const changed = evening.does('delve.turn', does, { event: [4], locality: [1] })
  expect(heard).toMatch(/bell rings/)
  expect(changed).toMatch(/miller pays/)
  expect(evening.state.tableDesk?.decks).toEqual({ [deck.id]: [0, 1] })
  evening.takeBack()
  expect(evening.state.tableDesk?.decks).toEqual({ [deck.id]: [0] })
})

test('every monster of the bundled bestiary has a table of its signs', () => {
  const { state } = play('delve')
  const shelf = { table: () => undefined, tables: (use: string) => tables.forUse(use) }
  const without = monsters.filter((monster) => !placeTable(state, shelf as never, 'clue', monster))
  expect(without.map(({ name }) => name)).toEqual([])
})

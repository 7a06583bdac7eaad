import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundled } from '../../../app/bundled.ts'
import type { RulesetId } from '../../core/situation.ts'
import type { Table } from '../../tables/table.ts'
import { Play } from '../testing/play.ts'

const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../../../resources'))
const does = { action: 'move' }

/** A new campaign in a level 1 place, with the built-in monsters and tables. */
const play = (ruleset: RulesetId, place = { title: 'The mill', level: 1 }): Play =>
  new Play(
    ruleset,
    { monsters, tables },
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

test('a clue that found no table is given to the encounter it announced', () => {
  const evening = play('delve')
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

test('a table of the GM’s own serves the level or terrain it names, and no other', () => {
  const own: Table = {
    ...{ id: 'own:mill', title: 'The mill', dice: '1d2', source: 'the GM', use: 'locality' },
    ...{ at: '2', rows: [['1-2', 'The wheel turns by itself']] },
  }
  const below = (level: number): string =>
    new Play(
      'delve',
      { monsters, tables: [...tables, own] },
      { place: { title: 'The mill', level } },
    ).does('delve.turn', does, { event: [4], locality: [1] })
  expect(below(2)).toMatch(/The wheel turns by itself/)
  expect(below(1)).toMatch(/Locality: the place changes$/)
})

test('above ground only the table of the terrain is rolled on', () => {
  const nowhere = play('delve', { title: 'Somewhere', level: 0 })
  expect(nowhere.preview('house.meet')?.refuses).toMatch(/No encounter table/)
})

import { describe, expect, it, test } from 'vitest'
import { newCreature } from '../../../rules/core/creature.ts'
import { games, rulesetOf } from '../../../rules/registry.ts'
import { emptyShelf } from '../../../rules/testing/empty-shelf.ts'
import type { Creature } from '../../../rules/core/state/creature.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import { newState } from '../../state.ts'
import type { PrintSources } from '../print-content.ts'
import type { PlayAid, PlayAidWanted } from '../wanted.ts'
import { playAid } from './index.ts'
import type { AidPart, PlayAidPage } from './parts.ts'

const aids: readonly PlayAid[] = [
  'encounter',
  'dungeon-log',
  'travel-log',
  'hirelings',
  'spell-cards',
  'item-cards',
  'table-poster',
  'calendar',
  'squares',
  'hexes',
  'keys',
]

const wanted: PlayAidWanted = {
  template: 'play-aid',
  aid: 'dungeon-log',
  pages: 2,
  table: null,
  cell: 5,
}

function around(game: (typeof games)[number]['id'], some: Partial<Situation> = {}): PrintSources {
  const situation = { ...newState('Belfry', game, {}), ...some }
  return { situation, ruleset: rulesetOf(situation), shelf: emptyShelf, entries: [] }
}

function partOf(some: Partial<PlayAidWanted>, here: PrintSources): AidPart {
  const content = playAid({ ...wanted, ...some }, here)
  if (content.end !== 'made') throw new Error(content.refused.why)
  return (content.data as PlayAidPage).part
}

describe.each(games.map(({ id, title }) => ({ id, title })))('of $title', ({ id }) => {
  it.each(aids)('there is a page for %s, or a reason why not', (aid) => {
    const content = playAid({ ...wanted, aid }, around(id))
    if (content.end === 'made') expect(content.title).toContain(rulesetOf({ ruleset: id }).title)
    else expect(content.refused.way).not.toBe('')
  })

  it('cards have every spell and every thing that is sold', () => {
    const here = around(id)
    const { spells, gear } = here.ruleset
    if (spells.length > 0) {
      const part = partOf({ aid: 'spell-cards' }, here)
      expect(part.kind === 'cards' && part.cards.map(({ text }) => text)).toEqual(
        spells.map(({ says }) => says),
      )
    }
    const things = partOf({ aid: 'item-cards' }, here)
    expect(things.kind === 'cards' && things.cards.length).toBe(
      gear.filter(({ beast, cost, madeFor }) => cost > 0 && !beast && !madeFor).length,
    )
  })
})

test('an encounter sheet has the foes who stand, their hit points as boxes, and rows for more', () => {
  const foe = (id: string, name: string, dead: boolean): Creature => ({
    ...newCreature(id, name, 'monster', { hp: 1, maxHp: 3 }),
    conditions: dead ? { dead: {} } : {},
  })
  const creatures = { c1: foe('c1', 'Goblin 1', false), c2: foe('c2', 'Goblin 2', true) }
  const part = partOf({ aid: 'encounter' }, around('hearts', { creatures }))
  if (part.kind !== 'fighters') throw new Error('no fighters')
  expect(part.fighters.map(({ name, life }) => [name, life?.most])).toEqual([
    ['Goblin 1', 3],
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ])
})

test('numbers of the same value stand on an encounter sheet under one, and a 0 not at all', () => {
  const orc = newCreature('c1', 'Orc', 'monster', { hp: 5, maxHp: 5, str: 10, dex: 10, wil: 8 })
  const part = partOf(
    { aid: 'encounter' },
    around('delve', { creatures: { c1: { ...orc, side: 'foes' } } }),
  )
  expect(part.kind === 'fighters' && part.fighters[0]?.numbers).toEqual([
    { label: 'STR, DEX', value: '10' },
    { label: 'WIL', value: '8' },
  ])
})

test('a poster shows the GM’s own table, and says when it is gone', () => {
  const inns = {
    id: 'inns',
    title: 'Inns',
    dice: '1d2',
    source: '',
    rows: [
      ['1', 'The Ox'],
      ['2', 'The Eel'],
    ] as [string, string][],
  }
  const here = around('hearts', { tables: { inns } })
  expect(partOf({ aid: 'table-poster' }, here)).toEqual({
    kind: 'poster',
    title: 'Inns',
    dice: 'd2',
    rows: [
      { roll: '1', text: 'The Ox' },
      { roll: '2', text: 'The Eel' },
    ],
  })
  expect(playAid({ ...wanted, aid: 'table-poster', table: 'gone' }, here)).toMatchObject({
    end: 'refused',
    refused: { way: 'Choose another.' },
  })
})

it('the sheet of keys shows each part of the screen, without actions that have none', () => {
  const keys = [
    { title: 'Everywhere', rows: [{ keys: ['U', 'Ctrl+Z'], does: 'Undo' }] },
    { title: 'Fight', rows: [{ keys: [], does: 'Next round' }] },
  ]
  const here = { ...around('delve'), keys }
  expect(partOf({ aid: 'keys' }, here)).toEqual({ kind: 'keys', title: 'Keys', groups: [keys[0]] })
})

test('a month has its dates and the moons that are new or full, with and without names of its own', () => {
  const dateNotes = { d1: { id: 'd1', title: 'Fair', month: 'Thaw', day: 2 } }
  const plain = around('hearts', { dateNotes, clock: { seconds: 0, season: 'spring' } })
  const own = around('hearts', {
    dateNotes,
    clock: {
      seconds: 0,
      season: 'spring',
      calendar: {
        weekdays: ['Oneday', 'Twoday'],
        months: { Thaw: { id: 'Thaw', name: 'Thaw', days: 6, season: 'spring' } },
        monthOrder: ['Thaw'],
        start: { year: 1, month: 'Thaw', day: 1, weekday: 0 },
        moons: [{ name: 'Lamp', days: 6, age: 0 }],
      },
    },
  })
  const marks = (here: PrintSources) => {
    const part = partOf({ aid: 'calendar', pages: 1 }, here)
    return part.kind === 'months' ? part.months.map((month) => month.marks) : null
  }
  expect(marks(plain)).toEqual([[{ at: 1, notes: ['Fair'], moons: [] }]])
  expect(marks(own)).toEqual([
    [
      { at: 0, notes: [], moons: [{ name: 'Lamp', turn: 'new' }] },
      { at: 1, notes: ['Fair'], moons: [] },
      { at: 3, notes: [], moons: [{ name: 'Lamp', turn: 'full' }] },
    ],
  ])
})

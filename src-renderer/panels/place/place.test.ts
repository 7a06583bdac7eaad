import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { placeAnswers, PlacePanel } from './place.svelte.ts'

it('the form starts from the place as it stands, for what the action asks', () => {
  const place = {
    title: 'L1, flooded crypt',
    level: 1,
    terrain: 'hills',
    at: null,
    regions: 0,
    table: null,
    inUse: null,
    lacks: null,
    clue: { table: 'clue-crypt', inUse: 'Clues for crypts' },
    locality: { table: null, inUse: null },
    rumour: { table: null, inUse: null },
    reaction: { table: null, inUse: null },
    tables: [],
  }
  expect(
    placeAnswers(place, {
      title: { kind: 'text', title: 'Where', max: 80 },
      level: { kind: 'number', title: 'Level', min: 0, max: 9 },
      terrain: { kind: 'choice', title: 'Terrain', of: ['plains', 'hills'] },
      clue: { kind: 'table', title: 'Clue table', use: 'clue', optional: true },
    }),
  ).toEqual({ title: 'L1, flooded crypt', level: 1, terrain: 'hills', clue: 'clue-crypt' })
})

it('tables are grouped by depth, by terrain, and the rest separately', () => {
  const screen = new Screen({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Api)
  const tables = [
    { id: 'a', title: 'Level 1', use: 'encounter', at: '1' },
    { id: 'b', title: 'Hills', use: 'encounter', at: 'hills' },
    { id: 'c', title: 'The mill', use: 'encounter', at: null },
    { id: 'd', title: 'Clues for caves', use: 'clue', at: null },
  ]
  screen.views.lay({
    place: {
      ...{ title: '', level: 1, terrain: null, table: null, inUse: 'Level 1', tables },
      ...{ clue: { table: 'd', inUse: 'Clues for caves' }, locality: { table: null, inUse: null } },
      rumour: { table: null, inUse: 'Rumours of the mill' },
      reaction: { table: null, inUse: 'By attitude' },
    },
    actions: [
      {
        id: 'house.place',
        slot: 'place',
        asks: { terrain: { kind: 'choice', title: 'Terrain', of: ['plains', 'hills'] } },
      },
    ],
  } as unknown as Views)
  const panel = new PlacePanel(screen)
  expect(panel.tablesFor('clue').map(({ of }) => of.map(({ id }) => id))).toEqual([['d']])
  expect(
    panel.tablesFor('encounter').map(({ title, of }) => [title, of.map(({ id }) => id)]),
  ).toEqual([
    ['By dungeon level', ['a']],
    ['By terrain', ['b']],
    ['Others', ['c']],
  ])
  expect(panel.inUse).toEqual([
    { title: 'Encounters', table: 'Level 1' },
    { title: 'Clues', table: 'Clues for caves' },
    { title: 'Localities', table: null },
    { title: 'Rumours', table: 'Rumours of the mill' },
    { title: 'Wants', table: 'By attitude' },
  ])
})

it('a table chosen for another level or terrain is not kept when the place moves', () => {
  const screen = new Screen({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Api)
  const table = { kind: 'table', title: 'Table', optional: true }
  screen.views.lay({
    place: {
      tables: [
        { id: 'fen', title: 'Fen', use: 'locality', at: 'swamp' },
        { id: 'crypt', title: 'Crypt', use: 'clue', at: 'crypt' },
      ],
    },
    actions: [
      {
        id: 'house.place',
        slot: 'place',
        asks: {
          level: { kind: 'number', title: 'Level', min: 0, max: 9 },
          terrain: { kind: 'choice', title: 'Terrain', of: ['desert', 'swamp'] },
          locality: { ...table, use: 'locality' },
          clue: { ...table, use: 'clue' },
        },
      },
    ],
  } as unknown as Views)
  const panel = new PlacePanel(screen)
  panel.form.tell({ level: 0, terrain: 'swamp', locality: 'fen', clue: 'crypt' })
  panel.moveTo({ terrain: 'swamp' })
  expect(panel.form.input).toMatchObject({ locality: 'fen', clue: 'crypt' })
  panel.moveTo({ terrain: 'desert' })
  expect(panel.form.input).toMatchObject({ terrain: 'desert', locality: '', clue: 'crypt' })
})

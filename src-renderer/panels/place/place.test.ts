import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { asItStands, PlacePanel } from './place.svelte.ts'

it('the form starts from the place as it stands, for what the action asks', () => {
  const place = {
    title: 'L1, flooded crypt',
    level: 1,
    terrain: 'hills',
    table: null,
    inUse: null,
    tables: [],
  }
  expect(
    asItStands(place, {
      title: { kind: 'text', title: 'Where', max: 80 },
      level: { kind: 'number', title: 'Level', min: 0, max: 9 },
      terrain: { kind: 'choice', title: 'Terrain', of: ['plains', 'hills'] },
    }),
  ).toEqual({ title: 'L1, flooded crypt', level: 1, terrain: 'hills' })
})

it('tables stand by depth, by terrain, and the rest apart', () => {
  const screen = new Screen({
    call: () => Promise.resolve({ ok: true, value: null }),
    on: () => () => undefined,
  } as unknown as Api)
  const tables = [
    { id: 'a', title: 'Level 1', at: '1' },
    { id: 'b', title: 'Hills', at: 'hills' },
    { id: 'c', title: 'The mill', at: null },
  ]
  screen.board.lay({
    place: { title: '', level: 1, terrain: null, table: null, inUse: 'Level 1', tables },
    actions: [
      {
        id: 'house.place',
        slot: 'place',
        asks: { terrain: { kind: 'choice', title: 'Terrain', of: ['plains', 'hills'] } },
      },
    ],
  } as unknown as Views)
  const panel = new PlacePanel(screen)
  expect(panel.tables.map(({ title, of }) => [title, of.map(({ id }) => id)])).toEqual([
    ['By dungeon level', ['a']],
    ['By terrain', ['b']],
    ['Others', ['c']],
  ])
  expect(panel.table).toBe('Level 1')
})

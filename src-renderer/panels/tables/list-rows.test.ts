import { expect, test } from 'vitest'
import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import { tableListRows } from './list-rows.ts'

const line = (id: string, some: Partial<TableLine> = {}): TableLine => ({
  ...{ id, title: id, group: 'People', origin: 'bundled', dice: '1d6', rows: 6, use: null },
  ...{ part: false, favourite: false, pinned: false, recent: null, rollable: true },
  ...some,
})
const lines = [
  line('Look'),
  line('Look of hands', { part: true }),
  line('Omens', { group: 'Your own', origin: 'own', favourite: true, recent: 1 }),
  line('Weather', { group: 'HEARTS', origin: 'game', recent: 0 }),
]
const none = new Set<string>()
const keys = (shown: Partial<Parameters<typeof tableListRows>[1]>) =>
  tableListRows(lines, { words: '', open: none, parts: false, ...shown }).map(({ key }) => key)

test('tables are under headings: marked ones, rolled ones, the GM’s, Gatefold’s, the games’', () => {
  expect(keys({})).toEqual(['Favourites', 'Rolled lately', 'Your own', 'People', 'HEARTS'])
})

test('an open heading shows its tables, those rolled last first, parts only when asked for', () => {
  expect(keys({ open: new Set(['Rolled lately', 'People']) })).toEqual([
    'Favourites',
    'Rolled lately',
    'Rolled lately/Weather',
    'Rolled lately/Omens',
    'Your own',
    'People',
    'People/Look',
    'HEARTS',
  ])
  expect(keys({ open: new Set(['People']), parts: true })).toContain('People/Look of hands')
})

test('a search finds parts too, the name as typed first, and by group', () => {
  expect(keys({ words: 'look' })).toEqual(['Look', 'Look of hands'])
  expect(keys({ words: 'hearts' })).toEqual(['Weather'])
  expect(keys({ words: 'xyzzy' })).toEqual([])
})

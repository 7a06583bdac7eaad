import { describe, expect, it } from 'vitest'
import type { Asks } from '../../../src-main/rules/core/asks.ts'
import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import {
  actionEntries,
  generatorEntries,
  isNearer,
  screenCommandEntries,
  parseSearch,
  markMatches,
  sortByMatch,
  ruleEntries,
  tableEntries,
  type PaletteEntry,
} from './entries.ts'
import { matchesWords } from '../../lib/help/find-help.ts'
import { rollModifiers } from './palette.svelte.ts'

describe('what is looked for', () => {
  it.each([
    ['mor', { looking: 'all', words: 'mor' }],
    ['=3d6+1', { looking: 'dice', words: '3d6+1' }],
    ['@odo', { looking: 'people', words: 'odo' }],
    ['# morale ', { looking: 'rules', words: 'morale' }],
    ['>', { looking: 'do', words: '' }],
  ])('%s', (typed, sought) => expect(parseSearch(typed)).toEqual(sought))
})

it('every word must be found, in any order', () => {
  expect([
    matchesWords('Morale, goblins', 'gob mor'),
    matchesWords('Morale, goblins', 'mor ogre'),
    matchesWords('Morale', ''),
  ]).toEqual([true, false, true])
})

it('marks what was typed', () => {
  expect(markMatches('Black moray', 'mor')).toEqual([
    { piece: 'Black ', hit: false },
    { piece: 'mor', hit: true },
    { piece: 'ay', hit: false },
  ])
})

it('the screen’s own commands and folds are found by title and by other words', () => {
  expect(screenCommandEntries('take back').map(({ title }) => title)).toEqual(['Undo'])
  expect(screenCommandEntries('explore').map(({ title, keys }) => [title, keys])).toEqual([
    ['Explore', 'fold.explore'],
  ])
})

it('each of the screen’s own commands stands once', () => {
  const keys = screenCommandEntries('').map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

it('a rule that two games print alike is listed once', () => {
  const rule = { rule: 'HRT-MOR-01' as const, title: 'Morale', text: '', section: '' }
  expect(ruleEntries([rule, rule]).map(({ key }) => key)).toEqual(['HRT-MOR-01'])
})

describe('how Enter is pressed', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false }
  it.each([
    [plain, { secret: false }],
    [{ ...plain, shiftKey: true }, { secret: true }],
    [
      { ...plain, ctrlKey: true },
      { secret: false, byHand: true },
    ],
    [
      { ...plain, metaKey: true },
      { secret: false, byHand: true },
    ],
  ])('%j', (event, how) => expect(rollModifiers(event)).toEqual(how))
})

it('what is named as typed stands before what only knows the word', () => {
  const entry = (title: string): PaletteEntry => ({
    key: title,
    title,
    note: '',
    icon: 'book',
    is: { a: 'dice', notation: '' },
  })
  const titles = [
    'Cast a spell',
    'Does the flight end?',
    'Put out a light',
    'Light another',
    'Light',
  ]
  expect(sortByMatch(titles.map(entry), 'light').map(({ title }) => title)).toEqual([
    'Light',
    'Light another',
    'Does the flight end?',
    'Put out a light',
    'Cast a spell',
  ])
})

it('other names are as near as the title', () => {
  const named = (title: string, names: string[] = []): PaletteEntry => ({
    ...{ key: title, title, names, note: '', icon: 'book' },
    is: { a: 'dice', notation: '' },
  })
  const entries = [named('Level of a spell'), named('Gain a level', ['level', 'level up'])]
  for (const words of ['level', 'level up', 'gain a level'])
    expect(sortByMatch(entries, words)[0]?.title).toBe('Gain a level')
  expect(sortByMatch(screenCommandEntries('export'), 'export')[0]?.key).toBe('campaigns')
})

it('an action with nothing on the table to choose from is struck, with the reason', () => {
  const action = (asks: Asks): ActionView => ({
    id: 'hearts.morale',
    title: 'Morale',
    rule: 'HRT-MOR-01',
    phase: 'fight',
    slot: 'morale',
    from: null,
    asks,
    input: {},
    preview: null,
    refuses: null,
    finds: '',
  })
  const nobody = { party: [], fight: null, timers: [], dues: [] }
  const group = action({ group: { kind: 'group', title: 'Who might break' } })
  const typed = action({ text: { kind: 'text', title: 'What', max: 10 } })
  expect(
    [group, typed].flatMap((one) =>
      actionEntries([one], '', nobody).map(({ note, refused }) => ({ note, refused })),
    ),
  ).toEqual([
    { note: '“Who might break”: no group is here. Roll an encounter first.', refused: true },
    { note: '', refused: false },
  ])
})

it('a kind of result goes before what can be done, where its name is nearer to the words', () => {
  const kinds = [
    { id: 'person', title: 'Person', group: 'People' as const, finds: 'npc stranger', inputs: {} },
    { id: 'noble', title: 'Noble', group: 'People' as const, finds: 'npc lord', inputs: {} },
  ]
  const undo = screenCommandEntries('undo')
  expect(generatorEntries(kinds, 'npc').map(({ title }) => title)).toEqual(['Person', 'Noble'])
  expect(
    ['person', 'undo', 'npc'].map((words) =>
      isNearer(generatorEntries(kinds, words), words === 'npc' ? [] : undo, words),
    ),
  ).toEqual([true, false, true])
})

it('tables are found by name and group, one of that very name first, and a faulty one is struck', () => {
  const table = (title: string, some: Partial<TableLine> = {}): TableLine => ({
    ...{ id: title, title, group: 'People', origin: 'bundled', dice: '1d6', rows: 6, use: null },
    ...{ part: false, favourite: false, pinned: false, recent: null, rollable: true, ...some },
  })
  const tables = [table('Look of hands', { part: true }), table('Look'), table('Omens')]
  expect(tableEntries(tables, 'look').map(({ title }) => title)).toEqual(['Look', 'Look of hands'])
  expect(tableEntries(tables, 'people').map(({ title }) => title)).toEqual([
    'Look',
    'Omens',
    'Look of hands',
  ])
  expect(tableEntries([table('Omens', { rollable: false })], 'omens')).toMatchObject([
    { refused: true, note: 'table with a fault' },
  ])
})

import { expect, test } from 'vitest'
import { apply } from '../apply.ts'
import { command, JournalTable } from '../testing/journal-table.ts'
import { firstHead } from '../state.ts'
import { context } from '../testing/context.ts'
import { newParty } from '../testing/party.ts'
import { chronicle } from './chronicle.ts'

const lines = (table: JournalTable): string[] =>
  chronicle(table.journal, 'spring').map(({ says, undone }) => (undone ? `(${says})` : says))

function climbed(): JournalTable {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  table.do('sample.climb', { who: 'ada' }, { test: [13], fall: [4] })
  return table
}

test('the newest line stands first, with its dice', () => {
  const table = climbed()
  expect(lines(table)).toEqual(['falls for 4', 'event 6'])
  expect(chronicle(table.journal, 'spring')[0]?.dice).toEqual([
    { sides: 20, face: 13, typed: true },
    { sides: 6, face: 4, typed: true },
  ])
})

test('undo strikes a line, redo takes the stroke away', () => {
  const table = climbed()
  table.undo()
  table.undo()
  expect(lines(table)).toEqual(['(falls for 4)', '(event 6)'])
  table.redo()
  expect(lines(table)).toEqual(['(falls for 4)', 'event 6'])
  table.undo()
  table.redo()
  table.redo()
  expect(lines(table)).toEqual(['falls for 4', 'event 6'])
})

test('an amendment stands in place of the line it amends, undone or redone', () => {
  const table = climbed()
  table.amend({ 'mojo bid': 6 })
  expect(lines(table)).toEqual(['turned for 4 mojo', 'event 6'])
  expect(chronicle(table.journal, 'spring')[0]?.was).toBe('falls for 4')
  table.undo()
  expect(lines(table)).toEqual(['(turned for 4 mojo)', 'event 6'])
  table.redo()
  expect(lines(table)).toEqual(['turned for 4 mojo', 'event 6'])
})

test('a line amended twice tells how it was first played, until it is so again', () => {
  const table = climbed()
  const was = () => chronicle(table.journal, 'spring')[0]?.was
  for (const _again of ['once', 'twice']) {
    table.amend({ 'mojo bid': 6 })
    expect(was()).toBe('falls for 4')
  }
  table.amend({ 'mojo bid': 0 })
  expect(was()).toBeNull()
})

test('a line that can no longer be carried out is struck with its reason, and comes back', () => {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  table.do('sample.turn', {}, { event: [5] })
  table.amend({ event: [3] }, 1)
  expect(lines(table)).toEqual(['event 3', '(event 5)'])
  expect(chronicle(table.journal, 'spring')[1]?.leftOut).toBe('ada must rest.')
  table.amend({ event: [6] })
  expect(lines(table)).toEqual(['event 5', 'event 6'])
})

test('a line can be amended after a redo, and no longer while it is undone', () => {
  const table = climbed()
  const amends = (): number[] => {
    const within = new Set(table.lineage.map(({ line }) => line.number))
    return chronicle(table.journal, 'spring', { within }).map(({ amends }) => amends.length)
  }
  expect(amends()).toEqual([3, 1])
  table.undo()
  expect(amends()).toEqual([0, 1])
  table.redo()
  expect(amends()).toEqual([3, 1])
})

test('a stretch that begins in the middle of the journal reads the same', () => {
  const table = climbed()
  table.undo()
  expect(chronicle(table.journal.slice(1), 'spring').map(({ undone }) => undone)).toEqual([true])
})

test('a heading is the turn, the round of a fight, the watch of a journey or the day in town', () => {
  const table = new JournalTable()
  table.do('sample.turn', {}, { event: [6] })
  const [entry] = table.journal
  if (!entry) throw new Error('no entry')
  const { round: _, ...peaceful } = entry
  const headings = chronicle(
    [
      { ...entry, number: 1, round: 2 },
      { ...peaceful, number: 2, scene: 'turn' as const },
      { ...peaceful, number: 3, scene: 'watch' as const },
      { ...peaceful, number: 4, scene: 'day' as const },
    ],
    'spring',
  ).map(({ heading }) => heading)
  expect(headings).toEqual(['Day 1', 'Watch 2', 'Turn 2', 'Round 2'])
})

test('a typed sum is shown as a sum, without invented faces', () => {
  const head = firstHead('c', newParty('gods-and-monsters'))
  const typed = command('house.weather', {}, { weather: 9 })
  const applied = apply(head, typed, context)
  if (applied.end !== 'done') throw new Error(applied.end)
  const within = new Set([applied.entry.number])
  expect(chronicle([applied.entry], 'spring', { within })[0]).toMatchObject({
    total: 9,
    dice: [],
    why: [{ name: 'weather', value: '2d6 = 9 typed' }],
  })
})

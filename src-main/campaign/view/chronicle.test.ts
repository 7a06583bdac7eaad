import { expect, test } from 'vitest'
import { Table } from '../shape/table.ts'
import { chronicle } from './chronicle.ts'

const lines = (table: Table): string[] =>
  chronicle(table.journal, 'spring').map(({ says, undone }) => (undone ? `(${says})` : says))

function climbed(): Table {
  const table = new Table()
  table.do('shape.turn', {}, { event: [6] })
  table.do('shape.climb', { who: 'ada' }, { test: [13], fall: [4] })
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

test('an amendment stands for the line it amends, until it is undone', () => {
  const table = climbed()
  table.amend({ 'mojo bid': 6 })
  expect(lines(table)).toEqual(['turned for 4 mojo', '(falls for 4)', 'event 6'])
  table.undo()
  expect(lines(table)).toEqual(['(turned for 4 mojo)', 'falls for 4', 'event 6'])
  table.redo()
  expect(lines(table)).toEqual(['turned for 4 mojo', '(falls for 4)', 'event 6'])
})

test('a stretch that begins in the middle of the journal reads the same', () => {
  const table = climbed()
  table.undo()
  expect(chronicle(table.journal.slice(1), 'spring').map(({ undone }) => undone)).toEqual([true])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf, gaps } from './gaps.ts'
import { look } from './draw.ts'
import { readRolls } from './rolls.ts'
import { defineTable, type TableRow, type Table } from './table.ts'

const table = (dice: string, rows: TableRow[]): Table => ({
  id: 'test/table',
  title: 'Test',
  dice,
  source: 'ours',
  rows,
})

describe('rolls as they are printed', () => {
  test.each([
    ['1', [{ least: 1, most: 1 }]],
    ['2-3', [{ least: 2, most: 3 }]],
    ['2 – 3', [{ least: 2, most: 3 }]],
    ['01-33', [{ least: 1, most: 33 }]],
    ['00', [{ least: 100, most: 100 }]],
    ['97-00', [{ least: 97, most: 100 }]],
    ['12+', [{ least: 12, most: Infinity }]],
    ['12 or more', [{ least: 12, most: Infinity }]],
    ['2 or less', [{ least: -Infinity, most: 2 }]],
    ['-1-2', [{ least: -1, most: 2 }]],
    [
      '1, 4-5',
      [
        { least: 1, most: 1 },
        { least: 4, most: 5 },
      ],
    ],
  ])('%s', (text, ranges) => {
    expect(readRolls(text)).toEqual(ranges)
  })
  test.each(['', 'goblin', '3-2', '1-', '1,,2', '1.5'])('“%s” is none', (text) => {
    expect(readRolls(text)).toBeNull()
  })
})

describe('gaps', () => {
  const says = (dice: string, rows: TableRow[]) => gaps(table(dice, rows)).map((gap) => gap.says)
  test('a table that answers every roll once has none', () => {
    expect(
      says('1d6', [
        ['1', 'a'],
        ['2-5', 'b'],
        ['6', 'c'],
      ]),
    ).toEqual([])
    expect(
      says('d%', [
        ['01-50', 'a'],
        ['51-00', 'b'],
      ]),
    ).toEqual([])
    expect(
      says('d66', [
        ['11-36', 'a'],
        ['41-66', 'b'],
      ]),
    ).toEqual([])
    expect(
      says('2d6', [
        ['2 or less', 'a'],
        ['3-11', 'b'],
        ['12+', 'c'],
      ]),
    ).toEqual([])
  })
  test('faults are named', () => {
    expect(
      says('1d6', [
        ['1-2', 'a'],
        ['4-6', 'b'],
      ]),
    ).toEqual(['No row answers 3.'])
    expect(
      says('1d6', [
        ['1-4', 'a'],
        ['4-6', 'b'],
      ]),
    ).toEqual(['More than one row answers 4.'])
    expect(
      says('1d6', [
        ['1-6', 'a'],
        ['7', 'b'],
      ]),
    ).toEqual(['Row 2, “7”, cannot come up on 1d6.'])
    expect(
      says('1d6', [
        ['1-5', 'a'],
        ['six', 'b'],
      ]),
    ).toEqual([
      'Row 2 begins with “six”, which is no roll such as 1, 2-3 or 12+.',
      'No row answers 6.',
    ])
    expect(says('d20 < 3', [])).toEqual([
      '“d20 < 3” is a check or a contest; a table needs a total.',
    ])
    expect(says('2d', [])).toEqual(['“2d” is not dice: A die needs its sides: d6, d%, d66 or dF.'])
    expect(says('d6x1000000', [])).toEqual(['“d6x1000000” has too many totals for a table.'])
  })
})

test('a wrong table of ours is thrown, by name', () => {
  expect(() => defineTable(table('1d6', [['1-5', 'a']]))).toThrow(
    'table test/table, Test: No row answers 6.',
  )
  expect(() => defineTable(table('1d6', []))).toThrow('It has no rows.')
})

test('faults of many tables name the table, and links that lead nowhere', () => {
  const fine = table('1d2', [
    ['1', '[2d4] of [test/other]'],
    ['2', '[nothing here] and [test/missing]'],
  ])
  const other: Table = { ...table('1d2', [['1', 'a']]), id: 'test/other' }
  expect(faultsOf([fine, other, fine])).toEqual([
    'test/table: two tables have this id',
    'test/other: No row answers 2.',
    'test/table: [test/missing] leads to no table',
    'test/table: [test/missing] leads to no table',
  ])
})

test('every possible roll on a table has exactly the row that it prints', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 19 }), { maxLength: 8 })
  fc.assert(
    fc.property(cuts, (found) => {
      const ends = [...found.sort((a, b) => a - b), 20]
      const rows = ends.map((end, row): TableRow => {
        const first = (ends[row - 1] ?? 0) + 1
        return [first === end ? String(end) : `${first}-${end}`, `row ${row}`]
      })
      const defined = defineTable(table('d20', rows))
      for (let total = 1; total <= 20; total += 1) {
        expect(look(defined, total)).toBe(rows[ends.findIndex((end) => total <= end)])
      }
    }),
  )
  expect(() => look(table('1d4', [['1-4', 'a']]), 5)).toThrow('has no row for 5')
})

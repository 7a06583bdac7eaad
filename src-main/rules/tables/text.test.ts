import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gaps } from './gaps.ts'
import { readTable, writeTable, type TableLayout } from './text.ts'
import type { TableRow } from './table.ts'

const read = (text: string) => {
  const found = readTable(text)
  return found.ok ? [found.layout, found.dice, found.rows] : found
}
const rows: TableRow[] = [
  ['1', 'Rats'],
  ['2-3', 'Bats'],
  ['4', 'Cats'],
]

describe('tables are read from', () => {
  test.each<[string, string, TableLayout]>([
    ['CSV with a heading', 'd4,Result\n1,Rats\n2-3,Bats\n4,Cats\n', 'csv'],
    [
      'CSV from a spreadsheet, with BOM and CRLF',
      '\uFEFFRoll,Result\r\n1,Rats\r\n2-3,Bats\r\n4,Cats\r\n',
      'csv',
    ],
    ['CSV without a heading', '1,Rats\n2–3,Bats\n4,Cats'.replace('–', '-'), 'csv'],
    ['TSV', '1\tRats\n2-3\tBats\n4\tCats', 'tsv'],
    [
      'Markdown',
      '| d4 | Result |\n|----|:------:|\n| 1 | Rats |\n| 2-3 | Bats |\n| 4 | Cats |',
      'markdown',
    ],
    ['numbered lines', '1. Rats\n2-3. Bats\n4. Cats', 'lines'],
  ])('%s', (_name, text, layout) => {
    expect(read(text)).toEqual([layout, 'd4', rows])
  })

  test('weights', () => {
    expect(read('Weight,Result\n1,Rats\n2,Bats\n1,Cats')).toEqual(['csv', 'd4', rows])
  })
  test('texts alone, each as likely', () => {
    expect(read('- Rats\n- Bats, and worse\n\n- Cats')).toEqual([
      'lines',
      'd3',
      [
        ['1', 'Rats'],
        ['2', 'Bats, and worse'],
        ['3', 'Cats'],
      ],
    ])
  })
  test('quotes, commas, bars and new lines within a cell', () => {
    expect(read('d2,Result\n1,"Rats, ""big""\nones"\n2,Bats')).toEqual([
      'csv',
      'd2',
      [
        ['1', 'Rats, "big"\nones'],
        ['2', 'Bats'],
      ],
    ])
    expect(read('| d2 | x |\n|-|-|\n| 1 | a\\|b |\n| 2 | c<br>d |')).toEqual([
      'markdown',
      'd2',
      [
        ['1', 'a|b'],
        ['2', 'c\nd'],
      ],
    ])
  })
  test('dice are inferred from the rolls', () => {
    const dice = (...rolls: string[]) => read(rolls.map((roll) => `${roll}\tx`).join('\n'))
    expect(
      [dice('01-50', '51-00'), dice('2', '3-11', '12'), dice('11-36', '41-66'), dice('3-18')].map(
        (found) => Array.isArray(found) && found[1],
      ),
    ).toEqual(['d%', '2d6', 'd66', '3d6'])
  })
})

describe('what cannot be read is reported with its line', () => {
  test.each([
    ['', 0, 'no table here'],
    ['  \n\n', 0, 'no table here'],
    ['d6,Result', 1, 'no rows'],
    ['Weight,x\n1,a\nmany,b', 3, '“many” is no weight'],
    ['Weight,x\n90000,a\n90000,b', 0, '180000'],
    ['d6\tx\n1\ta\ngoblin\tb', 3, '“goblin” is no roll'],
    ['a\n'.repeat(100_001), 0, '100001'],
    ['x'.repeat(1_000_001), 0, 'longer'],
  ])('%.30j', (text, line, says) => {
    expect(readTable(text)).toEqual({
      ok: false,
      line,
      says: expect.stringContaining(says) as string,
    })
  })
  test('any text at all is read or refused', () => {
    const pieces = fc.array(
      fc.constantFrom('"', ',', '\n', '\t', '|', '1', '2-3', 'a', '\\', '-', ' ', '[', '\r'),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(
        pieces.map((list) => list.join('')),
        (text) => {
          const found = readTable(text)
          expect(found.ok ? found.rows.length > 0 : found.says.length > 0).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test('what is written is read again, in every layout', () => {
  const word = fc.stringMatching(/^[a-z",|;]([a-z",|;\n ]{0,12}[a-z",|;])?$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2, maxLength: 12 }),
      fc.constantFrom('csv' as const, 'tsv' as const, 'markdown' as const),
      (texts, layout) => {
        const table = {
          dice: texts.length === 100 ? 'd%' : `d${texts.length}`,
          rows: texts.map((text, row): TableRow => [String(row + 1), text]),
        }
        const found = readTable(writeTable(table, layout))
        expect(found).toMatchObject({ ok: true, layout, ranged: 'rolls', ...table })
        expect(gaps(table)).toEqual([])
      },
    ),
  )
})

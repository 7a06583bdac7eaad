import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowChances } from '../chances.ts'
import type { Table, TableRow } from '../shape.ts'
import { byWeight } from '../weights.ts'
import { exportFormats, readTables } from './index.ts'
import { escaped } from './own-text.ts'

const none = { table: () => undefined, names: () => [] }

/** Words with every sign that means something in some form. */
const words = fc
  .stringMatching(/^[a-zé“”’=+@;,.'"|^<>&#{}[\]\\/-][ a-zé“”’=+@;,.'"|^<>&#{}[\]\\/-]{0,30}$/)
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '')
  .map(escaped)
const part = fc.oneof(
  words,
  fc.constantFrom('[1d6]', '[1d4+1]', '[people/look]', '{red|dull green^3}', '{who=[people/look]}'),
)
const row = fc
  .tuple(fc.constantFrom('', 'a ', 'Two '), fc.array(part, { minLength: 1, maxLength: 3 }))
  .map(([before, parts]) => `${before}${parts.join(' ')}`.trim())
const look: Table = { ...weighted('Look', ['one grey eye']), id: 'people/look' }

function weighted(title: string, texts: readonly string[]): Table {
  const weightedRows = byWeight(texts.map((text, nth) => ({ words: text, weight: (nth % 3) + 1 })))
  if ('says' in weightedRows) throw new Error(weightedRows.says)
  return { id: 'own/it', title, source: '', ...weightedRows, weighted: true }
}

const byWeights = (text: fc.Arbitrary<string>) =>
  fc.array(text, { minLength: 1, maxLength: 12 }).map((texts) => weighted('What it is', texts))
const onDice = (text: fc.Arbitrary<string>) =>
  fc.array(text, { minLength: 11, maxLength: 11 }).map((texts): Table => ({
    id: 'own/it',
    title: 'What it is',
    source: '',
    dice: '2d6',
    rows: texts.map((each, nth): TableRow => [String(nth + 2), each]),
  }))

/** Texts with their chances, those of a text that stands in several rows together. */
function chancesByText(table: Table): Record<string, number> {
  const chances: Record<string, number> = {}
  rowChances(table).forEach((chance, nth) => {
    const text = table.rows[nth]?.[1] ?? ''
    chances[text] = Math.round(((chances[text] ?? 0) + chance) * 1e9) / 1e9
  })
  return chances
}

const formatsNamed = (...ids: string[]) =>
  exportFormats.filter(({ id }) => ids.includes(id)).map((format) => [format.id, format] as const)

test.each(formatsNamed('markdown', 'csv', 'tsv', 'foundry', 'foundry-13'))(
  '%s holds a table to the letter',
  (_, format) => {
    fc.assert(
      fc.property(fc.oneof(byWeights(row), onDice(row)), (table) => {
        const { tables, faults, rest } = readTables(format.write([table, look]), 'It', none)
        expect([faults, rest]).toEqual([[], []])
        const { id, title, dice, rows, weighted: isWeighted } = tables[0]?.table ?? look
        expect({ id, title, dice, rows, weighted: isWeighted }).toEqual({
          id: table.id,
          title: table.title,
          dice: table.dice,
          rows: table.rows,
          weighted: table.weighted,
        })
      }),
      { numRuns: 200, seed: 17 },
    )
  },
)

test.each(formatsNamed('roll20', 'perchance'))('%s keeps words and chances', (_, format) => {
  fc.assert(
    fc.property(fc.oneof(byWeights(words), onDice(words)), (table) => {
      const [first] = readTables(format.write([table]), 'It', none).tables
      expect(chancesByText(first?.table ?? look)).toEqual(chancesByText(table))
    }),
    { numRuns: 200, seed: 17 },
  )
})

test('a cell that would run in a spreadsheet does not, and comes back', () => {
  const table = weighted('Cells', ['=1+1', '@SUM(A1)', "'=2", '+4', 'a;=5', 'plain'])
  const csv = exportFormats.find(({ id }) => id === 'csv')?.write([table]) ?? ''
  expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
    'result',
    "'=1+1",
    "'@SUM(A1)",
    "''=2",
    "'+4",
    '"a;\'=5"',
    'plain',
    '',
  ])
  expect(readTables(csv, 'Cells', none).tables[0]?.table.rows).toEqual(table.rows)
})

test.each(formatsNamed('csv', 'tsv'))('%s keeps columns, and how they are rolled', (_, format) => {
  const each: Table = {
    ...weighted('People', ['scar | gold', 'limp | bread']),
    columns: ['Look', 'Want'],
  }
  const together: Table = { ...each, id: 'own/other', title: 'Others', together: true }
  for (const tables of [[each], [together], [each, together], [each, look]]) {
    const back = readTables(format.write(tables), 'It', none).tables.map(({ table }) => table)
    expect(back.map(({ columns, together: one, rows }) => ({ columns, one, rows }))).toEqual(
      tables.map(({ columns, together: one, rows }) => ({ columns, one, rows })),
    )
  }
})

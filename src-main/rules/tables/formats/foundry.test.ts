import { expect, test } from 'vitest'
import { readTables } from './index.ts'

const none = { table: () => undefined, names: () => [] }
const read = (value: unknown) =>
  readTables(JSON.stringify(value), 'World', none).tables.map(({ table, notes }) => ({
    rows: table.rows.map(([rolls, words]) => `${rolls}: ${words}`),
    columns: table.columns,
    says: notes.map(({ says }) => says),
  }))
const omens = (result: object) => ({
  name: 'Omens',
  formula: '1d2',
  results: [
    { type: 'text', description: 'Crows', range: [1, 1], weight: 1 },
    { range: [2, 2], weight: 1, ...result },
  ],
})
const tolls = {
  _id: 'q1w2e3r4t5y6u7i8',
  name: 'Bridge toll',
  formula: '1d1',
  results: [{ type: 'text', description: 'Two coins', range: [1, 1], weight: 1 }],
}

test('a result that is a table leads to it, in every version', () => {
  const versions = [
    { type: 'document', name: 'Bridge toll', documentUuid: 'RollTable.q1w2e3r4t5y6u7i8' },
    { type: 'document', text: 'Bridge toll', documentCollection: 'RollTable', documentId: 'q1' },
    { type: 1, text: 'Bridge toll', collection: 'RollTable', resultId: 'q1w2e3r4t5y6u7i8' },
  ]
  for (const version of versions) {
    expect(read([omens(version), tolls])[0]).toMatchObject({
      rows: ['1: Crows', '2: [Bridge toll]'],
      says: [],
    })
    expect(read(omens(version))[0]?.says).toEqual([
      'The table “Bridge toll” is not in this file; until it is here, [Bridge toll] stays as it is.',
    ])
  }
})

test('a treasure type of the system OSE is a column for each part, with its chance', () => {
  const hoard = {
    name: 'Treasure type A',
    formula: '1d100',
    flags: { ose: { treasure: true } },
    results: [
      { type: 0, text: '[[1d6*1000]] cp', weight: 25, range: [1, 25] },
      { type: 0, text: '[[2d6]] gems', weight: 100, range: [1, 100] },
      { type: 0, text: '[[1d4]] gems', weight: 50, range: [1, 50] },
    ],
  }
  expect(read(hoard)).toEqual([
    {
      rows: ['1: {[1d6*1000] cp^25|–^75} | [2d6] gems | {[1d4] gems^50|–^50}'],
      columns: ['Cp', 'Gems', 'Gems 2'],
      says: ['Each row is rolled for on its own, by its percentage: it is a column here.'],
    },
  ])
})

test('rows that are drawn already come back, with a word about it', () => {
  const deck = { ...omens({ type: 0, text: 'Bells', drawn: true }), replacement: false }
  expect(read(deck)[0]?.says).toEqual([
    'A row is drawn already in Foundry; here all rows are there again.',
  ])
})

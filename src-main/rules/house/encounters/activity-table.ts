import { defineTable } from '../../tables/table.ts'

/** What those met are about when they are come upon. Rule GF-MEET-09. */
export const activities = defineTable({
  id: 'house-activity',
  title: 'What they are about',
  dice: '1d12',
  source: 'Gatefold',
  licence: 'CC0 1.0',
  rule: 'GF-MEET-09',
  use: 'activity',
  rows: [
    ['1', 'Sleeping, with one awake'],
    ['2', 'Feeding'],
    ['3', 'Guarding what is behind them'],
    ['4-5', 'Hunting'],
    ['6', 'Parleying with somebody else'],
    ['7', 'Fleeing from something worse'],
    ['8', 'Building or mending'],
    ['9', 'Quarrelling among themselves'],
    ['10', 'Passing through'],
    ['11', 'Looking for something lost'],
    ['12', 'Lying in wait'],
  ],
})

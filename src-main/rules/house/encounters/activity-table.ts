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
    ['1', 'Sleeping, one awake'],
    ['2', 'Feeding'],
    ['3', 'On guard'],
    ['4-5', 'Hunting'],
    ['6', 'Parleying'],
    ['7', 'Fleeing'],
    ['8', 'At work'],
    ['9', 'Quarrelling'],
    ['10', 'Passing through'],
    ['11', 'Searching'],
    ['12', 'Lying in wait'],
  ],
})

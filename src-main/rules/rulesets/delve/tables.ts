import { firstNamesFor } from '../../common/names.ts'
import { defineTable, type Table } from '../../tables/table.ts'

const source = 'Delve, after Tyler Farrington’s Cairn house rules v0.20 (2023)'

/** Events of the event die, in the order of its faces. Rule DLV-DEV-01. */
const dungeonEvents = defineTable({
  id: 'delve/dungeon-event',
  title: 'Dungeon event',
  dice: '1d6',
  source,
  use: 'event',
  rule: 'DLV-DEV-01',
  rows: [
    ['1', 'Encounter'],
    ['2', 'Clue'],
    ['3', 'Exhaustion'],
    ['4', 'Locality'],
    ['5-6', 'Free'],
  ],
})

const reactionTable = defineTable({
  id: 'delve/reaction',
  title: 'Reaction',
  dice: '2d6',
  source,
  use: 'reaction',
  rule: 'DLV-REA-01',
  rows: [
    ['2', 'Hostile'],
    ['3-5', 'Negative'],
    ['6-8', 'Uncertain'],
    ['9-11', 'Positive'],
    ['12', 'Enthusiastic'],
  ],
})

const woundTable = defineTable({
  id: 'delve/grievous-wound',
  title: 'Grievous wound',
  dice: '1d6',
  source,
  use: 'wound',
  rule: 'DLV-WND-02',
  rows: [
    ['1', 'Gruesome Scars'],
    ['2', 'Eye Gouged Out'],
    ['3', 'Broken Arm'],
    ['4', 'Broken Leg'],
    ['5', 'Dismembered, Arm'],
    ['6', 'Dismembered, Leg'],
  ],
})

const wildEvents = defineTable({
  id: 'delve/wilderness-event',
  title: 'Wilderness event',
  dice: '1d6',
  source,
  use: 'travel event',
  rule: 'DLV-WEV-01',
  rows: [
    ['1', 'Encounter'],
    ['2', 'Clue'],
    ['3', 'Exhaustion'],
    ['4', 'Weather'],
    ['5-6', 'Free'],
  ],
})

/** First names, our own, for characters without a name. */
export const firstNames = firstNamesFor('delve')

export const tables: readonly Table[] = [
  firstNames,
  dungeonEvents,
  wildEvents,
  reactionTable,
  woundTable,
]

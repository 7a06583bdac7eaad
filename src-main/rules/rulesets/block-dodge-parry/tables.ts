import { firstNamesFor } from '../../common/names.ts'
import { defineTable, type Table } from '../../tables/table.ts'
import { careerNames } from './careers/careers.ts'
import { placeTables } from './place-tables.ts'

const source = 'Block, Dodge, Parry, the rules chapter'
const beyond = 'Block, Dodge, Parry, SRD version 2'

export const firstNames = firstNamesFor('block-dodge-parry')

const reactionTable = defineTable({
  id: 'block-dodge-parry/reaction',
  title: 'Reaction',
  dice: '2d6',
  source: beyond,
  use: 'reaction',
  rule: 'BDPX-REA-01',
  rows: [
    ['2', 'Hostile'],
    ['3-5', 'Wary'],
    ['6-8', 'Curious'],
    ['9-11', 'Kind'],
    ['12', 'Helpful'],
  ],
})

const fateTable = defineTable({
  id: 'block-dodge-parry/die-of-fate',
  title: 'Die of Fate',
  dice: '1d6',
  source,
  rule: 'BDP-FATE-01',
  rows: [
    ['1', 'No, and'],
    ['2', 'No'],
    ['3', 'No, but'],
    ['4', 'Yes, but'],
    ['5', 'Yes'],
    ['6', 'Yes, and'],
  ],
})

/** Table of where a trainer is found; the GM names the place when it is out of the ordinary. */
const trainer = defineTable({
  id: 'block-dodge-parry/trainer',
  title: 'Where a trainer is found',
  dice: '1d20',
  source: beyond,
  rule: 'BDPX-SET-03',
  rows: [
    ['1-12', 'An ordinary member of society'],
    ['13-20', 'Somebody out of the ordinary: far off, hidden, shunned or not human'],
  ],
})

const terms = defineTable({
  id: 'block-dodge-parry/trainer-terms',
  title: 'On what terms they teach',
  dice: '1d20',
  source: beyond,
  rule: 'BDPX-SET-03',
  rows: [
    ['1', 'The usual fee'],
    ['2', 'Double the fee'],
    ['3-20', 'A condition other than coin: a favour, a deed, a promise'],
  ],
})

/** The shape of an encounter table, after Nick L.S. Whelan. */
const shape = defineTable({
  id: 'block-dodge-parry/encounter-shape',
  title: 'Who is met, by the shape of a table',
  dice: '2d6',
  source: beyond,
  rule: 'BDPX-NPC-08',
  rows: [
    ['2', 'A terror'],
    ['3-4', 'The first faction, or wildlife: the worse of it'],
    ['5-6', 'The first faction, or wildlife'],
    ['7', 'Somebody they have met before'],
    ['8-9', 'The second faction, or monsters'],
    ['10-11', 'The second faction, or monsters: the worse of it'],
    ['12', 'The uncanny'],
  ],
})

const injuryTable = defineTable({
  id: 'block-dodge-parry/injury',
  title: 'Injury',
  dice: '1d10',
  source,
  use: 'wound',
  rule: 'BDP-CRIT-05',
  rows: [
    ['1-5', 'Torso: 1d4 more STR'],
    ['6', 'Left leg: 1d4 DEX, and it may be lost'],
    ['7', 'Right leg: 1d4 DEX, and it may be lost'],
    ['8', 'Left arm: drops what it held, attacks impaired, and it may be lost'],
    ['9', 'Right arm: drops what it held, attacks impaired, and it may be lost'],
    ['10', 'Head: roll on its own table'],
  ],
})

const headTable = defineTable({
  id: 'block-dodge-parry/head',
  title: 'Injury of the head',
  dice: '1d6',
  source,
  rule: 'BDP-CRIT-06',
  rows: [
    ['1-3', 'Death'],
    ['4-5', 'An eye is lost'],
    ['6', 'A cool scar'],
  ],
})

const careerTable = defineTable({
  id: 'block-dodge-parry/career',
  title: 'Career',
  dice: '1d17',
  source: beyond,
  rule: 'BDPX-CAR-01',
  rows: careerNames.map((name, at): [string, string] => [String(at + 1), name]),
})

const rivalArmor = defineTable({
  id: 'block-dodge-parry/rival-armor',
  title: 'A rival’s armor',
  dice: '1d20',
  source: beyond,
  rule: 'BDPX-NPC-07',
  rows: [
    ['1-8', 'None'],
    ['9-12', 'Crude armor'],
    ['13-16', 'Light armor'],
    ['17-18', 'Medium armor'],
    ['19', 'Refined medium armor'],
    ['20', 'Heavy armor'],
  ],
})

/** Tables of this game for the tables panel and the screen insert. */
export const tables: readonly Table[] = [
  firstNames,
  careerTable,
  reactionTable,
  fateTable,
  injuryTable,
  headTable,
  rivalArmor,
  shape,
  trainer,
  terms,
  ...placeTables,
]

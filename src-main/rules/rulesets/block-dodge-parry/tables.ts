import { firstNamesFor } from '../../common/names.ts'
import { defineTable, type Table } from '../../tables/table.ts'
import { careerNames } from './character/careers.ts'
import { dungeonEvents } from './exploration/event-die.ts'
import { wildEvents } from './travel/events.ts'
import { groundOf, regions, type WildRegion } from './travel/terrain.ts'
import { ingredientFound } from './wildcrafting/recipes.ts'

const source = 'Block, Dodge, Parry, the rules chapter'
const beyond = 'Block, Dodge, Parry, SRD version 2'

export const firstNames = firstNamesFor('block-dodge-parry')

const byFace = (titles: readonly string[]): [string, string][] =>
  titles.map((title, at) => [String(at + 1), title])

/** Event for each face of the dungeon's event die. */
const dungeon = defineTable({
  id: 'block-dodge-parry/dungeon-event',
  title: 'Dungeon event',
  dice: '1d6',
  source: beyond,
  use: 'event',
  rule: 'BDPX-DUN-03',
  rows: byFace(dungeonEvents),
})

const wild = defineTable({
  id: 'block-dodge-parry/wilderness-event',
  title: 'Wilderness event',
  dice: '1d6',
  source: beyond,
  use: 'travel event',
  rule: 'BDPX-WLD-08',
  rows: byFace(wildEvents),
})

const environment = defineTable({
  id: 'block-dodge-parry/environment',
  title: 'The dungeon gets worse',
  dice: '1d4',
  source: beyond,
  rule: 'BDPX-DUN-04',
  rows: [
    ['1', 'A clock advances'],
    ['2', 'The next encounter grows'],
    ['3', 'A hazard worsens'],
    ['4', 'A way shifts or closes'],
  ],
})

const appraisal = defineTable({
  id: 'block-dodge-parry/appraisal',
  title: 'What treasure fetches',
  dice: '1d10',
  source: beyond,
  rule: 'BDPX-DUN-07',
  rows: [
    ['1', 'A hundredth of its base price'],
    ['2-6', 'Half of it'],
    ['7-9', 'Three quarters'],
    ['10', 'All of it'],
  ],
})

const discovery = defineTable({
  id: 'block-dodge-parry/discovery',
  title: 'Discovery',
  dice: '1d6',
  source: beyond,
  rule: 'BDPX-WLD-12',
  rows: [
    ['1-3', 'A point of interest'],
    ['4-6', 'A vantage point'],
  ],
})

const points = defineTable({
  id: 'block-dodge-parry/point-of-interest',
  title: 'Point of interest',
  dice: '1d6',
  source: beyond,
  rule: 'BDPX-WLD-12',
  rows: [
    ['1', 'A camp'],
    ['2', 'A cave'],
    ['3', 'A shrine'],
    ['4', 'A ruin'],
    ['5', 'A vantage point'],
    ['6', 'Two of them'],
  ],
})

/** Tables of encounter ground and of ingredients for each region. */
const regionTables: readonly Table[] = regions.flatMap((region) => {
  const id = region.toLowerCase()
  return [
    defineTable({
      id: `block-dodge-parry/ground-${id}`,
      title: `Ground of a meeting, ${id}`,
      dice: '1d6',
      source: beyond,
      rule: 'BDPX-WLD-11',
      rows: [
        ['1-3', ground(region, 1)],
        ['4-5', ground(region, 4)],
        ['6', ground(region, 6)],
      ],
    }),
    defineTable({
      id: `block-dodge-parry/ingredients-${id}`,
      title: `Ingredients, ${id}`,
      dice: '1d6',
      source: 'Gatefold; Hallowoak Bark and the remedies are the game’s',
      rule: 'BDP-WILD-03',
      rows: [1, 2, 3, 4, 5, 6].map((face): [string, string] => {
        const { name, kind, rarity } = ingredientFound(region, face)
        return [
          String(face),
          `${name}, ${rarity.toLowerCase()} ${kind?.toLowerCase() ?? ''}`.trim(),
        ]
      }),
    }),
  ]
})

function ground(region: WildRegion, d6: number): string {
  const { title, means } = groundOf(region, d6)
  return `${title}: ${means}`
}

/** Tables of dungeon and wilderness. */
const placeTables: readonly Table[] = [
  dungeon,
  wild,
  environment,
  appraisal,
  discovery,
  points,
  ...regionTables,
]

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

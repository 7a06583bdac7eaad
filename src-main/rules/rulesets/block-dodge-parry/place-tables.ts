import { defineTable, type Table } from '../../tables/table.ts'
import { dungeonEvents } from './exploration/event-die.ts'
import { wildEvents } from './travel/figures.ts'
import { groundOf } from './travel/ground.ts'
import { ingredientFound } from './wildcrafting/ingredients.ts'
import { regions } from './wildcrafting/figures.ts'

const beyond = 'Block, Dodge, Parry, SRD version 2'

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

/** Ground of a meeting and what grows, region by region. */
const countries: readonly Table[] = regions.flatMap((region) => {
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
        const { name, rarity } = ingredientFound(region, face)
        return [String(face), `${name}, ${rarity.toLowerCase()}`]
      }),
    }),
  ]
})

function ground(region: (typeof regions)[number], d6: number): string {
  const { title, means } = groundOf(region, d6)
  return `${title}: ${means}`
}

/** Tables of dungeon and wilderness. */
export const placeTables: readonly Table[] = [
  dungeon,
  wild,
  environment,
  appraisal,
  discovery,
  points,
  ...countries,
]

import {
  conditionTick,
  gearTick,
  thingsOf,
  valueBox,
  valueSquares,
  ruledColumns,
} from '../../../common/sheet-places.ts'
import type {
  BoxesBlock,
  ChecksBlock,
  FactsBlock,
  GroupBlock,
  LinesBlock,
  SlotsBlock,
  TableBlock,
  TracksBlock,
} from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { woundNames } from '../harm/wounds.ts'
import { isFood } from '../supplies.ts'
import { capacity } from './lists.ts'

/** Rows of a list, without their number. */
type Roomless<Block extends { room: unknown }> = Omit<Block, 'room'>

interface BlowStep {
  share: number
  block: BoxesBlock
}

/** Steps of a blow from armour to the critical wound. Rules DLV-ATK-01 to DLV-ATK-03, DLV-WND-01. */
export function blowSteps(who: ReadonlyCreature | null): BlowStep[] {
  return [
    {
      share: 1.25,
      block: {
        kind: 'boxes',
        title: 'DR',
        boxes: [valueBox(who, 'dr', 'large')],
        ticks: [
          gearTick(who, { id: 'shield' }, 'shield +1'),
          gearTick(who, { id: 'light-armor' }, 'light 1'),
          gearTick(who, { id: 'heavy-armor' }, 'heavy 2'),
        ],
        under: 'never past 3',
      },
    },
    {
      share: 1.25,
      block: {
        kind: 'boxes',
        title: 'HP, protection',
        boxes: [valueBox(who, 'maxHp', 'large', 'most'), valueBox(who, 'hp', 'large', 'now')],
        under: 'at exactly 0, roll a wound',
      },
    },
    {
      share: 1,
      block: {
        kind: 'boxes',
        title: 'STR',
        boxes: [],
        says: ['the rest comes off STR,', 'then save under what', 'is left of it'],
      },
    },
    {
      share: 1.35,
      block: {
        kind: 'boxes',
        title: 'Critical',
        boxes: [],
        squares: [{ field: 'tracks/critical', full: 0, most: 6 }],
        under: 'one box a turn: an hour to be aided and rested, or dead',
      },
    },
  ]
}

/** Steps of a blow under their heading, with arrows between them. */
export function blow(steps: readonly BlowStep[]): GroupBlock {
  return {
    kind: 'group',
    title: 'A blow comes',
    hint: 'no roll to hit: the weapon’s die, less DR, then down the line',
    arrows: true,
    columns: steps.map(({ share, block }) => ({ share, blocks: [block] })),
  }
}

/** The three abilities. Rules DLV-CHAR-01, DLV-ABL-01. */
export function abilities(who: ReadonlyCreature | null): BoxesBlock[] {
  const ability = (title: string, field: string, most: string, says: string[]): BoxesBlock => ({
    kind: 'boxes',
    title,
    hint: 'd20 strictly under',
    boxes: [valueBox(who, most, 'large', 'rolled'), valueBox(who, field, 'large', 'now')],
    says,
  })
  return [
    ability('STR', 'str', 'maxStr', ['strength, endurance', 'at 0: dead']),
    ability('DEX', 'dex', 'maxDex', ['agility, precision', 'at 0: paralysed']),
    ability('WIL', 'wil', 'maxWil', ['focus, wills, magic', 'at 0: delirious']),
  ]
}

/** Units of load. Rules DLV-INV-01 to DLV-INV-05. */
export function load(who: ReadonlyCreature | null): SlotsBlock {
  const { full } = valueSquares(who, 'fatigue', capacity)
  return {
    kind: 'slots',
    title: 'Load',
    hint: 'fighting gear and your own things are free. One unit, and you are encumbered: half pace, HP 0, no casting',
    list: 'load',
    across: 4,
    lines: 2,
    // Fatigue fills the units from the last one on.
    slots: Array.from({ length: capacity }, (_, at) => ({
      number: String(at + 1),
      ticks: [
        {
          field: `tracks/values/fatigue/${capacity - 1 - at}`,
          title: 'fatigue',
          on: capacity - at <= full,
        },
      ],
    })),
    under:
      'A unit is a week’s food, or a day’s food and water, or one delve’s kit, or 1,000 coins, or one big piece of treasure. Fatigue takes a unit’s room.',
  }
}

export const weapons = {
  kind: 'table',
  title: 'Weapons',
  list: 'weapons',
  columns: ruledColumns({ weapon: 38, die: 13, hands: 14, 'missile, bulky': 22 }, { spent: 13 }),
} satisfies Roomless<TableBlock>

export const underWeapons = 'after a fight, a missile user rolls d6: on 1–2 the ammunition is gone'
export const underBooks = 'a book costs 1 fatigue; a scroll is used up; 1 turn a level'

export const books = {
  kind: 'table',
  title: 'Books and scrolls',
  hint: 'both hands, aloud',
  list: 'spells',
  columns: ruledColumns({ spell: 52, level: 14, 'book, scroll': 22 }, { cast: 12 }),
} satisfies Roomless<TableBlock>

/** Wounds and their effects, in the order of the d6. Rules DLV-WND-02 to DLV-WND-04. */
const woundRows = [
  ['Gruesome scars', 'reaction −1'],
  ['Eye gouged out', 'shots impaired'],
  ['Broken arm', 'disadvantage with it'],
  ['Broken leg', 'half pace, half load'],
  ['Arm lost', ''],
  ['Leg lost', 'half pace, half load'],
] as const

/** Grievous wounds to tick. */
export function wounds(who: ReadonlyCreature | null): ChecksBlock {
  return {
    kind: 'checks',
    title: 'Grievous wounds',
    hint: 'for good, unless magic heals',
    checks: woundNames.map((name, at) => ({
      ...conditionTick(who, name, woundRows[at]?.[0] ?? name),
      number: String(at + 1),
      says: woundRows[at]?.[1] ?? '',
    })),
  }
}

/** Track of a unit of food, with a box for each day left. Rule DLV-INV-07. */
function foodTrack(
  who: ReadonlyCreature | null,
  at: number,
): { field: string; full: number; most: number } {
  const days = (who ? thingsOf(who) : []).filter(isFood).reduce((sum, { count }) => sum + count, 0)
  const full = Math.max(0, Math.min(7, days - (at - 1) * 7))
  return { field: `tracks/food ${at}`, full, most: 7 }
}

/** Days of food. */
export function food(who: ReadonlyCreature | null): TracksBlock {
  return {
    kind: 'tracks',
    title: 'Food',
    hint: 'one box a day, a unit is seven',
    columns: 2,
    tracks: [1, 2, 3, 4].map((at) => foodTrack(who, at)),
  }
}

export function coins(who: ReadonlyCreature | null, title: string): BoxesBlock {
  return {
    kind: 'boxes',
    title,
    hint: 'start with 3d6 × 10',
    boxes: [valueBox(who, 'coins', 'wide')],
  }
}

export const rest: FactsBlock = {
  kind: 'facts',
  title: 'Rest',
  rows: [
    { when: 'short', gives: 'minutes, safe and lit: all HP and fatigue' },
    { when: 'long', gives: 'a camp with food: that, and d6 of one ability' },
    { when: 'full', gives: 'a week in town: all of everything' },
  ],
}

export const beasts: Roomless<TableBlock> = {
  kind: 'table',
  title: 'Beasts and hands',
  list: 'beasts',
  columns: ruledColumns({ 'name, kind': 40, HP: 12, WIL: 12, 'feed a day': 18, units: 18 }),
}

export const ownThings: Roomless<LinesBlock> = {
  kind: 'lines',
  title: 'Your own things',
  hint: 'no load',
  list: 'items',
  columns: 2,
}

export const loadElsewhere: TableBlock = {
  kind: 'table',
  title: 'Load on beasts and carts',
  hint: 'a cart twice as much',
  list: 'load',
  columns: ruledColumns({ unit: 2, 'on what': 1 }),
  room: 8,
}

export const conditions: LinesBlock = {
  kind: 'lines',
  title: 'Conditions',
  hint: 'and what lifts them',
  list: 'conditions',
  columns: 2,
  room: 6,
}

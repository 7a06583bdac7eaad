import type { Creature } from '../../src-main/rules/core/state/creature.ts'

/** Faces typed when a label asks for dice: those of the first row that matches it. */
export type TypedFaces = readonly (readonly [label: RegExp, faces: string])[]

/** A thing done through the palette by its title, and what is filled in its form, field by field. */
export interface PaletteAct {
  title: string
  fields: Readonly<Record<string, string>>
  /** The field that names whoever goes first. */
  whose?: string
  /** The field that names the foe who was struck down. */
  struck?: string
}

/** Change to a creature in the course of the evening, and how its state shows it. */
interface Change {
  title: string
  /** Done in the fight, and when it is over. */
  inTheFight: readonly PaletteAct[]
  after: readonly PaletteAct[]
  seen(who: Creature): unknown
  from: unknown
  to: unknown
}

/** Data of an evening that differ from game to game; the story is the same. */
export interface GameEvening {
  title: string
  /** Its key on the start page. */
  key: string
  /** The machine's chance, of which party and newcomers are made. */
  seed: string
  /** The dice as they fall on this table. */
  dice: TypedFaces
  /** Another face of the die of a turn on which nothing happens. */
  quiet: string
  /** House rules set before the evening begins. */
  rulings: readonly PaletteAct[]
  /** The field of the purse; what the shop sells, by the beginning of its row, and what it costs. */
  purse: string
  ware: string
  /** Some purses buy no weapon: each of the party is given that ware. */
  arms?: true
  cost: number
  /** A basket as it is typed, and what it costs; a thing of the list that is found, not sold. */
  basket: { typed: string; costs: number }
  found?: string
  /** The button of the Travel fold, and how often it is pressed before the party goes underground. */
  road: string
  legs: number
  /** How far the first stop of a road is, as the game counts it: miles or watches. */
  toTheFord: number
  /** Foraging in the forest: its die as the preview says it, its least and its greatest face. */
  forage?: { die: string; faces: readonly [least: string, most: string] }
  /** The key of what takes the longest by day on the road: a camp, where it may be. */
  halt: string
  /** A check of one character, by key, and its title. */
  check: { key: string; title: string }
  change: Change | null
  /** How experience is given, the field it counts in, and what two goblins with 12 coins have put into its form. */
  experience?: { title: string; field: string; asks: Readonly<Record<string, string>> }
  /** Average of a goblin's hit dice, where the game gives monsters dice. */
  hitDice?: { average: number }
  /** A number of the first of the party, the field that goes with it, and both for who comes at the party's average. */
  replacement?: { field: string; of: string; level: string; to: readonly [number, number] }
  /** A night's rest, by its title in the palette. */
  night: string
}

/** Dice as they fall in every game: goblins, who have a nerve to lose, are met. */
export const commonDice: TypedFaces = [[/wandering table/, '10']]

const houseRule = (rule: string, value: string): PaletteAct => ({
  title: 'Change a house rule',
  fields: { 'House rule': rule, Value: value },
})

/** House rules of every table: a torch burns for an hour, whatever its book says. */
export const commonHouseRules: readonly PaletteAct[] = [houseRule('torchTurns', '6')]

export const evenings: readonly GameEvening[] = [
  {
    title: 'HEARTS',
    key: '1',
    quiet: '6',
    seed: 'e1'.padEnd(32, '0'),
    dice: [
      [/: event/i, '5'],
      [/party d6/, '5'],
      [/foes d6/, '2'],
      [/Morale: /, '6 6'],
    ],
    rulings: [],
    purse: 'coins',
    ware: 'Club',
    arms: true,
    cost: 2,
    basket: { typed: '2 torch; rope; food, a day', costs: 5 },
    road: 'Travel the watch',
    legs: 2,
    toTheFord: 9,
    forage: { die: 'd3+1 days', faces: ['1', '6'] },
    halt: 's',
    check: { key: 'k', title: 'Skill test' },
    change: null,
    night: 'A night’s rest',
  },
  {
    title: 'Delve',
    key: '2',
    quiet: '6',
    seed: 'e2'.padEnd(32, '0'),
    dice: [
      [/: event/i, '5'],
      [/Morale: /, '20'],
    ],
    rulings: [],
    purse: 'coins',
    ware: 'Sling',
    cost: 10,
    basket: { typed: '3 horse', costs: 150 },
    found: 'spellbook',
    road: 'Travel the watch',
    legs: 2,
    toTheFord: 9,
    forage: { die: 'd3+1 days', faces: ['1', '6'] },
    halt: 's',
    check: { key: 'a', title: 'Save' },
    change: null,
    night: 'Camp for the night',
  },
  {
    title: 'Heartbreaker',
    key: '3',
    quiet: '8',
    seed: 'e3'.padEnd(32, '0'),
    dice: [
      [/: turn/i, '7'],
      [/: travel/i, '6'],
      [/party d6/, '5'],
      [/foes d6/, '3'],
      [/Morale: /, '6 6'],
    ],
    // Its book has no morale for monsters; a campaign may take on that of B/X.
    rulings: [
      houseRule('monsterMorale', 'bx'),
      houseRule('foeHitPoints', 'average'),
      houseRule('replacementLevel', 'average'),
    ],
    purse: 'gp',
    ware: 'Club',
    cost: 1,
    basket: { typed: '2 club', costs: 2 },
    found: 'horse',
    road: 'Travel a day',
    legs: 1,
    toTheFord: 5,
    halt: 'q',
    check: { key: 'k', title: 'Skill roll' },
    change: {
      title: 'a level is gained',
      inTheFight: [],
      after: [
        { title: 'Give EXP', fields: { EXP: '4000' } },
        { title: 'Mark a path’s deed', fields: {}, whose: 'Whose' },
        { title: 'Gain a level', fields: { Package: 'martial' }, whose: 'Who' },
      ],
      seen: ({ values }) => values['lvl'],
      from: 1,
      to: 2,
    },
    replacement: { field: 'lvl', of: '9', level: 'exp', to: [2000, 3] },
    hitDice: { average: 3 },
    experience: {
      title: 'Give EXP',
      field: 'exp',
      asks: { 'GP brought back': '12', 'Hit dice beaten': '2' },
    },
    night: 'Camp for the night',
  },
  {
    title: 'Block, Dodge, Parry',
    key: '4',
    quiet: '6',
    seed: 'e4'.padEnd(32, '0'),
    dice: [
      [/: event/i, '6'],
      [/Morale: /, '20'],
    ],
    rulings: [houseRule('foesAtZero', 'dead')],
    purse: 'coins',
    ware: 'Sling',
    cost: 30,
    basket: { typed: '3 horse', costs: 1650 },
    road: 'Travel the watch',
    legs: 2,
    toTheFord: 1,
    halt: 's',
    check: { key: 'k', title: 'Time, Gear, Skill' },
    change: {
      title: 'a wound is treated',
      inTheFight: [{ title: 'Wound', fields: { 'Of what kind': 'Cut' }, whose: 'Who' }],
      after: [
        {
          title: 'Treat a wound',
          fields: { 'A remedy is at hand, listed or not': 'on' },
          whose: 'Whose wound',
        },
      ],
      seen: ({ conditions }) => 'Light Cut' in conditions,
      from: true,
      to: false,
    },
    hitDice: { average: 3 },
    night: 'Camp for the night',
  },
  {
    title: 'Gods & Monsters',
    key: '5',
    quiet: '4',
    seed: 'e5'.padEnd(32, '0'),
    dice: [
      [/: event/i, '5'],
      [/willpower of /, '20'],
      [/Stay conscious: /, '1'],
    ],
    // Its book leaves flight to the Guide; a campaign may take on a test.
    rulings: [houseRule('foesBreak', 'true'), houseRule('replacementLevel', 'average')],
    purse: 'coins',
    ware: 'Dagger',
    cost: 2,
    basket: { typed: 'full plate; full helmet; printed book of 200 pages', costs: 1104 },
    road: 'Travel a day',
    legs: 1,
    toTheFord: 5,
    halt: 'q',
    check: { key: 'k', title: 'Test' },
    change: {
      title: 'an injury is healed',
      // Whoever is at 0 survival holds on until they faint, and falls when the round ends.
      inTheFight: [
        { title: 'Edit a number', fields: { 'Which number': 'injuries', To: '1' }, whose: 'Whose' },
        { title: 'Stay conscious', fields: {}, whose: 'Who' },
        { title: 'Stay conscious', fields: { 'Passes out by choice': 'on' }, struck: 'Who' },
        { title: 'Next round', fields: {} },
      ],
      after: [{ title: 'Heal', fields: { 'How much': '1', Of: 'injuries' }, whose: 'Whom' }],
      seen: ({ values }) => values['injuries'],
      from: 1,
      to: 0,
    },
    replacement: { field: 'experience', of: '8000', level: 'level', to: [2, 2000] },
    hitDice: { average: 5 },
    experience: {
      title: 'Give XP',
      field: 'experience',
      asks: { 'Levels of opponents defeated': '2' },
    },
    night: 'Night’s rest',
  },
]

import type { HouseRule } from '../../ruleset.ts'

/** Every question the book leaves open for what the app carries out; the most literal reading first. */
export const initiativeTie: HouseRule = {
  id: 'initiativeTie',
  title: 'Tied initiative',
  group: 'Fight',
  rule: 'E-HRT-03',
  asks: 'Both sides roll the same: who goes first?',
  choice: {
    kind: 'options',
    of: [
      { value: 'reroll', title: 'Roll again', means: 'Both sides roll until one is higher.' },
      { value: 'simultaneous', title: 'Together', means: 'Both sides act at the same time.' },
      { value: 'party', title: 'The party', means: 'The party goes first on a tie.' },
    ],
  },
}

export const initiativeFrequency: HouseRule = {
  id: 'initiativeFrequency',
  title: 'How often initiative is rolled',
  group: 'Fight',
  rule: 'E-HRT-04',
  asks: 'Once for the whole fight, or anew each round?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'perCombat',
        title: 'Once a fight',
        means: 'The first roll stands until the fight is over.',
      },
      { value: 'perRound', title: 'Each round', means: 'Every new roll begins the next round.' },
    ],
  },
}

export const maxHits: HouseRule = {
  id: 'maxHits',
  title: 'Totals above 12',
  group: 'Fight',
  rule: 'E-HRT-05',
  asks: 'The hit table ends at 12. What do higher totals do?',
  choice: {
    kind: 'options',
    of: [
      { value: 'cap3', title: '3 hits at most', means: 'Any total of 12 or more is 3 hits.' },
      { value: 'per4', title: 'A hit for each full 4', means: '16 is 4 hits, 20 is 5, and so on.' },
    ],
  },
}

export const morale: HouseRule = {
  id: 'morale',
  title: 'Morale',
  group: 'Fight',
  rule: 'E-HRT-07',
  asks: 'The book sends you elsewhere for morale. Which check do you use?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'mosaic+bx',
        title: 'By its kind',
        means:
          'A B/X score breaks on 2d6 above it; a rout number of the author’s MOSAIC page at or above.',
      },
      {
        value: 'bx2d6',
        title: '2d6 above breaks',
        means: 'Every score is read as B/X: above it breaks.',
      },
      {
        value: 'allRout',
        title: '2d6 at or above routs',
        means: 'Every score is read as a rout number.',
      },
      {
        value: 'd20UnderWil',
        title: 'd20 under WIL',
        means: 'The score is turned to WIL by the Cairn table; a d20 under it holds.',
      },
      {
        value: 'gmOnly',
        title: 'The GM decides',
        means: 'No check falls due; the button asks you.',
      },
    ],
  },
}

export const moraleGap: HouseRule = {
  id: 'moraleGap',
  title: 'Gaps in the WIL table',
  group: 'Conversion',
  rule: 'E-HRT-08',
  asks: 'Many WIL scores have no row of their own, and morale 5 has none at all.',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'floorRow',
        title: 'The row below',
        means: 'The highest row that is not above the WIL.',
      },
      { value: 'insert5', title: 'Add a row for 5', means: 'Morale 5 stands beside WIL 5.' },
      {
        value: 'nearest',
        title: 'The nearest row',
        means: 'The closest WIL; the lower of two as near.',
      },
    ],
  },
}

export const apStacking: HouseRule = {
  id: 'apStacking',
  title: 'Armour on armour',
  group: 'Gear',
  rule: 'E-HRT-09',
  asks: 'Do maille and plate add up?',
  choice: {
    kind: 'options',
    of: [
      { value: 'sum', title: 'They add', means: 'Every piece counts.' },
      {
        value: 'oneBodyArmour',
        title: 'One body armour',
        means: 'Only the best of maille and plate counts; a shield adds.',
      },
    ],
  },
}

export const manaStacking: HouseRule = {
  id: 'manaStacking',
  title: 'Wand and staff',
  group: 'Gear',
  rule: 'E-HRT-09',
  asks: 'Do several implements add up?',
  choice: {
    kind: 'options',
    of: [
      { value: 'sum', title: 'They add', means: 'Wand and staff together give 4 Mana.' },
      {
        value: 'best',
        title: 'The best one',
        means: 'Only the implement with the most Mana counts.',
      },
    ],
  },
}

export const untrained: HouseRule = {
  id: 'untrained',
  title: 'Testing a skill nobody taught you',
  group: 'Tests',
  rule: 'E-HRT-10',
  asks: 'A character has no score in the skill. What then?',
  choice: {
    kind: 'options',
    of: [
      { value: 'fail', title: 'It fails', means: 'No roll, and nothing is learned.' },
      {
        value: 'scoreZero',
        title: 'Roll against 0',
        means: 'It fails too, but the failure teaches: the score becomes 1.',
      },
      { value: 'gm', title: 'The GM decides', means: 'You are asked how it goes.' },
    ],
  },
}

export const scoreCap: HouseRule = {
  id: 'scoreCap',
  title: 'How high scores rise',
  group: 'Tests',
  rule: 'E-HRT-11',
  asks: 'Failures raise skills and ST. Is there an end to it?',
  choice: {
    kind: 'options',
    of: [
      { value: 'none', title: 'No ceiling', means: 'At 21 a test can fail no more.' },
      { value: 20, title: 'Up to 20', means: 'A 20 on the die always fails.' },
    ],
  },
}

export const bxSave: HouseRule = {
  id: 'bxSave',
  title: 'ST of B/X monsters',
  group: 'Conversion',
  rule: 'E-HRT-15',
  asks: 'The book offers two sources for ST, and they run in opposite directions.',
  choice: {
    kind: 'options',
    of: [
      { value: 'tenPlusHd', title: '10 + Hit Dice', means: 'A stronger monster saves better.' },
      {
        value: 'average',
        title: 'Mean of its saves',
        means: 'As written; weak monsters save best.',
      },
      {
        value: 'inverted',
        title: '21 minus that mean',
        means: 'The mean turned round, so strong monsters save best.',
      },
    ],
  },
}

export const bowTwoHanded: HouseRule = {
  id: 'bowTwoHanded',
  title: 'Hands for a bow',
  group: 'Gear',
  rule: 'E-HRT-19',
  asks: 'Does a bow take both hands?',
  choice: {
    kind: 'options',
    of: [
      {
        value: false,
        title: 'Not stated',
        means: 'No warning about a bow held with something else.',
      },
      { value: true, title: 'Both hands', means: 'As in the author’s first version of the game.' },
    ],
  },
}

export const houseRules: readonly HouseRule[] = [
  untrained,
  scoreCap,
  initiativeTie,
  initiativeFrequency,
  maxHits,
  morale,
  apStacking,
  manaStacking,
  bowTwoHanded,
  bxSave,
  moraleGap,
]

import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const initiativeTie: HouseRule = {
  id: 'initiativeTie',
  title: 'Tied initiative',
  group: 'Fight and morale',
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
  group: 'Fight and morale',
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
      { value: 'perRound', title: 'Each round', means: 'The dice are due as each round begins.' },
    ],
  },
}

export const maxHits: HouseRule = {
  id: 'maxHits',
  title: 'Totals above 12',
  group: 'Fight and morale',
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

export const pursuit: HouseRule = {
  id: 'pursuit',
  title: 'Flight',
  group: 'Fight and morale',
  rule: 'HRTX-MOS-01',
  asks: 'The book has no rule for running away. Who gets away?',
  choice: {
    kind: 'options',
    of: [
      { value: 'gm', title: 'The GM decides', means: 'The button asks you.' },
      {
        value: 'mosaic',
        title: 'A d6 each',
        means:
          'The author’s MOSAIC page: 5 up escapes, 1 more unarmoured, 1 less laden; food, treasure or a secret door may stop the chase.',
      },
    ],
  },
}

export const dying: HouseRule = {
  id: 'dying',
  title: 'How long the dying last',
  group: 'Fight and morale',
  rule: 'E-HRT-18',
  asks: 'No time is given to those who are dying.',
  choice: {
    kind: 'options',
    of: [
      { value: 'gm', title: 'The GM decides', means: 'Nothing runs; you say when it is over.' },
      {
        value: 'hour',
        title: 'An hour',
        means: 'As in Cairn: a timer asks for their death after an hour, unless somebody helps.',
      },
    ],
  },
}

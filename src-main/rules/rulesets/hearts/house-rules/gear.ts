import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const apStacking: HouseRule = {
  id: 'apStacking',
  title: 'Armour on armour',
  group: 'Gear and load',
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
  group: 'Gear and load',
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

export const bowTwoHanded: HouseRule = {
  id: 'bowTwoHanded',
  title: 'Hands for a bow',
  group: 'Gear and load',
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

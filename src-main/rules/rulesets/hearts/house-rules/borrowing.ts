import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const trapHarm: HouseRule = {
  id: 'trapHarm',
  title: 'Harm of a borrowed trap',
  group: 'Dungeon',
  rule: 'HRT-CAIRN-03',
  asks: 'HEARTS has no traps. How are the dice of a lender’s trap read?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'table',
        title: 'On the hit table',
        means: 'As the dice of a converted monster: 4 and up is a hit, and AP takes it first.',
      },
      {
        value: 'past',
        title: 'Past armour',
        means: 'On the hit table, straight off HP: a trap finds the gaps in armour.',
      },
      {
        value: 'hits',
        title: 'Each point a hit',
        means: 'As the damage of a spell, AP first.',
      },
    ],
  },
}
export type TrapHarm = 'table' | 'past' | 'hits'

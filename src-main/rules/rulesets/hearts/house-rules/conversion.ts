import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const bxSave: HouseRule = {
  id: 'bxSave',
  title: 'ST of B/X monsters',
  group: 'Monsters',
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

export const moraleGap: HouseRule = {
  id: 'moraleGap',
  title: 'Gaps in the WIL table',
  group: 'Monsters',
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

import { choice } from '../../../core/choice.ts'

export const bxSave = choice(
  'bxSave',
  'Monsters',
  'E-HRT-15',
  'ST of B/X monsters',
  'The book offers two sources for ST, and they run in opposite directions.',
  ['tenPlusHd', '10 + Hit Dice', 'A stronger monster saves better.'],
  ['average', 'Mean of its saves', 'As written; weak monsters save best.'],
  ['inverted', '21 minus that mean', 'The mean turned round, so strong monsters save best.'],
)

export const moraleGap = choice(
  'moraleGap',
  'Monsters',
  'E-HRT-08',
  'Gaps in the WIL table',
  'Many WIL scores have no row of their own, and morale 5 has none at all.',
  ['floorRow', 'The row below', 'The highest row that is not above the WIL.'],
  ['insert5', 'Add a row for 5', 'Morale 5 stands beside WIL 5.'],
  ['nearest', 'The nearest row', 'The closest WIL; the lower of two as near.'],
)

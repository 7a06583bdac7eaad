import { choice } from '../../../choice.ts'

export const wageScale = choice(
  'wages',
  'Town',
  'BDPX-GAP-03',
  'What hirelings are paid',
  'No wages are printed. Our ruling, or those of the game this one descends from.',
  [
    'trade',
    'By trade',
    '2 coins a day to carry or hold a light, 5 to guide or fight, 10 to an adventurer.',
  ],
  ['cairn', 'As in Cairn', '1 to 3 coins a day for anybody: 2.'],
)

export const townRules = [wageScale]

import { choice } from '../../../core/choice.ts'

export const silverCopper = choice(
  'silverCopper',
  'Town',
  'E-HBK-01',
  'Copper in a silver piece',
  'A gold piece is 5 silver or 10 copper in one line; two others make a silver piece 5 copper.',
  ['two', 'Two', '1 GP = 5 SP = 10 CP.'],
  ['five', 'Five', '1 GP = 5 SP = 25 CP.'],
)

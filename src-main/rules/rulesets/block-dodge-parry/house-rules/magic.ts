import { choice } from '../../../core/choice.ts'

export const magicLimit = choice(
  'magicLimit',
  'Magic',
  'BDPX-MAG-09',
  'Wearing out Magic Dice',
  'Magic Dice are not spent. Two options of the text rein them in.',
  ['none', 'Never', 'A pool is whole again at once.'],
  ['exhaust', 'On 4 to 6', 'A die that shows 4, 5 or 6 is exhausted until sleep.'],
  ['cap', 'Two at once', 'No more than two dice are rolled at a time.'],
)

export const magicRules = [magicLimit]

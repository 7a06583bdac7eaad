import { choice } from '../../../core/choice.ts'

export const unpleasantCosts = choice(
  'unpleasantCosts',
  'Travel',
  'BDPX-WLD-10',
  'What unpleasant weather costs',
  'A Fatigue for all, or a watch more on the way: whose choice is it?',
  ['fatigue', 'A Fatigue', 'All without the right cloak take one, unless you say otherwise.'],
  ['watch', 'A watch', 'The watch brings them nowhere, unless you say otherwise.'],
)

export const campEvents = choice(
  'campEvents',
  'Travel',
  'BDPX-WLD-08',
  'Events in camp',
  'Every watch has its event; in camp only 1 to 3 count.',
  [true, 'Rolled', 'A camp rolls the die, and ignores 4 to 6.'],
  [false, 'Left out', 'Nights are quiet.'],
)

export const travelRules = [unpleasantCosts, campEvents]

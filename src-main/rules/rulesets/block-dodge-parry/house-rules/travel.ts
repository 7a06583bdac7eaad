import { choice } from '../../../core/choice.ts'

export const signsWaiting = choice(
  'signsWaiting',
  'Dungeon',
  'BDPX-DUN-03',
  'A sign while another waits',
  'The next Encounter is the one foreshadowed. And a second Sign before it comes?',
  ['same', 'The same', 'It points at the meeting that is waiting.'],
  ['queue', 'One more', 'Another meeting is drawn, and waits behind the first.'],
)

export const lossOfLight = choice(
  'lossOfLight',
  'Dungeon',
  'BDPX-DUN-03',
  'What a Loss takes',
  'A light goes out, a spell ends, something is spent.',
  ['light', 'A light', 'The light with least left goes out; without one, you say what is lost.'],
  ['gm', 'You say', 'Nothing happens by itself.'],
)

export const dungeonRules = [signsWaiting, lossOfLight]

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

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

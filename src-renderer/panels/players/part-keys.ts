import type { PlayersPart } from '../../../src-main/campaign/players/switches.ts'

/** Each part of the players' window with its name and its key in the card. */
export const parts: readonly { part: PlayersPart; title: string; key: string }[] = [
  { part: 'time', title: 'Time and day', key: 'T' },
  { part: 'turns', title: 'Turns', key: 'H' },
  { part: 'lights', title: 'Light left', key: 'L' },
  { part: 'weather', title: 'Weather', key: 'Y' },
  { part: 'place', title: 'Place', key: 'E' },
  { part: 'order', title: 'Marching order', key: 'M' },
  { part: 'party', title: 'Party status', key: 'P' },
  { part: 'turn', title: 'Whose turn', key: 'W' },
  { part: 'foes', title: 'Foes', key: 'F' },
  { part: 'clocks', title: 'Open progress clocks', key: 'K' },
  { part: 'dice', title: 'Open dice', key: 'D' },
]

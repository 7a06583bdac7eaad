import type { PlayersPart } from '../../../src-main/campaign/players/switches.ts'

/** Each part of the players' window with its name and its key in the card. */
export const parts: readonly { part: PlayersPart; title: string; key: string }[] = [
  { part: 'time', title: 'Time and day', key: 'players.part.time' },
  { part: 'turns', title: 'Turns', key: 'players.part.turns' },
  { part: 'lights', title: 'Light left', key: 'players.part.lights' },
  { part: 'weather', title: 'Weather', key: 'players.part.weather' },
  { part: 'place', title: 'Place', key: 'players.part.place' },
  { part: 'order', title: 'Marching order', key: 'players.part.order' },
  { part: 'party', title: 'Party status', key: 'players.part.party' },
  { part: 'turn', title: 'Whose turn', key: 'players.part.turn' },
  { part: 'foes', title: 'Foes', key: 'players.part.foes' },
  { part: 'clocks', title: 'Open progress clocks', key: 'players.part.clocks' },
  { part: 'dice', title: 'Open dice', key: 'players.part.dice' },
]

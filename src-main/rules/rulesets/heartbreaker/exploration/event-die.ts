import type { Preview } from '../../../core/action.ts'
import { directions, dungeonTurn, type Direction, type TurnEvent } from './figures.ts'

/** Display name of each event. */
export const eventTitles = {
  monster: 'Encounter',
  ignored: 'No way in',
  'torches and spells end': 'Torches out',
  'short rest or timer': 'Rest due',
  nothing: 'Free',
} as const satisfies Record<TurnEvent, string>

const tones = {
  monster: 'bad',
  ignored: 'plain',
  'torches and spells end': 'bad',
  'short rest or timer': 'bad',
  nothing: 'good',
} as const satisfies Record<TurnEvent, string>

/** Chances of each event in a turn; with entrances not set, every side counts as one. Rule HBK-DTURN-02. */
export function eventChances(
  entrances: readonly Direction[] | null,
): Pick<Preview, 'chances' | 'bars'> {
  const ways = entrances ?? directions
  const came = Array.from({ length: 12 }, (_, at) => dungeonTurn(at + 1, ways).event)
  const events = (Object.keys(eventTitles) as TurnEvent[]).filter((event) => came.includes(event))
  return {
    bars: came.map((event, at) => ({
      face: at + 1,
      chance: 1 / 12,
      leads: events.indexOf(event),
    })),
    chances: events.map((event) => ({
      says: eventTitles[event],
      chance: came.filter((each) => each === event).length / 12,
      tone: tones[event],
    })),
  }
}

import { daylight } from '../clock/calendar.ts'
import { read, watch } from '../clock/clock.ts'
import type { Effect } from '../core/effects.ts'
import type { Situation } from '../core/situation.ts'
import type { Watched } from '../core/state/place.ts'
import { partOf, thisWatch } from './watch.ts'

/** Seconds until daylight ends or begins: the rest of this watch and the following ones like it. */
function untilChange(situation: Pick<Situation, 'clock'>): number {
  const now = thisWatch(situation)
  const { season } = read(situation.clock)
  let seconds = now.left
  for (let ahead = 1; ahead < 3; ahead++) {
    const next = ((now.watch - 1 + ahead) % 3) + 1
    if (daylight(next, season) !== now.daylight) break
    seconds += watch
  }
  return seconds
}

/**
 * Passes the rest of the daylight or darkness, or a part of it, with an entry in the travel log. The entry has the
 * weather that the time began with, unless `what` gives the one that it brought.
 */
export function daySpent(
  situation: Situation,
  what: Omit<Watched, 'id' | 'at'>,
  part = 1,
): Effect[] {
  const { seconds } = situation.clock
  return [
    {
      do: 'travel log',
      entry: {
        id: `w${situation.nextId}`,
        at: seconds,
        ...(situation.weather ? { sky: situation.weather.sky } : {}),
        ...what,
      },
    },
    { do: 'advance', seconds: partOf(untilChange(situation), part) },
  ]
}

import { daylight } from '../clock/calendar.ts'
import { read, watch } from '../clock/clock.ts'
import type { Effect } from '../effects.ts'
import type { Situation, Watched } from '../situation.ts'
import { partOf, thisWatch } from './watch.ts'

/** Seconds until the light goes, or comes: the watch that runs and those like it after it. */
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

/** The rest of the light, or of the dark, passes, or so much of it, and stands in the log of the road. */
export function daySpent(
  situation: Situation,
  what: Omit<Watched, 'id' | 'at' | 'sky'>,
  part = 1,
): Effect[] {
  const { seconds } = situation.clock
  return [
    {
      do: 'travel log',
      entry: {
        id: `w${situation.nextId}`,
        at: seconds,
        ...what,
        ...(situation.weather ? { sky: situation.weather.sky } : {}),
      },
    },
    { do: 'advance', seconds: partOf(untilChange(situation), part) },
  ]
}

import { read, untilNext, watch } from '../clock/clock.ts'
import type { Effect } from '../effects.ts'
import type { Situation, Watched } from '../situation.ts'

/** The watch that is running: which, whether by day, and how much of it is left, in seconds. Rules DLV-TIME-01, DLV-TIME-02. */
export function thisWatch(situation: Pick<Situation, 'clock'>): {
  watch: number
  daylight: boolean
  left: number
} {
  const { watch: number, daylight } = read(situation.clock)
  return { watch: number, daylight, left: untilNext(situation.clock.seconds, watch) }
}

/** The rest of the watch passes, and stands in the log of the road. */
export function watchPasses(
  situation: Situation,
  what: Omit<Watched, 'id' | 'at' | 'sky'>,
): Effect[] {
  const entry: Watched = {
    id: `w${situation.nextId}`,
    at: situation.clock.seconds,
    ...what,
    ...(situation.weather ? { sky: situation.weather.sky } : {}),
  }
  return [
    { do: 'travel log', entry },
    { do: 'advance', seconds: thisWatch(situation).left },
  ]
}

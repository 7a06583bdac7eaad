import { read, turn, untilNext, watch } from '../clock/clock.ts'
import type { Effect } from '../core/effects.ts'
import type { Situation } from '../core/situation.ts'
import type { Watched } from '../core/state/place.ts'

/** Current watch: its number, daylight, and seconds left. Rules DLV-TIME-01, DLV-TIME-02. */
export function thisWatch(situation: Pick<Situation, 'clock'>): {
  watch: number
  daylight: boolean
  left: number
} {
  const { watch: number, daylight } = read(situation.clock)
  return { watch: number, daylight, left: untilNext(situation.clock.seconds, watch) }
}

/** Part of a length of time, rounded up to whole turns, at least one; never more than all of it. */
export function partOf(seconds: number, part: number): number {
  return part >= 1
    ? seconds
    : Math.min(seconds, Math.max(1, Math.ceil((seconds * part) / turn)) * turn)
}

/** Passes the rest of the watch, or a part of it, with an entry in the travel log. */
export function watchPasses(
  situation: Situation,
  what: Omit<Watched, 'id' | 'at' | 'sky'>,
  part = 1,
): Effect[] {
  const entry: Watched = {
    id: `w${situation.nextId}`,
    at: situation.clock.seconds,
    ...what,
    ...(situation.weather ? { sky: situation.weather.sky } : {}),
  }
  return [
    { do: 'travel log', entry },
    { do: 'advance', seconds: partOf(thisWatch(situation).left, part) },
  ]
}

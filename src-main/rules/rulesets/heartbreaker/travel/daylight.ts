import { daylight } from '../../../clock/calendar.ts'
import { read, watch } from '../../../clock/clock.ts'
import type { Situation } from '../../../situation.ts'
import { thisWatch } from '../../../travel/watch.ts'

/** Seconds until the light goes, or comes: the watch that runs and those like it after it. */
export function untilChange(situation: Pick<Situation, 'clock'>): number {
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

import type { TimerView } from '../../../src-main/campaign/view/views.ts'
import { firstName } from '../../lib/words.ts'

/** Timers besides lights, the next to fall due first; paused ones at the end. */
export function otherTimers(timers: readonly TimerView[]): TimerView[] {
  return timers
    .filter(({ kind }) => kind !== 'light')
    .sort((a, b) => Number(a.paused) - Number(b.paused) || a.seconds - b.seconds)
}

/** "Maud, every 6 turns". */
export function timerDetails(timer: TimerView): string {
  const bearer = timer.bearer && firstName(timer.bearer)
  return [bearer, timer.again, timer.paused && 'stopped'].filter(Boolean).join(', ')
}

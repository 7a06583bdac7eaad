import type { Effect } from '../../effects.ts'
import type { Situation } from '../../situation.ts'

/** Timers that ran out while somebody was on the bench end after their return, so that what hangs on them ends too. */
export function overdueEnd(before: Situation, after: Situation): Effect[] {
  const isBack = Object.keys(before.bench ?? {}).some((id) => !after.bench?.[id])
  const isOverdue = Object.values(after.timers).some(
    ({ paused, next }) => paused === undefined && next <= after.clock.seconds,
  )
  return isBack && isOverdue ? [{ do: 'advance', seconds: 0 }] : []
}

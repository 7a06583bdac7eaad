import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'

/** Expires timers that ran out while their creature was on the bench, and what depends on them. */
export function overdueEnd(before: Situation, after: Situation): Effect[] {
  const isBack = Object.keys(before.bench ?? {}).some((id) => !after.bench?.[id])
  const isOverdue = Object.values(after.timers).some(
    ({ paused, next }) => paused === undefined && next <= after.clock.seconds,
  )
  return isBack && isOverdue ? [{ do: 'advance', seconds: 0 }] : []
}

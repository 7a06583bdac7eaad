import type { Id } from '../core/situation.ts'
import type { Timer } from '../core/state/due.ts'

/** Expiry of a timer. */
interface Ring<T> {
  timer: T
  /** Time of the expiry, in game seconds. */
  at: number
  /** Number of earlier expiries in the same step that are not reported one by one. */
  skipped?: number
}

/** Fields of a timer that the clock uses. */
export type RunningTimer = Readonly<
  Pick<Timer, 'id' | 'from' | 'next' | 'every' | 'warn' | 'paused'>
>

/** Maximum number of expiries of a timer reported in one step; of more, the last ones. */
export const mostRings = 100

/**
 * Expiries after `from` up to and including `to`, ordered by time, then id. A repeating timer expires each
 * time; a paused one does not. An overdue timer expires at once, at the time it was due.
 */
export function expiries<T extends RunningTimer>(
  timers: readonly T[],
  from: number,
  to: number,
): Ring<T>[] {
  if (to < from) return []
  return timers.flatMap((timer) => ringsOf(timer, to)).sort(inOrder)
}

function ringsOf<T extends RunningTimer>(timer: T, to: number): Ring<T>[] {
  if (timer.paused !== undefined || timer.next > to) return []
  const every = timer.every
  if (every === undefined || every <= 0) return [{ timer, at: timer.next }]
  const all = Math.floor((to - timer.next) / every) + 1
  const skipped = Math.max(0, all - mostRings)
  const rings = Array.from({ length: all - skipped }, (_, ring): Ring<T> => {
    return { timer, at: timer.next + (skipped + ring) * every }
  })
  if (skipped > 0 && rings[0]) rings[0].skipped = skipped
  return rings
}

function inOrder(a: Ring<RunningTimer>, b: Ring<RunningTimer>): number {
  return a.at - b.at || byId(a.timer.id, b.timer.id)
}

const byId = (a: Id, b: Id) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Timers at time `to`: those that have expired for the last time are gone, repeating ones have their
 * next expiry.
 */
export function timersAt<T extends RunningTimer>(timers: readonly T[], to: number): T[] {
  return timers.flatMap((timer) => {
    if (timer.paused !== undefined || timer.next > to) return [timer]
    if (timer.every === undefined || timer.every <= 0) return []
    const rings = Math.floor((to - timer.next) / timer.every) + 1
    return [{ ...timer, next: timer.next + rings * timer.every }]
  })
}

/** Warnings due after `from` up to and including `to`, in order: "the torch is nearly out". */
export function warnings<T extends RunningTimer>(
  timers: readonly T[],
  from: number,
  to: number,
): Ring<T>[] {
  const found = timers.flatMap((timer): Ring<T>[] => {
    if (timer.warn === undefined || timer.paused !== undefined) return []
    return ringsOf({ ...timer, next: timer.next - timer.warn }, to)
      .filter(({ at }) => at > from)
      .map((ring) => ({ ...ring, timer }))
  })
  return found.sort(inOrder)
}

/** Lights that are burning: not paused by being put out or set down. */
export function burningLights<T extends Readonly<Pick<Timer, 'kind' | 'paused'>>>(
  timers: Readonly<Record<Id, T>>,
): T[] {
  return Object.values(timers).filter(
    ({ kind, paused }) => kind === 'light' && paused === undefined,
  )
}

/** Seconds left until it is next due; 0 when overdue. A paused timer keeps what it had. */
export function secondsLeft(timer: RunningTimer, now: number): number {
  return Math.max(0, timer.paused ?? timer.next - now)
}

/** Pauses a timer, which keeps its time left. */
export function pauseTimer<T extends RunningTimer>(timer: T, now: number): T {
  return timer.paused === undefined ? { ...timer, paused: secondsLeft(timer, now) } : timer
}

/** Resumes a paused timer; it is due after its time left, counted from now. */
export function resumeTimer<T extends RunningTimer>(timer: T, now: number): T {
  if (timer.paused === undefined) return timer
  const { paused: remains, ...running } = timer
  const next = now + remains
  return { ...(running as T), from: next - (timer.next - timer.from), next }
}

/**
 * Timers after a correction of the clock from `from` to `to`, forwards or back: nothing expires, and every
 * timer keeps its time left.
 */
export function correctTimers<T extends RunningTimer>(
  timers: readonly T[],
  from: number,
  to: number,
): T[] {
  const by = to - from
  return timers.map((timer) => ({ ...timer, from: timer.from + by, next: timer.next + by }))
}

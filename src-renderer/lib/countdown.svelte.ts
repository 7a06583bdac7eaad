import type { TimerView } from '../../src-main/campaign/view/views.ts'
import type { Screen } from './screen.svelte.ts'

type Burning = Pick<TimerView, 'kind' | 'paused' | 'seconds' | 'open'>

/** Seconds a light has left on the wall: what it had at the last line, less the minutes since. */
export function wallSecondsLeft(
  timer: Burning,
  wall: { running: boolean; minutes: number; at: number },
  now: number,
): number {
  if (timer.kind !== 'light' || timer.paused) return timer.seconds
  const since = wall.running ? Math.max(0, now - wall.at) / 1000 : 0
  return Math.max(0, Math.round(timer.seconds - wall.minutes * 60 - since))
}

/** `5:07`, `1:05:07`. */
export function minutesAndSeconds(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Counts a second at a time while lights burn by the wall; to be made while a component is. */
export class Countdown {
  #now = $state(performance.now())
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
    $effect(() => {
      if (!screen.wall.running) return
      const beat = setInterval(() => (this.#now = performance.now()), 1000)
      return () => clearInterval(beat)
    })
  }

  /** True when lights burn by the clock on the wall in this campaign. */
  get real(): boolean {
    return this.#screen.views.clock?.realTime ?? false
  }

  get held(): boolean {
    return !this.#screen.wall.running
  }

  /** "5:07" for a light that burns by the wall; null where game time counts. */
  says(timer: Burning): string | null {
    if (!this.real || timer.kind !== 'light' || timer.open) return null
    const now = Math.max(this.#now, this.#screen.wall.at)
    return minutesAndSeconds(wallSecondsLeft(timer, this.#screen.wall, now))
  }
}

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Failure, Result } from '../../src-main/ipc/contract/endpoint.ts'

/** Part of the screen where the GM acted, and so is looking: `turn`, `encounter`, `party:c3`. */
export type ScreenPlace = string

/** Place of the strip at the foot of the screen, which shows what no other place can. */
export const fallbackPlace: ScreenPlace = 'screen'

/** Failures by the place that caused them, and which places can show a failure. */
export class ScreenPlaces {
  readonly #failures = new SvelteMap<ScreenPlace, Failure>()
  readonly #kept = new Set<ScreenPlace>()
  readonly #shown = new SvelteMap<ScreenPlace, number>()

  /** A panel on the screen shows what concerns this place. Returns how to stop. */
  show(place: ScreenPlace): () => void {
    this.#shown.set(place, (this.#shown.get(place) ?? 0) + 1)
    return () => {
      this.#shown.set(place, (this.#shown.get(place) ?? 1) - 1)
    }
  }

  /** The place that will show it: the one asked for, or the strip when that one is not on the screen. */
  home(place: ScreenPlace): ScreenPlace {
    return (this.#shown.get(place) ?? 0) > 0 ? place : fallbackPlace
  }

  /** Shows a failure at the place; a cancelled call is none. */
  fail(place: ScreenPlace, failure: Failure): void {
    if (failure.code !== 'cancelled') this.#failures.set(place, failure)
  }

  /** The value of a result, or null with its failure shown at the place. */
  take<T>(place: ScreenPlace, result: Result<T>): T | null {
    if (result.ok) {
      this.clear(place)
      return result.value
    }
    this.fail(place, result.failure)
    return null
  }

  /** Keeps the failure at this place until it is put away: nothing done on this screen caused it. */
  keep(place: ScreenPlace): void {
    this.#kept.add(place)
  }

  clear(place: ScreenPlace): void {
    this.#failures.delete(place)
    this.#kept.delete(place)
  }

  /** After a successful command, or when another campaign opens, no failure stands but those that are kept. */
  clearAll(): void {
    const places = untrack(() => [...this.#failures.keys()])
    places.filter((place) => !this.#kept.has(place)).forEach((place) => this.clear(place))
  }

  /** Failures this place has to show, with the place each is cleared by. */
  failuresAt(place: ScreenPlace): { of: ScreenPlace; failure: Failure }[] {
    return [...this.#failures]
      .filter(([of]) => this.home(of) === place)
      .map(([of, failure]) => ({ of, failure }))
  }
}

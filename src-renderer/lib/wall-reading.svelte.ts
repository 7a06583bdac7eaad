import type { Wall } from '../../src-main/ipc/contract/play.ts'
import type { Api } from './api.ts'
import { fallbackPlace } from './places.svelte.ts'
import type { ScreenPlace, ScreenPlaces } from './places.svelte.ts'

/** Last reading of main's wall clock, by which real-time lights burn. */
export class WallReading {
  readonly #api: Api
  readonly #places: ScreenPlaces
  #wall = $state.raw<Wall & { at: number }>({ running: false, minutes: 0, at: 0 })

  constructor(api: Api, places: ScreenPlaces) {
    this.#api = api
    this.#places = places
  }

  get running(): boolean {
    return this.#wall.running
  }

  get minutes(): number {
    return this.#wall.minutes
  }

  /** When the page heard of it, in milliseconds. */
  get at(): number {
    return this.#wall.at
  }

  /** Holds the lights, or lets them burn: one key, in every fold. */
  async hold(held = this.running, at: ScreenPlace = fallbackPlace): Promise<void> {
    const wall = this.#places.take(at, await this.#api.call('play.hold', { held }))
    if (wall) this.hear(wall)
  }

  async read(): Promise<void> {
    const wall = await this.#api.call('play.wall', null)
    if (wall.ok) this.hear(wall.value)
  }

  hear(wall: Wall): void {
    this.#wall = { ...wall, at: performance.now() }
  }
}

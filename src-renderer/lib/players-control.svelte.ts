import type { PlayersPart, Shown } from '../../src-main/campaign/players/switches.ts'
import type { PlayersChange, PlayersState } from '../../src-main/ipc/contract/players.ts'
import type { Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { Api } from './api.ts'
import { fallbackPlace, type ScreenPlace } from './places.svelte.ts'

/** Place of what concerns the players' window. */
export const playersPlace = 'players'

/** The part of the screen that the players' window needs. */
interface Around {
  api: Api
  take<T>(at: ScreenPlace, result: Result<T>): T | null
}

/** The players' window as the GM handles it from anywhere on the screen. */
export class PlayersControl {
  /** Null until it is asked for. */
  state = $state.raw<PlayersState | null>(null)
  #asked = 0

  constructor(private readonly screen: Around) {
    screen.api.on('players', () => void this.refresh())
  }

  /** Reads it anew; the card does so after every change of the campaign. */
  refresh(): Promise<void> {
    return this.#ask(() => this.screen.api.call('players.state', null))
  }

  /** Forgets it with the campaign. */
  forget(): void {
    this.#asked += 1
    this.state = null
  }

  /** Opens the window, or closes it. */
  async toggle(): Promise<void> {
    if (!this.state) await this.refresh()
    if (this.state) await this.open(!this.state.open)
  }

  open(open: boolean): Promise<void> {
    return this.#ask(() => this.screen.api.call('players.open', { open }))
  }

  choose(display: string | null): Promise<void> {
    return this.#ask(() => this.screen.api.call('players.display', { display }))
  }

  change(change: PlayersChange): Promise<void> {
    return this.#ask(() => this.screen.api.call('players.change', change))
  }

  async flip(part: PlayersPart): Promise<void> {
    const on = this.state?.switches.on[part]
    if (on !== undefined) await this.change({ on: { [part]: !on } })
  }

  /** Makes the window black, or lets it show again. */
  async black(): Promise<void> {
    if (!this.state) await this.refresh()
    if (this.state) await this.change({ black: !this.state.switches.black })
  }

  /** Puts a thing into the middle of the window; the same thing again takes it away. */
  async show(shown: Shown): Promise<void> {
    if (!this.state) await this.refresh()
    await this.change({ shown: this.shows(shown) ? null : shown })
  }

  shows(shown: Shown): boolean {
    const now = this.state?.switches.shown ?? null
    return now !== null && JSON.stringify(inOrder(now)) === JSON.stringify(inOrder(shown))
  }

  async #ask(call: () => Promise<Result<PlayersState>>): Promise<void> {
    const mine = (this.#asked += 1)
    const said = await call()
    // An answer that comes after a later one is out of date.
    if (mine !== this.#asked) return
    const at = this.state ? playersPlace : fallbackPlace
    this.state = this.screen.take(at, said) ?? this.state
  }
}

function inOrder(shown: Shown): [string, unknown][] {
  return Object.entries(shown).sort(([one], [other]) => one.localeCompare(other))
}

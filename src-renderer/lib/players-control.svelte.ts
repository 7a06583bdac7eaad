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
  /** Number of the newest call that was answered, and of the last one before the campaign was left. */
  #answered = 0
  #forgotten = 0
  /** The switch that was flipped last: the next flip waits until it is answered. */
  #flips: Promise<void> = Promise.resolve()

  constructor(private readonly screen: Around) {
    screen.api.on('players', () => void this.refresh())
  }

  /** Reads it again; the card does so after every change of the campaign. */
  refresh(): Promise<void> {
    return this.#ask(() => this.screen.api.call('players.state', null))
  }

  /** Forgets it with the campaign. */
  forget(): void {
    this.#forgotten = this.#asked
    this.state = null
  }

  /** Opens the window, or closes it. */
  toggle(): Promise<void> {
    return this.#flipFrom(({ open }) => this.open(!open))
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

  flip(part: PlayersPart): Promise<void> {
    return this.#flipFrom(({ switches: { on } }) => this.change({ on: { [part]: !on[part] } }))
  }

  /** Makes the window black, or lets it show again. */
  black(): Promise<void> {
    return this.#flipFrom(({ switches: { black } }) => this.change({ black: !black }))
  }

  /** Puts a thing into the middle of the window; the same thing again takes it away. */
  show(shown: Shown): Promise<void> {
    return this.#flipFrom(() => this.change({ shown: this.shows(shown) ? null : shown }))
  }

  shows(shown: Shown): boolean {
    const now = this.state?.switches.shown ?? null
    return now !== null && JSON.stringify(inOrder(now)) === JSON.stringify(inOrder(shown))
  }

  /** Flips a switch from how it stands when all flips before it have been answered. */
  #flipFrom(act: (state: PlayersState) => Promise<void>): Promise<void> {
    this.#flips = this.#flips.then(async () => {
      if (!this.state) await this.refresh()
      if (this.state) await act(this.state)
    })
    return this.#flips
  }

  async #ask(call: () => Promise<Result<PlayersState>>): Promise<void> {
    const mine = (this.#asked += 1)
    const said = await call()
    if (mine <= this.#forgotten) return
    // A later call was answered before this one had its effect: neither answer is how it stands now.
    if (mine < this.#answered && said.ok) return this.refresh()
    this.#answered = Math.max(mine, this.#answered)
    const at = this.state ? playersPlace : fallbackPlace
    this.state = this.screen.take(at, said) ?? this.state
  }
}

function inOrder(shown: Shown): [string, unknown][] {
  return Object.entries(shown).sort(([one], [other]) => one.localeCompare(other))
}

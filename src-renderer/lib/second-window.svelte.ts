import type { SecondWindowState } from '../../src-main/ipc/contract/second-window.ts'
import type { Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { Api } from './api.ts'
import type { FoldId } from './folds.ts'
import { foldsPlace } from './own-folds.svelte.ts'
import type { ScreenPlace } from './places.svelte.ts'

/** The part of the screen that it needs. */
interface Around {
  api: Api
  take<T>(at: ScreenPlace, result: Result<T>): T | null
}

/** The GM's second window, as either of the two handles it. */
export class SecondWindow {
  /** Null until it is asked for. */
  state = $state.raw<SecondWindowState | null>(null)
  /** Fold that this window shows, where it is the second one; null in the first. */
  here = $state<string | null>(null)

  constructor(private readonly screen: Around) {
    screen.api.on('second', () => void this.refresh())
  }

  refresh(): Promise<void> {
    return this.#ask(this.screen.api.call('second.state', null))
  }

  async toggle(): Promise<void> {
    // It may have been closed by hand a moment ago.
    await this.refresh()
    if (this.state) await this.open(!this.state.open)
  }

  /** Opens it, at a fold where one is named, or closes it. */
  open(open: boolean, fold?: FoldId): Promise<void> {
    return this.#ask(this.screen.api.call('second.open', { open, ...(fold ? { fold } : {}) }))
  }

  choose(display: string | null): Promise<void> {
    return this.#ask(this.screen.api.call('second.display', { display }))
  }

  /** Has main remember the fold of this second window. */
  keepFold(fold: FoldId): void {
    if (fold === this.here) return
    this.here = fold
    void this.screen.api.call('second.fold', { fold })
  }

  async #ask(said: Promise<Result<SecondWindowState>>): Promise<void> {
    this.state = this.screen.take(foldsPlace, await said) ?? this.state
  }
}

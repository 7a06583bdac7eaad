import type { GeneratorOdds } from '../../src-main/rules/generators/generator.ts'
import type { GeneratedResults } from './generated-results.svelte.ts'
import { NewestCall } from './newest-call.ts'
import type { ScreenPlace } from './places.svelte.ts'
import type { Screen } from './screen.svelte.ts'

/** Odds of a kind of generator with its input, before anything is rolled. */
export class OddsOfKind {
  readonly #screen: Screen
  readonly #place: ScreenPlace
  /** Undefined until they are known, and where they can't be read; null where nothing can be rolled. */
  shown = $state.raw<GeneratorOdds | null>()
  readonly #calls = new NewestCall()

  constructor(screen: Screen, place: ScreenPlace) {
    this.#screen = screen
    this.#place = place
  }

  /** Asks main for the odds; an effect that calls it asks again when the kind or its input has changed. */
  async read(kind: string, input: GeneratedResults['sent']): Promise<void> {
    const isNewest = this.#calls.start()
    if (kind === '') return
    const odds = await this.#screen.api.call('generators.odds', { kind, input })
    const taken = this.#screen.take(this.#place, odds)
    if (isNewest()) this.shown = odds.ok ? taken : undefined
  }
}

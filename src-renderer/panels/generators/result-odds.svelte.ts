import { generatorsPlace, type GeneratedResults } from '../../lib/generated-results.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'

/** Odds of the chosen kind with its input, before anything is rolled. */
export class OddsOfKind {
  readonly #desk: GeneratedResults
  shown = $state.raw<OutputOf<ScreenContract, 'generators.odds'>>(null)
  readonly #calls = new NewestCall()

  constructor(desk: GeneratedResults) {
    this.#desk = desk
  }

  /** Asks main for the odds; an effect that calls it asks again when the kind or its input has changed. */
  async read(): Promise<void> {
    const isNewest = this.#calls.start()
    const { kind, sent: input, screen } = this.#desk
    if (kind === '') return
    const odds = screen.take(
      generatorsPlace,
      await screen.api.call('generators.odds', { kind, input }),
    )
    if (isNewest()) this.shown = odds
  }
}

import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { Asks } from '../../../src-main/rules/core/asks.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { relevantAsks } from '../../lib/action-input.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { likeliestAction, watchActions, type WatchAction } from '../../lib/watch-actions.ts'

export const watchPlace = 'watch'

/** State of the watch panel: what the party does this watch, and the one button that spends it. */
export class WatchPanel {
  readonly screen: Screen
  readonly form: ActionForm
  #picked = $state.raw<{ readonly action: KnownActionId } | null>(null)
  readonly choices = $derived.by(() => watchActions(this.screen.views.actions))
  readonly chosen = $derived.by(() => {
    const picked = this.choices.find(({ action }) => action.id === this.#picked?.action)
    if (picked && picked.action.refuses === null) return picked
    const { dues, journey } = this.screen.views
    return likeliestAction(
      this.choices,
      dues.map(({ action }) => action),
      journey?.watch.daylight ?? true,
      journey?.log[0]?.did ?? null,
    )
  })

  constructor(screen: Screen) {
    this.screen = screen
    this.form = new ActionForm(screen, watchPlace, () => this.chosen?.action ?? null)
  }

  pick(action: KnownActionId): void {
    this.#picked = { action }
  }

  /** Spends the watch; what comes next is asked again, unless it was picked while the watch was spent. */
  async spend(): Promise<void> {
    const picked = this.#picked
    if ((await this.form.runAndForget()) && this.#picked === picked) this.#picked = null
  }

  /** Fields to fill in beside the tiles, null when there are none: who eats is ticked in the camp. */
  get asks(): Asks | null {
    const { action, input, preview } = this.form
    const { eaters: _ticked, ...asks } = action?.asks ?? {}
    const fields = relevantAsks(asks, input, preview?.scope, this.screen.views)
    return Object.keys(fields).length > 0 ? fields : null
  }

  /** Ids of those who eat in camp tonight; null where the game does not ask. */
  get eaters(): Id[] | null {
    const camp = this.#camp
    if (!camp || !('eaters' in camp.action.asks)) return null
    const eaters = this.chosen === camp ? this.form.input['eaters'] : camp.action.input['eaters']
    return Array.isArray(eaters) ? eaters.map(String) : []
  }

  /** The meal is part of the camp, so the watch is to be spent on it. */
  feed(eaters: readonly Id[]): void {
    const camp = this.#camp
    if (!camp) return
    this.pick(camp.action.id)
    this.form.tell({ eaters: [...eaters] })
  }

  get #camp(): WatchAction | null {
    return this.choices.find(({ action }) => action.slot === 'camp') ?? null
  }

  /** Why what is struck can't be done, one line each. */
  get barred(): { title: string; says: string }[] {
    return this.choices.flatMap(({ action: { title, refuses } }) =>
      refuses === null ? [] : [{ title, says: refuses.replace(title, '').trim() }],
    )
  }
}

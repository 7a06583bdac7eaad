import type { KnownActionId } from '../../src-main/campaign/view/views.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import { NewestCall } from './newest-call.ts'
import type { Screen } from './screen.svelte.ts'

/** Keeps a preview in step with what is being filled in: only the newest question's answer counts. */
export class LivePreview {
  preview = $state.raw<Preview | null>(null)
  /** Input that `preview` answers; null before the first answer. */
  input = $state.raw<Record<string, unknown> | null>(null)
  readonly #screen: Pick<Screen, 'preview'>
  readonly #calls = new NewestCall()
  #last: Promise<void> = Promise.resolve()

  constructor(screen: Pick<Screen, 'preview'>, first: Preview | null = null) {
    this.#screen = screen
    this.preview = first
  }

  /** Shows what is known at once. */
  set(preview: Preview | null): void {
    this.#calls.drop()
    this.preview = preview
  }

  ask(action: KnownActionId, input: Record<string, unknown>, adjust = 0): Promise<void> {
    this.#last = this.#answer(this.#calls.start(), action, input, adjust)
    return this.#last
  }

  /** Waits until the newest question is answered. */
  settled(): Promise<void> {
    return this.#last
  }

  async #answer(
    isNewest: () => boolean,
    action: KnownActionId,
    input: Record<string, unknown>,
    adjust: number,
  ): Promise<void> {
    const preview = await this.#screen.preview(action, input, adjust)
    if (!isNewest()) return
    this.preview = preview
    this.input = input
  }
}

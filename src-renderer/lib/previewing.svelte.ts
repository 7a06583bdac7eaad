import type { Preview } from '../../src-main/rules/action.ts'
import type { ActionId } from '../../src-main/rules/situation.ts'
import type { Screen } from './screen.svelte.ts'

/** Keeps a preview in step with what is being filled in: only the newest question's answer counts. */
export class Previewing {
  preview = $state.raw<Preview | null>(null)
  readonly #screen: Pick<Screen, 'preview'>
  #asked = 0

  constructor(screen: Pick<Screen, 'preview'>, first: Preview | null = null) {
    this.#screen = screen
    this.preview = first
  }

  /** Shows what is known at once. */
  set(preview: Preview | null): void {
    this.#asked += 1
    this.preview = preview
  }

  async ask(action: ActionId, input: Record<string, unknown>, adjust = 0): Promise<void> {
    const mine = ++this.#asked
    const preview = await this.#screen.preview(action, input, adjust)
    if (mine === this.#asked) this.preview = preview
  }
}

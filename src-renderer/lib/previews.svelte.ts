import type { ActionView } from '../../src-main/campaign/view/views.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import { blockReason, sameInput, filledInput } from './action-input.ts'
import type { ActionInput } from './action-input.ts'
import { NewestCall } from './newest-call.ts'
import type { Screen } from './screen.svelte.ts'

type Request = readonly [action: ActionView, input: ActionInput]

/** Previews of several actions, each begun with another input than the one its view was drawn with. */
export class Previews {
  readonly #screen: Pick<Screen, 'preview' | 'views'>
  #known = $state.raw<ReadonlyMap<string, Preview | null>>(new Map())
  readonly #rounds = new NewestCall()

  constructor(screen: Pick<Screen, 'preview' | 'views'>) {
    this.#screen = screen
  }

  /** The action with this input and what follows from it; without odds while they are not known. */
  of(action: ActionView, input: ActionInput): ActionView {
    if (sameInput(action.input, input)) return action
    const preview = this.#known.get(keyOf(action, input)) ?? null
    const refuses = blockReason(action) ?? preview?.refuses ?? null
    return { ...action, input: { ...input }, preview, refuses }
  }

  /** Requests all previews again; to be called whenever an action or an input changed. */
  async refresh(all: readonly Request[]): Promise<void> {
    const isNewest = this.#rounds.start()
    const { views } = this.#screen
    const others = all.filter(([action, input]) => !sameInput(action.input, input))
    const previews = await Promise.all(
      others.map(([{ id, asks }, input]) =>
        this.#screen.preview(id, filledInput(asks, input, views)),
      ),
    )
    if (!isNewest()) return
    this.#known = new Map(
      others.map(([action, input], at) => [keyOf(action, input), previews[at] ?? null]),
    )
  }
}

const keyOf = ({ id }: ActionView, input: ActionInput): string => `${id} ${JSON.stringify(input)}`

import { SvelteSet } from 'svelte/reactivity'

type Does = () => void
interface Bound {
  does: Does
  first: boolean
}

/**
 * Handlers of each key. The last to bind a key hears it, so a panel on top goes before the one
 * beneath; unbinding gives the key back. Urgent bindings, as of dues, are `first` and go before all others.
 */
export class KeyRing {
  readonly #bound = new Map<string, Bound[]>()
  readonly #taken = new SvelteSet<string>()

  /** Returns how to let go. */
  bind(keys: string, does: Does, { first = false } = {}): () => void {
    const mine: Bound = { does, first }
    this.#keep(keys, [...(this.#bound.get(keys) ?? []), mine])
    return () =>
      this.#keep(
        keys,
        (this.#bound.get(keys) ?? []).filter((one) => one !== mine),
      )
  }

  #keep(keys: string, stack: Bound[]): void {
    this.#bound.set(keys, stack)
    if (stack.some(({ first }) => first)) this.#taken.add(keys)
    else this.#taken.delete(keys)
  }

  /** The key as a control may show it; none while what goes before the rest hears it. */
  free(keys: string | undefined): string | undefined {
    return keys !== undefined && this.#taken.has(keys) ? undefined : keys
  }

  /** Does what the key means; false when nobody wants it. */
  press(keys: string): boolean {
    const stack = this.#bound.get(keys) ?? []
    const heard = stack.findLast(({ first }) => first) ?? stack.at(-1)
    heard?.does()
    return heard !== undefined
  }
}

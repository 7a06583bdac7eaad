type Does = () => void
interface Bound {
  does: Does
  first: boolean
}

/**
 * Who hears which key. The last to bind a key hears it, so a panel on top goes before the one
 * beneath, and letting go gives the key back. What is due binds as `first` and goes before all.
 */
export class KeyRing {
  readonly #bound = new Map<string, Bound[]>()

  /** Returns how to let go. */
  bind(keys: string, does: Does, { first = false } = {}): () => void {
    const mine: Bound = { does, first }
    this.#bound.set(keys, [...(this.#bound.get(keys) ?? []), mine])
    return () => {
      this.#bound.set(
        keys,
        (this.#bound.get(keys) ?? []).filter((one) => one !== mine),
      )
    }
  }

  /** Does what the key means; false when nobody wants it. */
  press(keys: string): boolean {
    const stack = this.#bound.get(keys) ?? []
    const heard = stack.findLast(({ first }) => first) ?? stack.at(-1)
    heard?.does()
    return heard !== undefined
  }
}

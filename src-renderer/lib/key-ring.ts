type Does = () => void

/**
 * Who hears which key. The last to bind a key hears it, so a panel on top goes before the one
 * beneath, and letting go gives the key back.
 */
export class KeyRing {
  readonly #bound = new Map<string, Does[]>()

  /** Returns how to let go. */
  bind(keys: string, does: Does): () => void {
    const stack = this.#bound.get(keys) ?? []
    this.#bound.set(keys, [...stack, does])
    return () => {
      this.#bound.set(keys, (this.#bound.get(keys) ?? []).filter((one) => one !== does))
    }
  }

  /** Does what the key means; false when nobody wants it. */
  press(keys: string): boolean {
    const does = this.#bound.get(keys)?.at(-1)
    does?.()
    return does !== undefined
  }
}

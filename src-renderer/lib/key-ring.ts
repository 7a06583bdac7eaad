import { SvelteSet } from 'svelte/reactivity'

type Does = () => void
interface Bound {
  name: string
  does: Does
  first: boolean
}

/**
 * Handlers of each action, heard by the keys that the action has now. The last to bind a key hears it, so a
 * panel on top goes before the one beneath; unbinding gives the key back. Urgent bindings, as of dues, are
 * `first` and go before all others.
 */
export class KeyRing {
  readonly #keysOf: (name: string) => readonly string[]
  #bound: readonly Bound[] = []
  readonly #taken = new SvelteSet<string>()
  /** Actions that are heard while something else has the keyboard; null for all. */
  #only: ((name: string) => boolean) | null = null

  /** @param keysOf the keys of an action by its id; a key means itself */
  constructor(keysOf: (name: string) => readonly string[] = (name) => [name]) {
    this.#keysOf = keysOf
  }

  /** Returns how to let go. */
  bind(name: string, does: Does, { first = false } = {}): () => void {
    const mine: Bound = { name, does, first }
    this.#bound = [...this.#bound, mine]
    if (first) this.#taken.add(name)
    return () => {
      if (!this.#bound.includes(mine)) return
      this.#bound = this.#bound.filter((one) => one !== mine)
      const isTaken = this.#bound.some((one) => one.first && one.name === name)
      if (first && !isTaken) this.#taken.delete(name)
    }
  }

  /** Binds each name to what it does; the result unbinds them all. */
  bindAll(these: Readonly<Record<string, Does>>): () => void {
    const bound = Object.entries(these).map(([name, does]) => this.bind(name, does))
    return () => bound.forEach((letGo) => letGo())
  }

  /** The action as a control may show its key; none while what goes before the rest hears that key. */
  free(name: string | undefined): string | undefined {
    if (name === undefined) return undefined
    const keys = this.#keysOf(name)
    const taken = [...this.#taken].some((one) =>
      this.#keysOf(one).some((key) => keys.includes(key)),
    )
    return taken ? undefined : name
  }

  /** Does what the key means, by the first of its written forms that means anything; false when none does. */
  press(...written: readonly string[]): boolean {
    for (const keys of written) {
      const stack = this.#bound.filter(
        ({ name }) => this.#keysOf(name).includes(keys) && (this.#only?.(name) ?? true),
      )
      const heard = stack.findLast(({ first }) => first) ?? stack.at(-1)
      heard?.does()
      if (heard) return true
    }
    return false
  }

  /** From now on only these actions are heard. Returns how to hear all again. */
  hearOnly(these: (name: string) => boolean): () => void {
    this.#only = these
    return () => {
      if (this.#only === these) this.#only = null
    }
  }

  /** Does what was bound to an action last, whatever its key; false when nothing was. */
  do(name: string): boolean {
    const heard = this.#bound.findLast((one) => one.name === name)
    heard?.does()
    return heard !== undefined
  }
}

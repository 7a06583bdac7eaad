/** A thing to be shown by a panel that may not stand yet: it is kept until one takes it. */
export class Wanted<T> {
  #kept: { thing: T } | null = null
  #hearer: ((thing: T) => void) | null = null

  /** Hands it to the panel that stands, or keeps it for the next one. */
  show(thing: T): void {
    if (this.#hearer) this.#hearer(thing)
    else this.#kept = { thing }
  }

  /** Takes what is kept, and all that is wanted from now on. Returns how to stop. */
  taken(hearer: (thing: T) => void): () => void {
    const kept = this.#kept
    this.#kept = null
    this.#hearer = hearer
    if (kept) hearer(kept.thing)
    return () => {
      if (this.#hearer === hearer) this.#hearer = null
    }
  }
}

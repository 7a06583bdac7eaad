/**
 * A part of the screen whose code comes after the first paint. From then on it stands as soon as it is asked
 * for: even a module that is loaded takes `import()` a turn of the browser, and a key could come before it.
 */
export class DeferredPart<Part> {
  #part = $state.raw<Part | null>(null)
  readonly #load: () => Promise<Part>
  #coming: Promise<void> | null = null

  constructor(load: () => Promise<Part>) {
    this.#load = load
  }

  /** The part, or null while it is on its way: it is fetched when it is first asked for. */
  get part(): Part | null {
    void this.fetch()
    return this.#part
  }

  /** Fetches it beforehand. */
  fetch(): Promise<void> {
    this.#coming ??= this.#load().then((part) => {
      this.#part = part
    })
    return this.#coming
  }
}

import type { Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { ScreenPlace, ScreenPlaces } from './places.svelte.ts'

/** Long work that the GM may watch and call off. */
interface LongWork {
  title: string
  done: number
  of: number
  says: string
  cancel(): void
}

interface WorkOptions {
  signal: AbortSignal
  onProgress: (done: number, of: number, says: string) => void
}

/** Long works under way: imports, exports, printing. */
export class LongWorks {
  readonly #places: ScreenPlaces
  running = $state.raw<readonly LongWork[]>([])

  constructor(places: ScreenPlaces) {
    this.#places = places
  }

  /** Does long work with progress and a way to call it off; null when it failed or was cancelled. */
  async run<T>(
    title: string,
    at: ScreenPlace,
    call: (options: WorkOptions) => Promise<Result<T>>,
  ): Promise<T | null> {
    const stop = new AbortController()
    let shown: LongWork = { title, done: 0, of: 0, says: '', cancel: () => stop.abort() }
    this.running = [...this.running, shown]
    const result = await call({
      signal: stop.signal,
      onProgress: (done, of, says) => {
        const next = { ...shown, done, of, says }
        this.running = this.running.map((one) => (one === shown ? next : one))
        shown = next
      },
    })
    this.running = this.running.filter((one) => one !== shown)
    return this.#places.take(at, result)
  }
}

import type { WantedPrint } from '../../../src-main/campaign/print/wanted.ts'
import type { PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { printPlace } from './presets.svelte.ts'

/** Use of the PDF: kept, or opened in the machine's own program to be printed there. */
export type PdfUse = 'save' | 'print'

/** One thing on its way through the press. */
interface Job {
  number: number
  title: string
  wanted: WantedPrint
  options: PrintOptions
  then: PdfUse
  /** True while it is in the press; others wait. */
  running: boolean
  done: number
  of: number
  says: string
  cancel(): void
}

interface Saved {
  title: string
  path: string
  pages: number
  bytes: number
  /** True when it was opened in the machine's own program. */
  opened: boolean
}

/** Jobs are handed to the press one after another; those behind can still be called off. */
export class PrintQueue {
  readonly #screen: Screen
  list = $state.raw<readonly Job[]>([])
  /** PDF that was written last; null for none. */
  saved = $state.raw<Saved | null>(null)
  #numbers = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor(screen: Screen) {
    this.#screen = screen
  }

  /** Resolves when it is done, called off or refused. The same thing twice is one job. */
  add(what: Pick<Job, 'title' | 'wanted' | 'options' | 'then'>): Promise<void> {
    const same = this.list.find((job) => alike(job, what))
    if (same) {
      if (what.then === 'print') this.#change(same.number, { then: 'print' })
      return this.#queue.then(() => undefined)
    }
    const number = ++this.#numbers
    const stop = new AbortController()
    const cancel = (): void => {
      stop.abort()
      this.#drop(number)
    }
    const waits = { number, running: false, done: 0, of: 4, says: 'Waiting for the press', cancel }
    this.list = [...this.list, { ...what, ...waits }]
    this.saved = null
    if (this.list.length === 1) this.#screen.places.clear(printPlace)
    const done = this.#queue.then(() => this.#print(number, stop.signal))
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Shows a file or folder that was printed, in the machine's own program. */
  async reveal(path: string): Promise<boolean> {
    const shown = await this.#screen.api.call('app.reveal', { path })
    if (!shown.ok) this.#screen.places.fail(printPlace, shown.failure)
    return shown.ok
  }

  async #print(number: number, signal: AbortSignal): Promise<void> {
    const job = this.#find(number)
    if (!job) return
    this.#change(number, { running: true })
    const { wanted, options } = job
    const result = await this.#screen.api.call(
      'print.save',
      { wanted, options },
      { signal, onProgress: (done, of, says) => this.#change(number, { done, of, says }) },
    )
    const then = this.#find(number)?.then ?? 'save'
    this.#drop(number)
    // What one was refused for stays to be read, also when the next one is done.
    if (!result.ok) this.#screen.places.fail(printPlace, result.failure)
    if (!result.ok || signal.aborted) return
    const opened = then === 'print' && (await this.reveal(result.value.path))
    this.saved = { title: job.title, ...result.value, opened }
  }

  #find(number: number): Job | undefined {
    return this.list.find((job) => job.number === number)
  }

  #change(number: number, some: Partial<Job>): void {
    this.list = this.list.map((job) => (job.number === number ? { ...job, ...some } : job))
  }

  #drop(number: number): void {
    this.list = this.list.filter((job) => job.number !== number)
  }
}

function alike(one: Pick<Job, 'wanted' | 'options'>, other: Pick<Job, 'wanted' | 'options'>) {
  return JSON.stringify([one.wanted, one.options]) === JSON.stringify([other.wanted, other.options])
}

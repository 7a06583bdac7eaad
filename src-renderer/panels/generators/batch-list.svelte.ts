import { generatorsPlace, type GeneratedResults } from '../../lib/generated-results.svelte.ts'
import type { SessionResult } from '../../lib/generated-results.svelte.ts'
import type { Result } from '../../../src-main/ipc/contract/endpoint.ts'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'

/** Most results of a batch. */
export const mostAtOnce = 500

/** A batch as a list: what of it is found, and what is written of that. */
export class BatchList {
  readonly #desk: GeneratedResults
  count = $state(20)
  words = $state('')
  /** Path of the file that was written last. */
  saved = $state<string | null>(null)

  constructor(desk: GeneratedResults) {
    this.#desk = desk
  }

  readonly found = $derived.by((): readonly SessionResult['result'][] => {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean)
    const all = this.#desk.batch?.results ?? []
    if (words.length === 0) return all
    return all.filter(({ text }) => {
      const lower = text.toLowerCase()
      return words.every((word) => lower.includes(word))
    })
  })

  /** Copies all that is found; `put` gives a text to the clipboard. */
  async copy(put: (text: string) => boolean): Promise<void> {
    const text = await this.#text('text')
    if (text === null) return
    this.#desk.screen.said = put(text)
      ? `${this.found.length} copied as text`
      : 'The clipboard refused it'
  }

  async save(form: 'markdown' | 'csv'): Promise<void> {
    const results = [...this.found]
    const { screen } = this.#desk
    const call = screen.api.call('generators.export', { results, form, title: this.#title })
    this.#done(await call)
  }

  /** Prints all that is found to a PDF, by the press of handouts, and opens it. */
  async print(): Promise<void> {
    const text = await this.#text('markdown')
    if (text === null) return
    const { screen } = this.#desk
    const title = this.#title
    const wanted = {
      template: 'handout' as const,
      handout: null,
      draft: { title, style: 'plain' as const, text },
    }
    const { paper } = screen.settings
    const saved = await screen.works.run(`Printing ${title}`, generatorsPlace, (work) =>
      screen.api.call('print.save', { wanted, options: { ...usualOptions, paper } }, work),
    )
    if (!saved) return
    this.saved = saved.path
    await this.reveal()
  }

  /** Opens the file that was written last. */
  async reveal(): Promise<void> {
    const { screen } = this.#desk
    if (this.saved === null) return
    screen.take(generatorsPlace, await screen.api.call('app.reveal', { path: this.saved }))
  }

  get #title(): string {
    return `${this.#desk.batch?.title ?? 'Results'}, ${this.found.length}`
  }

  async #text(form: 'text' | 'markdown'): Promise<string | null> {
    const { screen } = this.#desk
    const call = screen.api.call('generators.text', { results: [...this.found], form })
    return screen.take(generatorsPlace, await call)
  }

  #done(result: Result<{ path: string }>): void {
    this.saved = this.#desk.screen.take(generatorsPlace, result)?.path ?? null
  }
}

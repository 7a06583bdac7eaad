import { usualOptions, type PrintOptions } from '../../../src-main/ipc/contract/print-options.ts'
import type { Id } from '../../../src-main/rules/situation.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export type Paper = 'A4' | 'Letter'
const template = 'character-sheet'

/** The page before it is printed, and the saving of it. */
export class SheetPanel {
  readonly screen: Screen
  shown = $state.raw<{ title: string; data: unknown } | null>(null)
  /** Where the last one was written. */
  saved = $state.raw<{ path: string; pages: number; bytes: number } | null>(null)
  saving = $state.raw<{ done: number; of: number; says: string; cancel: () => void } | null>(null)
  fillable = $state(false)
  copies = $state(1)
  #chosen = $state<Id | null>(null)
  #asked = 0

  constructor(screen: Screen) {
    this.screen = screen
  }

  get paper(): Paper {
    return this.screen.settings.paper
  }

  get options(): PrintOptions {
    const { paper, fillable, copies } = this
    return { ...usualOptions, paper, fillable, copies: fillable ? 1 : copies }
  }

  /** Whose sheet: the one chosen, while it is there, else the first of the party. */
  get who(): Id | null {
    const { party } = this.screen.board
    return party.find(({ id }) => id === this.#chosen)?.id ?? party[0]?.id ?? null
  }

  choose(who: Id): void {
    this.#chosen = who
    this.saved = null
  }

  async setPaper(paper: Paper): Promise<void> {
    this.saved = null
    await this.screen.change({ paper }, 'sheet')
  }

  /** Asks for the page anew; to be called when the character, its numbers or the paper changed. */
  async refresh(): Promise<void> {
    const { who } = this
    const mine = ++this.#asked
    if (who === null) {
      this.shown = null
      return
    }
    const drawn = await this.screen.api.call('print.preview', {
      wanted: { template, creatures: [who] },
    })
    if (mine !== this.#asked) return
    this.shown = this.screen.take('sheet', drawn)
  }

  async save(): Promise<void> {
    const { who, options } = this
    if (who === null || this.saving) return
    const stop = new AbortController()
    const cancel = (): void => stop.abort()
    this.saved = null
    this.saving = { done: 0, of: 4, says: 'Waiting for the press', cancel }
    const saved = await this.screen.api.call(
      'print.save',
      { wanted: { template, creatures: [who] }, options },
      {
        signal: stop.signal,
        onProgress: (done, of, says) => {
          this.saving = { done, of, says, cancel }
        },
      },
    )
    this.saving = null
    this.saved = this.screen.take('sheet', saved)
  }

  reveal(path: string): void {
    void this.screen.api
      .call('app.reveal', { path })
      .then((shown) => this.screen.take('sheet', shown))
  }
}

/** The folder a file lies in, whichever way its system writes paths. */
export function folderOf(path: string): string {
  return path.replace(/[\\/][^\\/]*$/u, '') || path
}

/** Bytes as people read them: "48 KB". */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

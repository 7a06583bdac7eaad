import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const exportPlace = 'table-export'

type Losses = OutputOf<ScreenContract, 'tables.export'>['losses']
type Format = OutputOf<ScreenContract, 'tables.formats'>['written'][number]
/** Tables that can be written together: the one that is looked at, those found, the GM's own. */
export interface TableChoice {
  title: string
  ids: readonly string[]
}

/** Longest stretch of a file that is shown, in characters. */
const longestLook = 20_000
/** Tables of one file. */
const mostWritten = 2000

/** Tables on their way out, as a text or a file of another program. */
export class TableExport {
  readonly screen: Screen
  formats = $state.raw<readonly Format[]>([])
  format = $state<string | null>(null)
  choice = $state(0)
  text = $state('')
  /** Parts of the tables that the format cannot hold. */
  losses = $state.raw<Losses>([])
  saved = $state<string | null>(null)
  readonly cut = $derived(this.text.length > longestLook)
  readonly look = $derived(this.text.slice(0, longestLook))
  readonly #choices: () => readonly TableChoice[]
  readonly #calls = new NewestCall()

  constructor(screen: Screen, choices: () => readonly TableChoice[]) {
    this.screen = screen
    this.#choices = choices
  }

  get ids(): string[] {
    return [...(this.#choices()[this.choice]?.ids ?? [])].slice(0, mostWritten)
  }

  async begin(): Promise<void> {
    const { screen } = this
    const formats = screen.take(exportPlace, await screen.api.call('tables.formats', null))
    this.formats = formats?.written ?? []
    this.format ??= this.formats[0]?.id ?? null
  }

  /** Has main write them; an effect that calls it does so again when the tables or the form have changed. */
  async write(): Promise<void> {
    const isNewest = this.#calls.start()
    const { format, ids, screen } = this
    this.saved = null
    if (format === null || ids.length === 0) return
    const written = await screen.api.call('tables.export', { ids, format })
    if (!isNewest()) return
    const { text, losses } = screen.take(exportPlace, written) ?? { text: '', losses: [] }
    this.text = text
    this.losses = losses
  }

  copy(put: (text: string) => boolean): void {
    this.screen.said = put(this.text) ? 'Copied' : 'The clipboard refused it'
  }

  async save(): Promise<void> {
    const { format, ids, screen, choice } = this
    if (format === null) return
    const title = this.#choices()[choice]?.title ?? 'Tables'
    const saved = await screen.api.call('tables.saveExport', { ids, format, title })
    this.saved = screen.take(exportPlace, saved)?.path ?? null
  }

  async reveal(path: string): Promise<void> {
    const { screen } = this
    screen.take(exportPlace, await screen.api.call('app.reveal', { path }))
  }
}

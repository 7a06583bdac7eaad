import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import { bestiaryPlace, type BestiaryPanel } from './bestiary.svelte.ts'

type Format = OutputOf<ScreenContract, 'library.formats'>[number]

/** Longest stretch of a file that is shown, in letters: a look is enough. */
const longestLook = 20_000

/** The bestiary on its way out, as a text or a file of another program's. */
export class BestiaryExport {
  readonly panel: BestiaryPanel
  formats = $state.raw<readonly Format[]>([])
  format = $state<string | null>(null)
  /** Name of the file; empty takes the bestiary's. */
  typed = $state('')
  text = $state('')
  cut = $state(false)
  /** Figures that the form cannot hold, a line for each set of monsters. */
  losses = $state.raw<readonly string[]>([])
  saved = $state.raw<OutputOf<ScreenContract, 'library.export'> | null>(null)
  readonly #calls = new NewestCall()

  constructor(panel: BestiaryPanel) {
    this.panel = panel
  }

  get title(): string {
    return this.typed.trim() || (this.panel.only?.name ?? 'Bestiary')
  }

  get chosen(): Format | null {
    return this.formats.find(({ id }) => id === this.format) ?? null
  }

  async begin(): Promise<void> {
    const { screen } = this.panel
    this.formats = screen.take(bestiaryPlace, await screen.api.call('library.formats', null)) ?? []
    this.format ??= this.formats[0]?.id ?? null
  }

  /** Asks main for the text; an effect that calls it asks again when what is found or the form changed. */
  async look(): Promise<void> {
    const isNewest = this.#calls.start()
    const { format, panel } = this
    const { which, many } = panel
    if (format === null) return
    this.saved = null
    const read = many > 0 ? await panel.screen.api.call('library.text', { which, format }) : null
    if (!isNewest()) return
    const value = read && panel.screen.take(bestiaryPlace, read)
    this.text = value?.text.slice(0, longestLook) ?? ''
    this.losses = value?.losses ?? []
    this.cut = value !== null && (value.text.length > longestLook || value.monsters < value.of)
  }

  async save(): Promise<void> {
    const { format, panel, title } = this
    if (format === null) return
    const { which } = panel
    this.saved = panel.screen.take(
      bestiaryPlace,
      await panel.screen.api.call('library.export', { which, format, title }),
    )
  }

  async reveal(path: string): Promise<void> {
    const { screen } = this.panel
    screen.take(bestiaryPlace, await screen.api.call('app.reveal', { path }))
  }
}

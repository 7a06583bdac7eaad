import { NewestCall } from '../../lib/newest-call.ts'
import type { WildernessPanel } from './wilderness.svelte.ts'

/** An encounter table as a hex shows it. */
interface ShownTable {
  title: string
  dice: string
  rows: readonly { rolls: string; text: string; chance: number }[]
}

/** Rows of the encounter table of a hex, with their chances as things stand. */
export class EncounterRows {
  table = $state.raw<ShownTable | null>(null)
  readonly #calls = new NewestCall()

  constructor(private readonly panelOf: () => WildernessPanel) {}

  /** Reads a table of the campaign; none for null. */
  async read(id: string | null): Promise<void> {
    const isNewest = this.#calls.start()
    if (id === null) {
      this.table = null
      return
    }
    const read = await this.panelOf().screen.api.call('tables.page', { id })
    if (!isNewest()) return
    const page = read.ok ? read.value : null
    if (page === null) this.table = null
    else {
      const rows = page.rows.map((row) => ({ ...row, text: row.plain ?? row.text }))
      this.table = { title: page.line.title, dice: page.line.dice, rows }
    }
  }
}

import type { ChronicleLine } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const pinnedPlace = 'pinned tables'

/** Pinned tables that have a key. */
export const withKeys = 9

/** Key of a pinned table by its place, from 0. */
export const pinnedKey = (at: number): string => `pinned.${at + 1}`

/** The strip of pinned tables: rolls on one of them, and keeps what came up in sight. */
export class PinnedTablesPanel {
  readonly screen: Screen
  #number = $state<number | null>(null)
  /** The newest roll on a pinned table, while it stands. */
  readonly last = $derived.by<ChronicleLine | null>(
    () =>
      this.screen.views.chronicle.lines.find(
        ({ number, undone }) => number === this.#number && !undone,
      ) ?? null,
  )

  constructor(screen: Screen) {
    this.screen = screen
  }

  async rollAt(at: number): Promise<void> {
    const table = this.screen.views.pinnedTables[at]
    if (table) await this.roll(table.id)
  }

  async roll(table: string): Promise<void> {
    const line = await this.screen.run('house.roll-table', { table }, { at: pinnedPlace })
    if (line) this.#number = line.number
  }
}

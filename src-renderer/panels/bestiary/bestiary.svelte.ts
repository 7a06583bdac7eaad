import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Converted, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import { putOnTable } from '../../lib/put-on-table.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export type Entry = OutputOf<ScreenContract, 'library.search'>['monsters'][number]
export interface Shown {
  monster: Monster
  converted: Converted
  text: string
}

/** The monsters of this campaign: found by their words, looked at, met. */
export class BestiaryPanel {
  readonly screen: Screen
  words = $state('')
  entries = $state.raw<readonly Entry[]>([])
  total = $state(0)
  chosen = $state<string | null>(null)
  shown = $state.raw<Shown | null>(null)
  number = $state(1)
  #searched = 0
  #looked = 0

  constructor(screen: Screen) {
    this.screen = screen
  }

  /** Only the newest search counts. */
  async search(): Promise<void> {
    const mine = ++this.#searched
    const found = await this.screen.api.call('library.search', {
      words: this.words.slice(0, 200),
      limit: 200,
    })
    if (mine !== this.#searched) return
    const value = this.screen.take('bestiary', found)
    if (!value) return
    this.entries = value.monsters
    this.total = value.total
  }

  /** Shows a monster as it stands in this game. */
  async choose(id: string): Promise<void> {
    const mine = ++this.#looked
    const ruleset = this.screen.board.top?.ruleset.id
    this.chosen = id
    this.number = 1
    const read = this.screen.take('bestiary', await this.screen.api.call('library.monster', { id }))
    if (!read || !ruleset || mine !== this.#looked) return
    const made = this.screen.take(
      'bestiary',
      await this.screen.api.call('convert.to', {
        monster: read,
        ruleset,
        answers: { ...read.judged[ruleset] },
      }),
    )
    if (made && mine === this.#looked)
      this.shown = { monster: read, converted: made.converted, text: made.text }
  }

  close(): void {
    this.#looked += 1
    this.chosen = null
    this.shown = null
  }

  /** Puts it on the table and turns to the fold where it is met. */
  async meet(): Promise<void> {
    if (
      this.chosen !== null &&
      (await putOnTable(this.screen, this.chosen, this.number, 'bestiary'))
    )
      this.screen.fold = 'explore'
  }
}

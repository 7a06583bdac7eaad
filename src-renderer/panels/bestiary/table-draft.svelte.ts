import type { CallInput, OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Which } from '../../../src-main/ipc/contract/library.ts'
import { LivePreview } from '../../lib/live-preview.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { BestiaryPanel } from './bestiary.svelte.ts'

export type TableDice = CallInput<ScreenContract, 'library.draftTable'>['dice']
type Row = OutputOf<ScreenContract, 'library.draftTable'>['rows'][number]

/** Dungeon levels that a table may serve. */
export const dungeonLevels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** An encounter table made of all that is found, as far as it is not yet kept. */
export class TableDraft {
  readonly panel: BestiaryPanel
  dice = $state<TableDice>('fit')
  at = $state('')
  /** Title typed by the GM; empty takes the name of the place it serves. */
  typed = $state('')
  rows = $state.raw<readonly Row[]>([])
  diceDrawn = $state('')
  /** Rows as they will be kept. */
  text = $state('')
  /** The text was changed by hand: it is not drafted again unless it is asked for. */
  edited = $state(false)
  /** Why nothing can be drafted, in words. */
  refused = $state<string | null>(null)
  /** Monsters left out, by id. */
  without = $state.raw<ReadonlySet<string>>(new Set())
  kept = $state<string | null>(null)
  readonly #previewing: LivePreview
  readonly #calls = new NewestCall()

  constructor(panel: BestiaryPanel) {
    this.panel = panel
    this.#previewing = new LivePreview(panel.screen)
  }

  get title(): string {
    if (this.typed.trim() !== '') return this.typed.trim()
    if (this.at === '') return 'Encounters of mine'
    return /^\d+$/.test(this.at)
      ? `Level ${this.at}, of mine`
      : `${this.at.slice(0, 1).toUpperCase()}${this.at.slice(1)}, of mine`
  }

  /** Why it can't be kept, where the text was changed. */
  get refuses(): string | null {
    if (this.refused !== null && !this.edited) return this.refused
    return this.#previewing.preview?.refuses ?? null
  }

  /** "12 rows on 1d12". */
  get reads(): string {
    return this.#previewing.preview?.verdict ?? ''
  }

  leaveOut(monster: string): void {
    this.without = new Set([...this.without, monster])
  }

  takeAll(): void {
    this.without = new Set()
    this.edited = false
  }

  edit(text: string): void {
    this.text = text
    this.edited = true
    this.kept = null
  }

  /** Drafts the rows; an effect that calls it does so again when what is found, the dice or the place changed. */
  async draft(): Promise<void> {
    const { at, dice, panel } = this
    if (this.edited) return this.#check()
    const isNewest = this.#calls.start()
    const which = await this.#which()
    if (!isNewest()) return
    const drafted = which
      ? await panel.screen.api.call('library.draftTable', { which, dice, at })
      : null
    if (!isNewest()) return
    this.kept = null
    if (drafted?.ok) {
      this.refused = null
      this.rows = drafted.value.rows
      this.diceDrawn = drafted.value.dice
      this.text = drafted.value.text
      this.#check()
    } else {
      this.rows = []
      this.refused = drafted?.failure.message ?? 'Every monster was left out.'
    }
  }

  async keep(): Promise<void> {
    if (this.refuses !== null) return
    const { title } = this
    if (await this.panel.run('house.keep-table', this.#input)) this.kept = title
  }

  get #input(): Record<string, unknown> {
    const serves = this.at === '' ? {} : { at: this.at }
    return { title: this.title, use: 'encounter', text: this.text.slice(0, 20_000), ...serves }
  }

  #check(): void {
    void this.#previewing.ask('house.keep-table', this.#input)
  }

  async #which(): Promise<Which | null> {
    const { panel, without } = this
    const { which, many } = panel
    // Where nothing is found, main says so.
    if (many === 0 || without.size === 0 || 'ids' in which) return which
    const ids = await panel.screen.api.call('library.ids', which)
    const left = ids.ok ? ids.value.filter((id) => !without.has(id)) : []
    return left.length > 0 ? { ids: left.slice(0, 200) } : null
  }
}

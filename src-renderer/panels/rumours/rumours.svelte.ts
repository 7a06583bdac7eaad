import type { KnownActionId, RumourView } from '../../../src-main/campaign/view/views.ts'
import { LivePreview } from '../../lib/live-preview.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const rumoursPlace = 'rumours'
export const rumourTruths = ['unknown', 'true', 'false', 'partly true'] as const

/** Rumours in town: rolled, written, judged. */
export class RumoursPanel {
  readonly screen: Screen
  own = $state('')
  /** A table being pasted. */
  title = $state('')
  pasted = $state('')
  /** The form for a table is open: it takes the room of the list. */
  pasting = $state(false)
  readonly #previewing: LivePreview
  readonly #typed = $derived.by(() => ({
    title: this.title,
    use: 'rumour',
    text: this.pasted.slice(0, 20_000),
  }))
  #table = $state<string | null>(null)
  readonly list = $derived.by(() => this.screen.views.town?.rumours ?? [])
  readonly tables = $derived.by(() => this.screen.views.town?.tables ?? [])
  readonly table = $derived.by(
    () => this.tables.find(({ id }) => id === this.#table) ?? this.tables[0] ?? null,
  )

  constructor(screen: Screen) {
    this.screen = screen
    this.#previewing = new LivePreview(screen)
  }

  choose(table: string): void {
    this.#table = table
  }

  hear(): Promise<boolean> {
    return this.#run('house.rumour', this.table ? { table: this.table.id } : {})
  }

  async write(): Promise<void> {
    const text = this.own.trim()
    if (text !== '' && (await this.#run('house.write-rumour', { text, truth: 'unknown' })))
      this.own = ''
  }

  judge(
    { id, truth, told }: RumourView,
    change: { truth?: string; told?: boolean },
  ): Promise<boolean> {
    return this.#run('house.judge-rumour', { rumour: id, truth, told, ...change })
  }

  drop({ id }: RumourView): Promise<boolean> {
    return this.#run('house.forget-rumour', { rumour: id })
  }

  /** Why the pasted table can't be kept, with the line; null while there is nothing to say. */
  get refuses(): string | null {
    return this.pasted.trim() === '' ? null : (this.#previewing.preview?.refuses ?? null)
  }

  /** "6 rows on d6", once it can be kept. */
  get reads(): string | null {
    const { preview } = this.#previewing
    return this.pasted.trim() === '' || preview?.refuses ? null : (preview?.verdict ?? null)
  }

  /** To be called whenever the pasted table changed. */
  refresh(): void {
    if (this.pasted.trim() === '') this.#previewing.set(null)
    else void this.#previewing.ask('house.keep-table', this.#typed)
  }

  async keep(): Promise<void> {
    const { title } = this
    if (this.reads === null || !(await this.#run('house.keep-table', this.#typed))) return
    this.pasted = ''
    this.pasting = false
    this.title = ''
    this.#table = this.tables.find((one) => one.title === title.trim())?.id ?? this.#table
  }

  async dropTable(): Promise<void> {
    if (this.table?.own) await this.#run('house.forget-table', { table: this.table.id })
  }

  async #run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: rumoursPlace })) !== null
  }
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const rumoursPanelOf = campaignPanel((screen) => new RumoursPanel(screen))

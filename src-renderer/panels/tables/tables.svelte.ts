import { SvelteSet } from 'svelte/reactivity'
import type { DeskTable, TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import type {
  ActionView,
  ChronicleLine,
  KnownActionId,
} from '../../../src-main/campaign/view/views.ts'
import type { TableDrafts } from '../../../src-main/ipc/contract/tables.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { firstOpen, tableListRows } from './list-rows.ts'
import { TableEditing } from './table-editing.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'

export const tablesPlace = 'tables'

/** The tables desk: every table of the campaign, the one that is looked at, and the one being written. */
export class TablesPanel {
  readonly screen: Screen
  lines = $state.raw<readonly TableLine[]>([])
  words = $state('')
  /** Tables that only others draw on are listed too. */
  parts = $state(false)
  readonly open = new SvelteSet<string>(firstOpen)
  chosen = $state<string | null>(null)
  page = $state.raw<DeskTable | null>(null)
  editing = $state.raw<TableEditing | null>(null)
  /** Set while tables are brought in or taken out in place of the page. */
  exchange = $state<'import' | 'export' | null>(null)
  /** Texts that were typed and not kept, by table; '' for a new one. */
  drafts = $state.raw<Readonly<TableDrafts>>({})
  readonly rows = $derived(
    tableListRows(this.lines, { words: this.words, open: this.open, parts: this.parts }),
  )
  /** The newest roll on the table that is looked at, as the chronicle has it. */
  readonly result = $derived.by<ChronicleLine | null>(() => {
    const title = this.page?.line.title
    const isOf = (line: ChronicleLine) =>
      line.rule === 'GF-TABLE-03' && line.what === title && !line.undone && line.kind !== 'undo'
    return this.screen.views.chronicle.lines.find(isOf) ?? null
  })
  readonly #looks = new NewestCall()
  readonly #lists = new NewestCall()
  #listing: Promise<void> = Promise.resolve()

  constructor(screen: Screen) {
    this.screen = screen
  }

  /** To be called when the desk is opened. */
  async begin(): Promise<void> {
    const read = await this.screen.api.call('tables.drafts', null)
    if (read.ok) this.drafts = read.value
  }

  /** To be called when the campaign has changed. */
  refresh(): Promise<void> {
    this.#listing = this.#refresh()
    return this.#listing
  }

  async #refresh(): Promise<void> {
    const isNewest = this.#lists.start()
    const listed = this.screen.take(tablesPlace, await this.screen.api.call('tables.list', null))
    if (!isNewest()) return
    if (listed) this.lines = listed
    if (this.chosen !== null) await this.#look(this.chosen)
  }

  /** Shows a table; what is being written stays as a draft. */
  async choose(id: string): Promise<void> {
    this.leaveEditor()
    this.exchange = null
    this.chosen = id
    await this.#look(id)
  }

  /** Shows the first table that is found, once the list is there. */
  async chooseFirst(): Promise<void> {
    const { exchange } = this
    if (this.lines.length === 0) await this.#listing
    // The GM went on while the list was on its way.
    if (this.exchange !== exchange) return
    const first = this.rows.find((row) => row.kind === 'table')
    if (first?.kind === 'table') await this.choose(first.line.id)
  }

  /** Tables that may be written together: the one that is looked at, those found, the GM's own. */
  get choices(): { title: string; ids: string[] }[] {
    const found = this.rows.flatMap((row) => (row.kind === 'table' ? [row.line.id] : []))
    const own = this.lines.filter(({ origin }) => origin === 'own').map(({ id }) => id)
    return [
      ...(this.page ? [{ title: this.page.line.title, ids: [this.page.line.id] }] : []),
      ...(this.words.trim() === '' || found.length === 0
        ? []
        : [{ title: `Found by “${this.words.trim()}”`, ids: found }]),
      ...(own.length > 0 ? [{ title: 'Your own tables', ids: own }] : []),
    ]
  }

  /** To importing or exporting; what is being written stays as a draft. */
  exchangeTables(way: 'import' | 'export'): void {
    this.leaveEditor()
    this.exchange = way
  }

  close(): void {
    this.#looks.drop()
    this.chosen = null
    this.page = null
  }

  toggleGroup(title: string): void {
    if (!this.open.delete(title)) this.open.add(title)
  }

  // ── rolling ────────────────────────────────────────────────────────────────────────────────────
  /** Why the table that is looked at can't be rolled on. */
  get refuses(): string | null {
    if (!this.page) return 'Choose a table first.'
    return this.page.line.rollable ? null : 'It has a fault: edit it first.'
  }

  async roll(how: { secret?: boolean; byHand?: boolean } = {}): Promise<void> {
    const { page } = this
    if (!page || this.refuses !== null) return
    await this.screen.run('house.roll-table', { table: page.line.id }, { at: tablesPlace, ...how })
  }

  mark(list: 'favourites' | 'pinned', on: boolean): Promise<boolean> {
    return this.run('house.mark-table', { table: this.page?.line.id, list, on })
  }

  /** Action that gives this table to the party's place, for what the table is for; null where it has no use there. */
  get serving(): ActionView | null {
    const use = this.page?.line.use
    const serves = ({ asks }: ActionView) =>
      Object.values(asks).some((ask) => ask.kind === 'table' && ask.use === use)
    return this.screen.inSlot('place table').find(serves) ?? null
  }

  /** Gives this table to the party's place. */
  async serve(): Promise<void> {
    if (this.serving) await this.run(this.serving.id, { table: this.page?.line.id })
  }

  shuffle(): Promise<boolean> {
    return this.run('house.shuffle-table', { table: this.page?.line.id })
  }

  restore(version: number): Promise<boolean> {
    return this.run('house.restore-table', { table: this.page?.line.id, version })
  }

  async drop(): Promise<void> {
    const { page } = this
    if (page && (await this.run('house.forget-table', { table: page.line.id }))) this.close()
  }

  // ── writing ────────────────────────────────────────────────────────────────────────────────────
  /** Opens the editor on a table, or on a new one, at what was typed before. */
  edit(of: DeskTable | null): void {
    const table = of?.line.id ?? ''
    const draft = this.drafts[table]
    this.leaveEditor()
    this.exchange = null
    this.editing = new TableEditing(this, {
      table,
      own: of?.line.origin === 'own',
      title: draft?.title ?? of?.line.title ?? '',
      text: draft?.text ?? of?.text ?? '',
      before: of ? { title: of.line.title, text: of.text } : { title: '', text: '' },
    })
  }

  /** A second table with the same rows. */
  copyTable({ line, text }: DeskTable): Promise<boolean> {
    return this.run('house.write-table', { title: `${line.title}, copy`.slice(-80), text })
  }

  /** Leaves the editor; what was changed is there when the GM comes back to it. */
  leaveEditor(): void {
    this.editing?.flush()
    this.editing = null
  }

  async editorDone(kept: { table: string | null; title: string } | null): Promise<void> {
    this.editing = null
    if (!kept) return
    await this.refresh()
    const isNew = ({ origin, title }: TableLine) => origin === 'own' && title === kept.title
    const id = kept.table ?? this.lines.findLast(isNew)?.id
    if (id !== undefined) await this.choose(id)
  }

  /** Saves or drops a text that is not kept yet. */
  saveDraft(table: string, draft: { title: string; text: string } | null): void {
    const { [table]: _before, ...others } = this.drafts
    this.drafts = draft ? { ...others, [table]: draft } : others
    void this.screen.api.call('tables.saveDraft', { table, draft })
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: tablesPlace })) !== null
  }

  async #look(id: string): Promise<void> {
    const isNewest = this.#looks.start()
    const read = await this.screen.api.call('tables.page', { id })
    if (!isNewest()) return
    this.page = this.screen.take(tablesPlace, read)
    // It has left the campaign: undo, or dropped.
    if (!this.page) this.chosen = null
  }
}

/** One for each campaign on the screen: what is looked at or written is there when the GM comes back. */
export const tablesPanelOf = campaignPanel((screen) => new TablesPanel(screen))

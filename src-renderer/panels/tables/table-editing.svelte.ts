import type { CheckedTable } from '../../../src-main/campaign/table-catalogue.ts'
import type { DrawnRow } from '../../../src-main/rules/tables/draw.ts'
import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { TableDrafts } from '../../../src-main/ipc/contract/tables.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** The desk on which a table is written. */
interface EditorDesk {
  readonly screen: Screen
  readonly drafts: Readonly<TableDrafts>
  saveDraft(table: string, draft: { title: string; text: string } | null): void
  run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean>
  /** Takes the editor away, and shows the table that was kept; null for none. */
  editorDone(kept: { table: string | null; title: string } | null): Promise<void>
}

interface Begun {
  /** Id of the table that it is about; '' for a new one. */
  table: string
  /** The GM's own table is changed; any other is copied. */
  own: boolean
  title: string
  text: string
  /** As it is kept. */
  before: { title: string; text: string }
}

/** Milliseconds after the last key before a draft is saved. */
const draftDelay = 400

/** A table being written: its text, what is wrong with it, and a result drawn from it as it stands. */
export class TableEditing {
  readonly panel: EditorDesk
  readonly begun: Begun
  title = $state('')
  text = $state('')
  checked = $state.raw<CheckedTable | null>(null)
  drawn = $state.raw<DrawnRow | null>(null)
  /** Seed from which the result is drawn. */
  seed = $state(newSeed())
  readonly #calls = new NewestCall()
  #saving: ReturnType<typeof setTimeout> | null = null

  constructor(panel: EditorDesk, begun: Begun) {
    this.panel = panel
    this.begun = begun
    this.title = begun.title
    this.text = begun.text
    void this.look()
  }

  get changed(): boolean {
    const { title, text } = this.begun.before
    return this.title !== title || this.text !== text
  }

  /** Faults of the text; none while nothing is written. */
  get faults(): CheckedTable['faults'] {
    return this.text.trim() === '' ? [] : (this.checked?.faults ?? [])
  }

  /** Missing part without which it cannot be kept; null for none. */
  get refuses(): string | null {
    if (this.title.trim() === '') return 'give it a title'
    return this.text.trim() === '' ? 'write its rows, one a line' : null
  }

  /** Input of calls about the text as it stands. */
  get edited(): { table?: string; title: string; text: string } {
    const { table } = this.begun
    return { ...(table === '' ? {} : { table }), title: this.title, text: this.text }
  }

  /** To be called when title or text was changed. */
  change(some: { title?: string; text?: string }): void {
    Object.assign(this, some)
    if (this.#saving) clearTimeout(this.#saving)
    this.#saving = setTimeout(() => this.flush(), draftDelay)
    void this.look()
  }

  /** Saves the draft at once; there is none where nothing is changed. */
  flush(): void {
    if (this.#saving) clearTimeout(this.#saving)
    this.#saving = null
    const { table } = this.begun
    if (this.changed) this.panel.saveDraft(table, { title: this.title, text: this.text })
    else if (this.panel.drafts[table]) this.panel.saveDraft(table, null)
  }

  again(): void {
    this.seed = newSeed()
    void this.look()
  }

  /** Keeps the table and turns to its page. */
  async keep(): Promise<void> {
    const { table, own } = this.begun
    const input = { title: this.title, text: this.text, ...(own ? { table } : {}) }
    if (!(await this.panel.run('house.write-table', input))) return
    this.#forget()
    await this.panel.editorDone({ table: own ? table : null, title: this.title.trim() })
  }

  /** Drops what was typed. */
  async discard(): Promise<void> {
    this.#forget()
    await this.panel.editorDone(null)
  }

  #forget(): void {
    if (this.#saving) clearTimeout(this.#saving)
    this.#saving = null
    this.panel.saveDraft(this.begun.table, null)
  }

  /** Reads the text and draws from it; only the newest text's answer counts. */
  async look(): Promise<void> {
    const isNewest = this.#calls.start()
    const { api } = this.panel.screen
    const { edited, seed } = this
    const [checked, drawn] = await Promise.all([
      api.call('tables.check', edited),
      api.call('tables.draw', { of: edited, seed, rerolled: {} }),
    ])
    if (!isNewest()) return
    this.checked = checked.ok ? checked.value : null
    this.drawn = drawn.ok ? drawn.value : null
  }
}

/** 32 hex digits. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

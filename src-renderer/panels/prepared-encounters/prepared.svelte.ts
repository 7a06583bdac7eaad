import type { EncounterLine } from '../../../src-main/campaign/encounter-desk.ts'
import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const preparedPlace = 'prepared encounters'

type Page = NonNullable<OutputOf<ScreenContract, 'encounters.page'>>

/** The desk of prepared encounters: the list, the one that is looked at, and the form of one being written. */
export class PreparedPanel {
  readonly screen: Screen
  readonly form: ActionForm
  lines = $state.raw<readonly EncounterLine[] | null>(null)
  chosen = $state<string | null>(null)
  page = $state.raw<Page | null>(null)
  words = $state('')
  /** The form is open: for a new encounter, or for the one that is looked at. */
  writing = $state<'new' | 'chosen' | null>(null)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
    this.form = new ActionForm(screen, preparedPlace, () =>
      screen.action('house.prepare-encounter'),
    )
  }

  readonly found = $derived.by(() => {
    const wanted = this.words.toLowerCase().split(/\s+/).filter(Boolean)
    return (this.lines ?? []).filter(({ words }) =>
      wanted.every((word) => words.toLowerCase().includes(word)),
    )
  })

  /** To be called when the campaign has changed. */
  async refresh(): Promise<void> {
    const isNewest = this.#calls.start()
    const { api } = this.screen
    const lines = this.screen.take(preparedPlace, await api.call('encounters.list', null))
    if (!isNewest() || !lines) return
    this.lines = lines
    const wanted = lines.find(({ id }) => id === this.chosen) ?? lines[0]
    this.chosen = wanted?.id ?? null
    if (this.chosen === null && this.writing === 'chosen') this.writing = null
    await this.#read(isNewest)
  }

  async choose(id: string): Promise<void> {
    this.chosen = id
    this.writing = null
    await this.#read(this.#calls.start())
  }

  /** To the encounter before or after this one. */
  step(by: 1 | -1): void {
    const at = this.found.findIndex(({ id }) => id === this.chosen)
    const next = this.found[(at + by + this.found.length) % Math.max(1, this.found.length)]
    if (next) void this.choose(next.id)
  }

  async #read(isNewest: () => boolean): Promise<void> {
    if (this.chosen === null) {
      this.page = null
      return
    }
    const read = await this.screen.api.call('encounters.page', { id: this.chosen })
    if (isNewest()) this.page = this.screen.take(preparedPlace, read)
  }

  // ── doing things ───────────────────────────────────────────────────────────────────────────────
  /** Opens the form for a new encounter; what was written and not kept is still there. */
  begin(): void {
    if (this.writing === 'chosen') this.form.forget()
    this.writing = 'new'
  }

  edit(): void {
    const { page } = this
    if (!page) return
    const { id, title, bands, attitude, activity, distance, text } = page.encounter
    this.form.forget()
    this.form.tell({
      which: id,
      title,
      bands: bands.join('\n'),
      attitude: attitude ?? 'rolled',
      activity: activity ?? '',
      distance: distance ?? '',
      text: text ?? '',
    })
    this.writing = 'chosen'
  }

  close(): void {
    if (this.writing === 'chosen') this.form.forget()
    this.writing = null
  }

  /** Keeps what is written, and shows it. */
  async save(): Promise<void> {
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    const isNew = this.writing === 'new'
    const title = String(this.form.input['title'] ?? '').trim()
    if (!(await this.form.run())) return
    this.form.forget()
    this.writing = null
    await this.refresh()
    const saved = this.lines?.find((one) =>
      isNew ? !before.has(one.id) || one.title === title : one.title === title,
    )
    if (saved) await this.choose(saved.id)
  }

  /** Adds a band of a monster to what is written. */
  addBand(name: string): void {
    const before = String(this.form.input['bands'] ?? '').trimEnd()
    this.form.tell({ bands: `${before === '' ? '' : `${before}\n`}1 ${name.toLowerCase()}` })
  }

  /** Turns to the form for monsters typed by hand, with this name. */
  makeMonster(name: string): void {
    this.screen.prep.openMonsterForm(name)
  }

  /** Starts the encounter, and turns to Explore. */
  async start(): Promise<void> {
    if (await this.#with('house.start-prepared')) this.screen.fold = 'explore'
  }

  async copy(): Promise<void> {
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    if (!(await this.#with('house.copy-prepared'))) return
    await this.refresh()
    const copied = this.lines?.find(({ id }) => !before.has(id))
    if (copied) await this.choose(copied.id)
  }

  discard(): Promise<boolean> {
    return this.#with('house.forget-prepared')
  }

  /** Plays the fights of an estimate, with progress. */
  async estimate(): Promise<void> {
    const { chosen, page } = this
    if (chosen === null || !page) return
    const estimate = await this.screen.works.run(
      `Fights of ${page.encounter.title}`,
      preparedPlace,
      (options) => this.screen.api.call('encounters.danger', { id: chosen }, options),
    )
    if (estimate && this.chosen === chosen) await this.#read(this.#calls.start())
  }

  async #with(action: KnownActionId): Promise<boolean> {
    const { chosen } = this
    if (chosen === null) return false
    return (await this.screen.run(action, { which: chosen }, { at: preparedPlace })) !== null
  }
}

/** One for each campaign on the screen: what is looked at and written is there when the GM comes back. */
export const preparedPanelOf = campaignPanel((screen) => new PreparedPanel(screen))

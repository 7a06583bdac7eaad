import { readFoldFile } from '../../src-main/ipc/contract/fold-file.ts'
import { mostOwnFolds, type FoldSet, type OwnFold } from '../../src-main/ipc/contract/folds.ts'
import type { Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { Api } from './api.ts'
import { isOwnFold, type FoldId, type StandardFoldId } from './folds.ts'
import { showPanel } from './layout/arrange.ts'
import { addFold, deleteFold, keepFold, mergeFolds, togglePin } from './layout/fold-set.ts'
import { isKnownPanel, leastPanelSize } from './layout/panels.ts'
import type { FoldPreset } from './layout/presets.ts'
import { repairFold } from './layout/repair.ts'
import { NewestCall } from './newest-call.ts'
import type { ScreenPlace } from './places.svelte.ts'
import { smallTextOf } from './text-file.ts'

/** Place of what concerns the folds of the GM's own. */
export const foldsPlace = 'folds'

/** The part of the screen that they need. */
interface Around {
  api: Api
  fold: FoldId
  openPane(what: 'folds'): void
  take<T>(at: ScreenPlace, result: Result<T>): T | null
}

/** Folds that the GM arranged for the open campaign, and the one being arranged. */
export class OwnFolds {
  set = $state.raw<FoldSet>({ folds: [], pins: {} })
  /** True when they have been read. */
  known = $state(false)
  /** Words on what could not be read or is unknown to this version; null when all is well. */
  note = $state<string | null>(null)
  /** Folds being arranged, as they stand; kept at every step, and each saved on request. */
  #drafts = $state.raw<Readonly<Record<string, OwnFold>>>({})
  /** Source of the set: the GM's default is not written to by a tab that is turned. */
  #from: 'campaign' | 'default' | 'nothing' = 'nothing'
  readonly #calls = new NewestCall()

  constructor(private readonly screen: Around) {}

  /** The open fold as it stands while it is arranged; null while it is at play. */
  get draft(): OwnFold | null {
    return this.#drafts[this.screen.fold] ?? null
  }

  set draft(draft: OwnFold | null) {
    const { [draft?.id ?? this.screen.fold]: _before, ...others } = this.#drafts
    this.#arrange(draft ? { ...others, [draft.id]: draft } : others)
  }

  /** Reads the folds of the campaign that is open. */
  async read(): Promise<void> {
    const isNewest = this.#calls.start()
    const read = await this.screen.api.call('folds.read', null)
    if (!isNewest() || !read.ok) return
    const { set, from, note, drafts } = read.value
    this.#from = from
    const isFirst = !this.known
    this.#lay(set, note)
    // Later readings are for what the other window saved: what is in hand here stays.
    if (isFirst) this.#layDrafts(drafts)
  }

  /** Reads them again when the other window saved them. */
  async readAgain(): Promise<void> {
    if (this.known) await this.read()
  }

  /** Forgets them with the campaign. */
  forget(): void {
    this.#calls.drop()
    this.set = { folds: [], pins: {} }
    this.known = false
    this.note = null
    this.#drafts = {}
  }

  find(id: string): OwnFold | null {
    return this.set.folds.find((fold) => fold.id === id) ?? null
  }

  /** Turns to a fold by its place among them. */
  turnTo(at: number): void {
    const { id } = this.set.folds[at] ?? {}
    if (id !== undefined && isOwnFold(id)) this.screen.fold = id
  }

  /** Turns to the next of them, or the one before; from a standard fold to the first or the last. */
  turnBy(by: 1 | -1): void {
    const { folds } = this.set
    if (folds.length === 0) return
    const here = folds.findIndex(({ id }) => id === this.screen.fold)
    const start = here < 0 && by < 0 ? 0 : here
    this.turnTo((start + by + folds.length) % folds.length)
  }

  /** Arranges the fold that is open; elsewhere shows the list of them. */
  arrange(): void {
    const fold = this.find(this.screen.fold)
    if (fold) this.draft ??= fold
    else this.screen.openPane('folds')
  }

  /** Adds the folds of a preset and turns to the first. */
  async add(preset: FoldPreset): Promise<void> {
    const before = this.set.folds.length
    const set = preset.folds.reduce(addFold, this.set)
    if (!(await this.#save(set))) return
    const first = this.set.folds[before]
    if (first && isOwnFold(first.id)) this.screen.fold = first.id
    if (first?.slots.length === 0) this.draft = first
  }

  async copy(fold: OwnFold): Promise<void> {
    await this.#save(addFold(this.set, fold))
  }

  async rename(fold: OwnFold, name: string): Promise<void> {
    const draft = this.#drafts[fold.id]
    if (draft) this.#arrange({ ...this.#drafts, [fold.id]: { ...draft, name } })
    await this.keep({ ...fold, name })
  }

  async keep(fold: OwnFold): Promise<boolean> {
    return this.#save(keepFold(this.set, fold))
  }

  async delete(id: string): Promise<void> {
    const { [id]: _gone, ...others } = this.#drafts
    if (_gone) this.#arrange(others)
    if (!(await this.#save(deleteFold(this.set, id)))) return
    if (this.screen.fold === id) this.screen.fold = 'explore'
  }

  async pin(panel: string, fold: StandardFoldId): Promise<void> {
    await this.#save(togglePin(this.set, panel, fold))
  }

  /** Turns a stack to one of its tabs, and remembers it. */
  show(fold: OwnFold, panel: string): void {
    const set = keepFold(this.set, showPanel(fold, panel))
    if (this.#from === 'campaign') void this.#save(set)
    else this.set = set
  }

  /** Makes these folds the default of all campaigns that have none of their own. */
  async saveAsDefault(): Promise<boolean> {
    const said = await this.screen.api.call('folds.save', { set: this.set, as: 'default' })
    return this.screen.take(foldsPlace, said) !== null || said.ok
  }

  /** Puts the GM's default in place of the folds of this campaign. */
  async takeDefault(): Promise<void> {
    const read = await this.screen.api.call('folds.default', null)
    const set = this.screen.take(foldsPlace, read)
    if (!set || !(await this.#save(set))) return
    this.#lay(set, null)
    if (isOwnFold(this.screen.fold) && !this.find(this.screen.fold)) this.screen.fold = 'explore'
  }

  /** Writes the folds to a file; its path, or null where that failed. */
  async export(): Promise<string | null> {
    const saved = await this.screen.api.call('folds.export', null)
    return this.screen.take(foldsPlace, saved)?.path ?? null
  }

  /** Adds the folds of a file to those of this campaign, all of them or none; the number, or why not in words. */
  async load(file: File): Promise<{ count: number } | { refuses: string }> {
    const as = (says: string) => ({ refuses: `${file.name}: ${says} Your folds are as they were.` })
    let text: string
    try {
      text = await smallTextOf(file, 'folds')
    } catch (error) {
      return as(error instanceof Error ? error.message : String(error))
    }
    const read = readFoldFile(text)
    if ('refuses' in read) return as(read.refuses)
    const set = mergeFolds(this.set, read.set)
    if (!set) return as(`With its folds there would be more than ${mostOwnFolds}.`)
    if (await this.#save(set)) this.#lay(set, null)
    return { count: read.set.folds.length }
  }

  async #save(set: FoldSet): Promise<boolean> {
    const before = this.set
    this.set = set
    const said = await this.screen.api.call('folds.save', { set, as: 'campaign' })
    this.screen.take(foldsPlace, said)
    if (said.ok) this.#from = 'campaign'
    else if (this.set === set) this.set = before
    return said.ok
  }

  /** Takes the folds in hand, and has main keep them: a power cut costs no step. */
  #arrange(drafts: Readonly<Record<string, OwnFold>>): void {
    this.#drafts = drafts
    // Nobody asked for it, so nothing is said where it can't be kept.
    void this.screen.api.call('folds.draft', { drafts: Object.values(drafts) })
  }

  /** Takes up folds that were being arranged, as far as they are still there and known. */
  #layDrafts(drafts: readonly OwnFold[]): void {
    const known = drafts
      .filter(({ id }) => this.find(id) !== null)
      .map((draft) => repairFold(draft, isKnownPanel, leastPanelSize).fold)
    this.#drafts = Object.fromEntries(known.map((draft) => [draft.id, draft]))
  }

  #lay(set: FoldSet, note: string | null): void {
    const repaired = set.folds.map((fold) => repairFold(fold, isKnownPanel, leastPanelSize))
    const unknownPins = Object.keys(set.pins).filter((panel) => !isKnownPanel(panel))
    const dropped = new Set([...repaired.flatMap((one) => one.dropped), ...unknownPins])
    const pins = Object.fromEntries(
      Object.entries(set.pins).filter(([panel]) => isKnownPanel(panel)),
    )
    this.set = { folds: repaired.map(({ fold }) => fold), pins }
    this.note =
      dropped.size > 0
        ? [
            note,
            `This version does not know these panels and leaves them out: ${[...dropped].join(', ')}. The others are in their places.`,
          ]
            .filter((one) => one !== null)
            .join(' ')
        : note
    this.known = true
    const { fold } = this.screen
    if (isOwnFold(fold) && !this.find(fold)) this.screen.fold = 'explore'
  }
}

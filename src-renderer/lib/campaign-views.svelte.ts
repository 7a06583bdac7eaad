import type { PlayEvents } from '../../src-main/ipc/contract/play.ts'
import type { ViewName, ViewPatch, Views } from '../../src-main/campaign/view/views.ts'
import { applyPatches } from './patch.ts'

/**
 * The views of the open campaign. Each is replaced, never written to, and shares what did not
 * change, so a panel that reads one view is redrawn only by that view.
 */
export class CampaignViews {
  #views = $state.raw<Views | null>(null)
  readonly #entryHearers = new Set<() => void>()
  readonly top = $derived(this.#views?.top ?? null)
  readonly actions = $derived(this.#views?.actions ?? [])
  readonly event = $derived(this.#views?.event ?? null)
  readonly encounter = $derived(this.#views?.encounter ?? null)
  readonly others = $derived(this.#views?.others ?? [])
  readonly prepared = $derived(this.#views?.prepared ?? [])
  readonly fight = $derived(this.#views?.fight ?? null)
  /** Everybody at the table who is not of the party. */
  readonly strangers = $derived(this.fight?.strangers ?? [])
  readonly party = $derived(this.#views?.party ?? [])
  readonly company = $derived(this.#views?.company ?? null)
  readonly timers = $derived(this.#views?.timers ?? [])
  readonly clock = $derived(this.#views?.clock ?? null)
  readonly journey = $derived(this.#views?.journey ?? null)
  readonly dues = $derived(this.#views?.dues ?? [])
  readonly place = $derived(this.#views?.place ?? null)
  readonly handouts = $derived(this.#views?.handouts ?? { handouts: [], pictures: [] })
  readonly collections = $derived(this.#views?.collections ?? [])
  readonly shared = $derived(this.#views?.shared ?? null)
  readonly pinnedTables = $derived(this.#views?.pinnedTables ?? [])
  readonly foretold = $derived(this.#views?.foretold ?? null)
  readonly town = $derived(this.#views?.town ?? null)
  readonly chronicle = $derived(this.#views?.chronicle ?? { lines: [], total: 0 })
  readonly houseRules = $derived(this.#views?.houseRules ?? [])
  readonly credit = $derived(this.#views?.credit ?? [])

  get laid(): boolean {
    return this.#views !== null
  }

  lay(views: Views | null): void {
    const before = this.#entries
    this.#views = views
    this.#announceEntry(before)
  }

  /** Number of entries of the campaign and of the shared library. */
  get #entries(): number {
    return this.chronicle.total + (this.shared?.version ?? 0)
  }

  /** Does it now and after every new entry of the chronicle or the shared library. Returns how to stop. */
  atEachEntry(does: () => void): () => void {
    this.#entryHearers.add(does)
    does()
    return () => this.#entryHearers.delete(does)
  }

  #announceEntry(before: number): void {
    if (before !== this.#entries) this.#entryHearers.forEach((does) => does())
  }

  /** Makes the difference main pushed; false when it does not fit and the views must be asked for again. */
  change(patches: PlayEvents['views']['patches']): boolean {
    if (!this.#views) return true
    const before = this.#entries
    try {
      this.#views = applied(this.#views, patches)
    } catch {
      return false
    }
    this.#announceEntry(before)
    return true
  }
}

function applied(views: Views, patches: Partial<Record<ViewName, ViewPatch[]>>): Views {
  const changed = Object.entries(patches).map(([name, steps]) => [
    name,
    applyPatches(views[name as ViewName], steps),
  ])
  return { ...views, ...Object.fromEntries(changed) } as Views
}

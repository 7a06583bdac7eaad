import type { CampaignSummary } from '../../../src-main/storage/records.ts'
import type { OutputOf, Result } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Settings } from '../../../src-main/ipc/contract/app.ts'
import type { Api } from '../api.ts'
import { isOwnFold, type FoldId } from '../folds.ts'
import { fallbackPlace, type ScreenPlace } from '../places.svelte.ts'
import type { hints, HintId } from './hints.ts'
import { tourSteps, type TourEvent, type TourStep } from './tour-steps.ts'

/** Parts of the screen that the guide needs. */
interface GuideHost {
  readonly api: Api
  readonly settings: Settings
  readonly campaign: CampaignSummary | null
  readonly fold: FoldId
  readonly second: { readonly here: string | null }
  change(some: Partial<Settings>, at?: ScreenPlace): Promise<void>
  take<T>(at: ScreenPlace, result: Result<T>): T | null
  open(campaign: string): Promise<boolean>
  leave(): Promise<void>
}

type Kept = Settings['guide']
type Sample = OutputOf<ScreenContract, 'campaigns.sample'>

/** The tour of the sample and the hints of the folds: what a GM who has just come is shown, each once. */
export class Guide {
  readonly #host: GuideHost

  constructor(host: GuideHost) {
    this.#host = host
  }

  // ── the tour ───────────────────────────────────────────────────────────────────────────────────
  /** The tour's place in the open campaign: its step from 0, or past the last; null where none is under way. */
  get at(): number | null {
    const { tour } = this.#kept
    const { campaign, second } = this.#host
    return tour && second.here === null && campaign?.id === tour.campaign ? tour.step : null
  }

  get step(): TourStep | null {
    return this.at === null ? null : (tourSteps[this.at] ?? null)
  }

  /** Begins the tour in the sample for a GM who has never had it. */
  offer(campaign: string): void {
    if (!this.#kept.toured) this.#begin(campaign)
  }

  /** Begins the tour again, in a new copy of the sample. */
  async takeTour(): Promise<void> {
    const { api } = this.#host
    const sample: Sample | null = this.#host.take(
      fallbackPlace,
      await api.call('campaigns.sample', null),
    )
    if (!sample) return
    if (this.#host.campaign) await this.#host.leave()
    this.#begin(sample.id)
    await this.#host.open(sample.id)
  }

  /** Hears what was done: the step that waits for it is over. */
  done(what: TourEvent): void {
    if (this.step?.doneBy.includes(what)) this.skip()
  }

  /** Goes on to the next step, whether this one was done or not. */
  skip(): void {
    const { tour } = this.#kept
    if (tour && this.at !== null) this.#keep({ tour: { ...tour, step: tour.step + 1 } })
  }

  /** Leaves the tour for good. */
  leaveTour(): void {
    this.#keep({ tour: null, toured: true })
  }

  #begin(campaign: string): void {
    this.#keep({ tour: { campaign, step: 0 }, toured: true })
  }

  // ── hints ──────────────────────────────────────────────────────────────────────────────────────
  /** Hint of the open fold, until it has been shown; none while the tour goes on. */
  get hint(): HintId | null {
    const { hints: on, seen } = this.#kept
    const { campaign, fold, second } = this.#host
    if (!on || campaign === null || second.here !== null || this.at !== null) return null
    const id = hintOf(fold)
    return seen.includes(id) ? null : id
  }

  get hintsOn(): boolean {
    return this.#kept.hints
  }

  /** True when a hint has been shown that could be shown again. */
  get anySeen(): boolean {
    return this.#kept.seen.length > 0
  }

  putHintAway(): void {
    const { hint } = this
    if (hint !== null) this.#see(hint)
  }

  /** The GM turns from a fold: its hint has been shown. */
  turnFrom(fold: FoldId): void {
    if (this.hint !== null && this.hint === hintOf(fold)) this.#see(this.hint)
  }

  setHints(on: boolean): void {
    this.#keep({ hints: on })
  }

  /** Shows every hint once more. */
  showAgain(): void {
    this.#keep({ hints: true, seen: [] })
  }

  #see(hint: HintId): void {
    this.#keep({ seen: [...this.#kept.seen, hint] })
  }

  get #kept(): Kept {
    return this.#host.settings.guide
  }

  #keep(some: Partial<Kept>): void {
    void this.#host.change({ guide: { ...this.#kept, ...some } })
  }
}

const hintOf = (fold: FoldId): HintId => (isOwnFold(fold) ? 'own' : (fold as keyof typeof hints))

import { tick, untrack } from 'svelte'
import type { ActionView } from '../../src-main/campaign/view/views.ts'
import type { Ask } from '../../src-main/rules/core/asks.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import { missingAnswer, picksFor, refusalOf, sameInput, filledInput } from './action-input.ts'
import type { ScreenPlace } from './places.svelte.ts'
import { LivePreview } from './live-preview.svelte.ts'
import type { Screen } from './screen.svelte.ts'
import { numberRefusal } from './typed-number.ts'

/** One action being filled in: what was told so far, what would come of it, and the running of it. */
export class ActionForm {
  readonly screen: Screen
  readonly place: ScreenPlace
  /** A ruling on top of the book, for the next run only. */
  adjust = $state(0)
  /** Words a monster is searched by: kept while the form is, on whatever fold the GM looks. */
  search = $state('')
  #told = $state.raw<Record<string, unknown>>({})
  readonly #find: () => ActionView | null
  readonly #previewing: LivePreview
  readonly action = $derived.by(() => this.#find())
  readonly input = $derived.by(() => this.#filled())
  readonly #asGiven = $derived.by(
    () => this.adjust === 0 && sameInput(this.input, this.action?.input ?? {}),
  )

  constructor(screen: Screen, place: ScreenPlace, find: () => ActionView | null) {
    this.screen = screen
    this.place = place
    this.#find = find
    this.#previewing = new LivePreview(screen)
  }

  get preview(): Preview | null {
    return this.#asGiven ? (this.action?.preview ?? null) : this.#previewing.preview
  }

  /** Why it can't be done now: something must come first, something is missing, or the rule refuses. */
  get refuses(): string | null {
    if (!this.action) return 'this game has nothing for it'
    if (Number.isNaN(this.adjust)) return numberRefusal(this.adjust)
    // A refusal of what stood there before the last key is none of what stands there now.
    const { input } = this.#previewing
    const isNow = this.#asGiven || (input !== null && sameInput(input, this.input))
    return refusalOf(this.action, this.input, isNow ? this.preview : null)
  }

  /** May be called from an effect: it does not depend on what was told before, and the same again changes nothing. */
  tell(some: Record<string, unknown>): void {
    const before = untrack(() => this.#told)
    const isKnown = ([name, value]: [string, unknown]): boolean =>
      name in before && JSON.stringify(before[name]) === JSON.stringify(value)
    if (!Object.entries(some).every(isKnown)) this.#told = { ...before, ...some }
  }

  /** Inputs given by the GM, without those the view fills in. Not tracked by effects. */
  get told(): Readonly<Record<string, unknown>> {
    return untrack(() => this.#told)
  }

  forget(): void {
    this.#told = {}
    this.adjust = 0
    this.search = ''
  }

  /** Takes back what was told under these names: they stand as the view fills them in. */
  untell(names: readonly string[]): void {
    this.#told = Object.fromEntries(
      Object.entries(untrack(() => this.#told)).filter(([name]) => !names.includes(name)),
    )
  }

  /** A score that nobody knows yet and that has to be typed first: "WIL (Delve)". Null when none is missing. */
  get untold(): string | null {
    const scope = Object.entries(this.preview?.scope ?? {})
    const missing = scope.find(([name, { untold }]) => untold && !(name in this.#told))
    return missing?.[1].untold ?? null
  }

  /** Keeps the preview in step with all that it depends on; called while a component is set up. */
  followInput(): void {
    $effect(() => this.refresh())
  }

  /**
   * Asks what would come of it; to be called whenever the action, its input, the ruling or anything in
   * the campaign changed.
   */
  refresh(): void {
    const { action, input, adjust } = this
    // Read, so that an effect asks again after every entry: the answers may have changed, not the action.
    void this.screen.views.chronicle.total
    if (
      action &&
      !this.#asGiven &&
      !Number.isNaN(adjust) &&
      missingAnswer(action.asks, input) === null
    ) {
      void this.#previewing.ask(action.id, input, adjust)
    } else {
      this.#previewing.set(null)
    }
  }

  /** Runs it; a ruling counts once. True when it is done, false when it asks, is refused or fails. */
  async run(options: { secret?: boolean; byHand?: boolean } = {}): Promise<boolean> {
    if (!this.action || (this.refuses !== null && (await this.stillRefused()))) return false
    const line = await this.screen.run(this.action.id, this.input, {
      at: this.place,
      adjust: this.adjust,
      ...options,
    })
    this.adjust = 0
    return line !== null
  }

  /** Runs it and forgets what it was run with; what the GM told while it ran stays. */
  async runAndForget(): Promise<boolean> {
    const before = this.#told
    if (!(await this.run())) return false
    this.#told = Object.fromEntries(
      Object.entries(this.#told).filter(([name, value]) => before[name] !== value),
    )
    return true
  }

  /** Of a refusal: asks again once commands under way are done; false when it is gone. */
  async stillRefused(): Promise<boolean> {
    await this.screen.commands.settled()
    await tick()
    await this.#previewing.settled()
    return this.refuses !== null
  }

  /** Input given by the GM, on top of what the view fills in; things that have left the table are dropped. */
  #filled(): Record<string, unknown> {
    const { action, screen } = this
    if (!action) return {}
    const given = Object.fromEntries(
      Object.entries(this.#told).filter(([name, value]) => {
        const ask = action.asks[name]
        return ask !== undefined && stillThere(ask, value, screen)
      }),
    )
    const started = filledInput(
      action.asks,
      { ...screen.acting.inputFor(action), ...given },
      screen.views,
    )
    return Object.fromEntries(Object.entries(started).filter(([, value]) => value !== undefined))
  }
}

function stillThere(ask: Ask, value: unknown, screen: Screen): boolean {
  if (!['creature', 'benched', 'group', 'timer', 'due'].includes(ask.kind)) return true
  return value === undefined || picksFor(ask, screen.views, {}).some((pick) => pick.value === value)
}

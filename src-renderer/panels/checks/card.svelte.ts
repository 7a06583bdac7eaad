import { untrack } from 'svelte'
import type {
  KnownActionId,
  ActionView,
  ChronicleLine,
} from '../../../src-main/campaign/view/views.ts'
import type { Ask } from '../../../src-main/rules/core/asks.ts'
import type { Slot } from '../../../src-main/rules/core/phase.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { creatureAsk } from '../../lib/asks.ts'
import { isAskable, unfillableReason } from '../../lib/action-input.ts'
import { slotKey } from '../../lib/keys.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { capitalise, firstName } from '../../lib/words.ts'
import { oddsOf, switchLabel, type CheckOdds } from './odds.ts'

/** Place where quick checks show their questions and failures. */
export const checksPlace = 'checks'

/** One kind of check: which of its actions, by whom, made easier or harder by what, and the result. */
export class CheckState {
  readonly screen: Screen
  readonly slot: Slot
  readonly key: string
  readonly title: string
  readonly form: ActionForm
  #chosen = $state<KnownActionId | null>(null)
  #cast = $state.raw<{ after: number; rule: string; rolls: boolean; by: string } | null>(null)

  constructor(screen: Screen, slot: Slot) {
    this.screen = screen
    this.slot = slot
    this.key = slotKey(slot) ?? ''
    this.title = capitalise(slot)
    this.form = new ActionForm(screen, checksPlace, () => this.action)
  }

  /** Actions of this kind; those that can't be filled in from what is at the table come last. */
  get actions(): ActionView[] {
    const { views } = this.screen
    const idle = ({ asks, input }: ActionView): boolean =>
      unfillableReason(asks, input, views) !== null
    return this.screen
      .inSlot(this.slot)
      .filter(({ asks }) => isAskable(asks))
      .sort((one, other) => Number(idle(one)) - Number(idle(other)))
  }

  get action(): ActionView | null {
    return this.actions.find(({ id }) => id === this.#chosen) ?? this.actions[0] ?? null
  }

  choose(action: KnownActionId): void {
    this.#chosen = action
    this.form.forget()
  }

  /** The ask that says who does it; null where the action asks for nobody. */
  get whoAsked(): string | null {
    return creatureAsk(this.action)
  }

  get who(): string {
    const id = this.whoAsked === null ? undefined : this.form.input[this.whoAsked]
    return firstName(this.screen.creature(String(id ?? ''))?.name ?? '')
  }

  get switches(): { name: string; ask: Extract<Ask, { kind: 'switch' }>; on: boolean }[] {
    return Object.entries(this.action?.asks ?? {}).flatMap(([name, ask]) =>
      ask.kind === 'switch' ? [{ name, ask, on: this.form.input[name] === true }] : [],
    )
  }

  /** Switches that differ from their default, in a word each. */
  get leans(): string[] {
    return this.switches
      .filter(({ name, on }) => on !== (this.action?.input[name] ?? false))
      .map(({ ask, on }) => (on ? '' : 'not ') + switchLabel(ask.title).toLowerCase())
  }

  get #chosenBy(): string {
    return [this.who, ...this.leans].filter(Boolean).join(', ')
  }

  /** Name and leans of the last roll while its result is shown, else as chosen. */
  get by(): string {
    return this.rolled && this.#cast ? this.#cast.by : this.#chosenBy
  }

  /** A score that nobody knows yet: "WIL (Delve)". */
  get lacks(): string | null {
    return this.form.untold
  }

  tell(some: Record<string, unknown>): void {
    // Another's score is another’s.
    if (this.whoAsked !== null && this.whoAsked in some) this.form.untell(this.#scores)
    this.form.tell(some)
  }

  /** Names of the asks by which a score is typed: they mean somebody, known or not. */
  get #scores(): string[] {
    const scope = { ...this.action?.preview?.scope, ...this.form.preview?.scope }
    return Object.keys(scope).filter((name) => this.action?.asks[name]?.kind === 'number')
  }

  /** Turns to whoever acts on the whole screen; an effect that calls it does so when that changed. */
  follow(): void {
    const { id } = this.screen.acting
    untrack(() => {
      const { whoAsked } = this
      if (id !== null && whoAsked !== null) this.form.untell([whoAsked, ...this.#scores])
    })
  }

  get odds(): CheckOdds | null {
    return this.lacks === null && this.form.refuses === null ? oddsOf(this.form.preview) : null
  }

  /** True when it can be rolled now: nothing is refused, and no score is missing. */
  get ready(): boolean {
    return this.form.refuses === null && this.lacks === null
  }

  /** Rolls it; what was switched on counts once. */
  async roll(secret = false): Promise<boolean> {
    const { action, form, screen } = this
    if (!action || (form.refuses !== null && (await form.stillRefused()))) return false
    const after = screen.views.chronicle.lines[0]?.number ?? 0
    this.#cast = {
      after,
      rule: action.rule,
      rolls: (form.preview ?? action.preview)?.target !== undefined,
      by: this.#chosenBy,
    }
    const scores = this.#scores
    const line = await screen.run(action.id, form.input, { at: checksPlace, secret })
    if (line) this.#cast = { ...this.#cast, rule: line.rule }
    const plain = this.switches.map(({ name }) => [name, action.input[name] ?? false])
    if (line) {
      form.untell(scores)
      form.tell(Object.fromEntries(plain))
    }
    return line !== null
  }

  /** Result of the last roll, until something else is written in the chronicle. */
  get rolled(): ChronicleLine | null {
    const newest = this.screen.views.chronicle.lines[0]
    const cast = this.#cast
    if (!newest || !cast || newest.kind !== 'do') return null
    return newest.number === cast.after + 1 && newest.rule === cast.rule ? newest : null
  }

  /** Dice of the check itself; those of the turn it took are the event's. */
  get dice(): ChronicleLine['dice'] {
    const dice = this.#cast?.rolls ? (this.rolled?.dice ?? []) : []
    return dice.filter(({ sides }) => sides === dice[0]?.sides).slice(0, 2)
  }
}

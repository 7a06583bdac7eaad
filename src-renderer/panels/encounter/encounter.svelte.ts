import type { ActionView, EncounterView } from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/action.ts'
import type { Id } from '../../../src-main/rules/situation.ts'
import { ActionForm, askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** The meeting at hand: who they are, and what can be done about them. */
export class EncounterPanel {
  readonly screen: Screen
  readonly making: ActionForm
  makingOpen = $state(false)
  #met: Id | null = null

  constructor(screen: Screen) {
    this.screen = screen
    this.making = new ActionForm(
      screen,
      'encounter',
      () => screen.inSlot('encounter').find((action) => askOf(action, 'monster') !== null) ?? null,
    )
  }

  get encounter(): EncounterView | null {
    return this.screen.board.encounter
  }

  /** A new meeting puts away the form that made it. To be called on every change. */
  follow(encounter: Pick<EncounterView, 'id'> | null): void {
    const met = encounter?.id ?? null
    if (met !== this.#met) this.makingOpen = false
    this.#met = met
  }

  /** Words are over: the fight begins, by initiative or without it, where it is not on, and its fold opens. */
  async toBlows(slot: 'initiative' | 'fight'): Promise<void> {
    const action = this.first(slot)
    const begins = slot === 'initiative' || !this.screen.board.fight?.on
    if (begins && action?.refuses === null) await this.do(slot)
    this.screen.fold = 'fight'
  }

  /** What ends the meeting: it asks nothing. */
  get ending(): ActionView | null {
    return (
      this.screen.inSlot('encounter').find(({ asks }) => Object.keys(asks).length === 0) ?? null
    )
  }

  first(slot: Slot): ActionView | null {
    return this.screen.inSlot(slot)[0] ?? null
  }

  /** Runs the slot's action as the view filled it in. */
  async do(slot: Slot, secret = false): Promise<void> {
    const action = this.first(slot)
    if (!action || action.refuses !== null) return
    await this.screen.run(action.id, action.input, { at: 'encounter', secret })
  }

  async make(): Promise<void> {
    if (!(await this.making.run())) return
    this.makingOpen = false
    this.making.forget()
  }
}

/** The chance that comes first in a preview's words, for a button's second line: "holds 58%". */
export function firstChance(action: ActionView | null): { says: string; chance: number } | null {
  return action?.preview?.chances[0] ?? null
}

import type {
  ActionView,
  ChronicleLine,
  CreatureView,
  EncounterView,
} from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/action.ts'
import type { Id } from '../../../src-main/rules/situation.ts'
import { ActionForm, askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** Which half of a meeting lies on top: words, or blows. */
export type Half = 'talk' | 'fight'

/** The meeting at hand: who they are, and what can be done about them. */
export class EncounterPanel {
  readonly screen: Screen
  readonly making: ActionForm
  half = $state<Half>('talk')
  makingOpen = $state(false)
  #target = $state<Id | null>(null)
  #met: Id | null = null
  #heard = 0

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

  /** The foe the next blow is for: the chosen one while it stands, else the first who does. */
  get target(): CreatureView | null {
    const standing = this.encounter?.foes.filter(({ down }) => !down) ?? []
    return standing.find(({ id }) => id === this.#target) ?? standing[0] ?? null
  }

  aim(foe: Id): void {
    this.#target = foe
  }

  /** A new meeting begins with words, and initiative turns it to blows, wherever it was rolled. To be called on every change. */
  follow(
    encounter: EncounterView | null,
    newest: Pick<ChronicleLine, 'number' | 'rule' | 'undone'> | undefined,
  ): void {
    const met = encounter?.id ?? null
    if (met !== this.#met) {
      this.half = encounter?.attitude === 'hostile' ? 'fight' : 'talk'
      this.makingOpen = false
    } else if (
      newest &&
      newest.number !== this.#heard &&
      !newest.undone &&
      newest.rule === this.first('initiative')?.rule
    ) {
      this.half = 'fight'
    }
    this.#met = met
    this.#heard = newest?.number ?? 0
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

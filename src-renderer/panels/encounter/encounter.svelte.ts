import type {
  KnownActionId,
  ActionView,
  EncounterView,
} from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/core/phase.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { askOf } from '../../lib/asks.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** State of the encounter panel: the open encounter, and what can be done about it. */
export class EncounterPanel {
  readonly screen: Screen
  /** Form being filled in here: an encounter by hand, a figure, a group to split. */
  readonly form: ActionForm
  #opened = $state<KnownActionId | null>(null)
  #met: Id | null = null

  constructor(screen: Screen) {
    this.screen = screen
    this.form = new ActionForm(screen, 'encounter', () => this.opened)
  }

  get encounter(): EncounterView | null {
    return this.screen.views.encounter
  }

  /** The action whose form is open; null when none is. */
  get opened(): ActionView | null {
    return this.#opened === null ? null : this.screen.action(this.#opened)
  }

  /** Opens an action's form in this panel; a second time puts it away. */
  open(action: ActionView | null): void {
    this.form.forget()
    this.#opened = action === null || action.id === this.#opened ? null : action.id
    if (action && this.#opened) this.form.tell(this.#apart(action))
  }

  /** Input that starts an action's two group asks with two different groups; empty for other actions. */
  #apart(action: ActionView): Record<string, unknown> {
    const asks = Object.entries(action.asks).filter(([, ask]) => ask.kind === 'group')
    const groups = this.encounter?.groups ?? []
    if (asks.length < 2 || groups.length < 2) return {}
    return Object.fromEntries(asks.map(([name], nth) => [name, groups[nth]?.id]))
  }

  close(): void {
    this.open(null)
  }

  /** Runs what the open form holds, and puts the form away when it is done; false when it is not. */
  async done(): Promise<boolean> {
    const done = await this.form.run()
    if (done) this.close()
    return done
  }

  /** Closes the form when another encounter is open. To be called on every change. */
  follow(encounter: Pick<EncounterView, 'id'> | null): void {
    const met = encounter?.id ?? null
    if (met !== this.#met) this.close()
    this.#met = met
  }

  /** Action that rolls the whole encounter, or what is still open about it, and asks nothing. */
  get rolling(): ActionView | null {
    return this.#asking('encounter', false)
  }

  /** Action by which the GM chooses monsters: a new encounter where there is none, else more that join it. */
  get making(): ActionView | null {
    return this.#asking(this.encounter ? 'group' : 'encounter', true)
  }

  /** Actions on the groups that are present. */
  get regrouping(): ActionView[] {
    return this.screen.inSlot('group').filter((action) => askOf(action, 'monster') === null)
  }

  /** Actions in the encounter's head besides its end: add monsters, and what its groups may do. */
  get links(): { title: string; action: ActionView }[] {
    const { making, regrouping, encounter } = this
    const several = (encounter?.groups.length ?? 0) > 1
    return [
      ...(making ? [{ title: 'Add monsters', action: making }] : []),
      ...regrouping
        .filter(({ refuses }) => refuses === null || several)
        .map((action) => ({
          title: /^(?:hit points|[\p{L}\p{N}’-]+)/iu.exec(action.title)?.[0] ?? '',
          action,
        })),
    ]
  }

  /** Turns to another open encounter; the first that is set aside where none is named. */
  async turnTo(id: Id | null = null): Promise<void> {
    const action = this.screen.action('house.switch-encounter')
    if (action && this.screen.views.others.length > 0)
      await this.#about(action, id === null ? {} : { which: id })
  }

  /** Runs an action on an encounter that is set aside. */
  async withOther(action: KnownActionId, id: Id): Promise<void> {
    const found = this.screen.action(action)
    if (found) await this.#about(found, { which: id })
  }

  /** Starts a prepared encounter; the first where none is named. */
  async start(id: Id | null = null): Promise<void> {
    const action = this.screen.action('house.start-prepared')
    const meant = id ?? this.screen.views.prepared[0]?.id
    if (action && meant !== undefined) await this.#about(action, { which: meant })
  }

  async #about(action: ActionView, input: Record<string, unknown>): Promise<void> {
    await this.screen.run(action.id, { ...action.input, ...input }, { at: 'encounter' })
  }

  get ending(): ActionView | null {
    return this.first('end encounter')
  }

  #asking(slot: Slot, monster: boolean): ActionView | null {
    const found = this.screen
      .inSlot(slot)
      .find((action) => (askOf(action, 'monster') !== null) === monster)
    return found ?? null
  }

  /** Runs the one key of an encounter: rolls what is to be rolled, and else asks who comes. */
  async meet(): Promise<void> {
    const { rolling } = this
    if (rolling?.refuses === null) await this.run(rolling)
    else if (this.making?.id !== this.opened?.id) this.open(this.making)
  }

  /** Starts the fight by initiative, or without it where none is on, and opens its fold. */
  async toBlows(slot: 'initiative' | 'fight'): Promise<void> {
    const action = this.first(slot)
    const begins = slot === 'initiative' || !this.screen.views.fight?.on
    if (begins && action?.refuses === null) await this.do(slot)
    this.screen.fold = 'fight'
  }

  /** First action to evade, the game's own before others; null for none. */
  get evading(): ActionView | null {
    return this.first('evade')
  }

  first(slot: Slot): ActionView | null {
    return this.screen.inSlot(slot)[0] ?? null
  }

  /** Runs the slot's action as the view filled it in; one that must first be told what holds opens its form. */
  async do(slot: Slot, secret = false): Promise<void> {
    const action = this.first(slot)
    if (action?.refuses !== null) return
    const hasSwitch = Object.values(action.asks).some(({ kind }) => kind === 'switch')
    if (slot === 'evade' && hasSwitch) this.screen.openPalette('', action.id, action.input)
    else await this.run(action, secret)
  }

  /** Runs an action as the view filled it in; what is still to be told is asked for in a form. */
  async run(action: ActionView, secret = false): Promise<void> {
    await this.screen.run(action.id, action.input, { at: 'encounter', secret })
  }
}

/** The chance that comes first in a preview's words, for a button's second line: "holds 58%". */
export function firstChance(action: ActionView | null): { says: string; chance: number } | null {
  return action?.preview?.chances[0] ?? null
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const encounterPanelOf = campaignPanel((screen) => new EncounterPanel(screen))

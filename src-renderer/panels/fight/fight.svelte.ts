import { SvelteSet } from 'svelte/reactivity'
import type {
  ActionView,
  BandView,
  CreatureView,
  FighterView,
  FightView,
} from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/action.ts'
import type { ActionId, Id } from '../../../src-main/rules/situation.ts'
import { askOf, type ActionForm } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** Where the fold shows what goes wrong and what is asked. */
export const place = 'fight'

/** What lies at the foot of the right leaf. */
export type Foot = 'target' | 'bring' | 'over'

export interface Row {
  fighter: FighterView
  creature: CreatureView
  band: BandView
}

/** The fight on the table: whom the pointer is on, who is chosen beside, and what lies at the foot. */
export class FightPanel {
  readonly screen: Screen
  readonly picks = new SvelteSet<Id>()
  /** Rows are ticked rather than aimed at: damage goes to all that are ticked. */
  picking = $state(false)
  foot = $state<Foot>('target')
  #target = $state<Id | null>(null)
  readonly rows = $derived.by<Row[]>(() => this.#rows())

  constructor(screen: Screen) {
    this.screen = screen
  }

  get fight(): FightView | null {
    return this.screen.board.fight
  }

  #rows(): Row[] {
    const creatures = new Map(
      [...this.screen.board.party, ...this.screen.board.strangers].map((one) => [one.id, one]),
    )
    return (this.fight?.bands ?? []).flatMap((band) =>
      band.fighters.flatMap((fighter) => {
        const creature = creatures.get(fighter.id)
        return creature ? [{ fighter, creature, band }] : []
      }),
    )
  }

  rowOf(id: Id): Row | null {
    return this.rows.find(({ creature }) => creature.id === id) ?? null
  }

  /** Whom the next blow is for: the chosen one while they stand, else the first foe who does. */
  get target(): Row | null {
    const standing = this.rows.filter(mayBeHit)
    return (
      standing.find(({ creature }) => creature.id === this.#target) ??
      standing.find(({ creature }) => creature.side === 'foes') ??
      null
    )
  }

  aim(who: Id): void {
    this.#target = who
    this.foot = 'target'
  }

  /** Does what a form at the foot says, which then makes way for the target. */
  async doAtFoot(form: ActionForm): Promise<void> {
    if (!(await form.run())) return
    form.forget()
    this.foot = 'target'
  }

  /** The next row up or down the list that may be aimed at; null at its end. */
  beside(who: Id | null, by: number): Row | null {
    const rows = this.picking ? this.rows : this.rows.filter(mayBeHit)
    const at = rows.findIndex(({ creature }) => creature.id === who)
    return (at < 0 ? rows[0] : rows[at + by]) ?? null
  }

  pick(who: Id, on = !this.picks.has(who)): void {
    if (on) this.picks.add(who)
    else this.picks.delete(who)
  }

  /** Ticks all who stand in a band, or none where all are ticked already. */
  pickBand(band: BandView): void {
    const standing = band.fighters.filter(({ is }) => is === 'standing' || is === 'fleeing')
    const all = standing.every(({ id }) => this.picks.has(id))
    for (const { id } of standing) this.pick(id, !all)
  }

  /** Begins ticking with the one aimed at, or ends it. */
  turnPicking(): void {
    this.picking = !this.picking
    this.picks.clear()
    if (this.picking && this.target) this.picks.add(this.target.creature.id)
  }

  /** Those ticked who are still at the table. */
  get picked(): Row[] {
    return this.rows.filter(({ creature }) => this.picks.has(creature.id))
  }

  first(slot: Slot): ActionView | null {
    return this.screen.inSlot(slot)[0] ?? null
  }

  /** An action with the one aimed at filled in, wherever it asks for somebody or for their band. */
  filled(action: ActionView): Record<string, unknown> {
    const input: Record<string, unknown> = { ...action.input }
    const group = askOf(action, 'group')
    if (group !== null && this.target?.band.group) input[group] = this.target.band.group
    for (const [name, ask] of Object.entries(action.asks)) {
      if (ask.kind !== 'creature' || ask.optional) continue
      const wanted = ask.side ?? this.target?.creature.side
      if (this.target && wanted === this.target.creature.side) input[name] = this.target.creature.id
    }
    return input
  }

  /** Runs a slot's action for the one aimed at where that is all it must be told; else its form opens. */
  async do(slot: Slot, secret = false): Promise<void> {
    const action = this.first(slot)
    if (!action) return
    const asks = Object.values(action.asks).filter((ask) => !('optional' in ask && ask.optional))
    if (asks.length === 0 || (asks.length === 1 && asks[0]?.kind === 'group'))
      await this.screen.run(action.id, this.filled(action), { at: place, secret })
    else this.open(action)
  }

  open(action: ActionView): void {
    this.screen.openPalette('', action.id, this.filled(action))
  }

  /** Opens the form of a deed that the one who strikes does, to the one aimed at where it is to somebody. */
  openFor(action: ActionView, doer: Id | null): void {
    const input = this.filled(action)
    const aimed = this.target?.creature.id
    const toSomebody = 'target' in action.asks
    for (const [name, ask] of Object.entries(action.asks)) {
      if (ask.kind !== 'creature' || name === 'target') continue
      const who = toSomebody || !ask.optional ? doer : aimed
      if (who) input[name] = who
    }
    this.screen.openPalette('', action.id, input)
  }

  async run(action: ActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: place })) !== null
  }

  /** The next phase; before a fight is on, its beginning. */
  async onward(): Promise<void> {
    const begin = this.first('fight')
    if (!this.fight?.on && begin) await this.run(begin.id, begin.input)
    else await this.do('phase')
  }
}

export function mayBeHit({ fighter }: Row): boolean {
  return fighter.is === 'standing' || fighter.is === 'fleeing'
}

/** The pool drawn as shapes, and the numbers beside it that fit a row: those that somebody of the band has. */
export function columnsOf(band: readonly CreatureView[]): {
  pool: string | null
  numbers: string[]
} {
  const strip = band[0]?.fields.filter(({ strip: shown }) => shown) ?? []
  const pool = strip.find(({ pips }) => pips) ?? strip.find(({ most }) => most !== null) ?? null
  const had = (id: string): boolean =>
    band.some(({ fields }) =>
      fields.some((field) => field.id === id && (field.value !== 0 || (field.most ?? 0) !== 0)),
    )
  const numbers = strip.filter(({ id }) => id !== pool?.id && had(id)).slice(0, 3)
  return { pool: pool?.id ?? null, numbers: numbers.map(({ id }) => id) }
}

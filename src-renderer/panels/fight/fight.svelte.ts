import { SvelteSet } from 'svelte/reactivity'
import type {
  KnownActionId,
  ActionView,
  BandView,
  ChronicleLine,
  CreatureView,
  FightView,
} from '../../../src-main/campaign/view/views.ts'
import type { Slot } from '../../../src-main/rules/core/phase.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { canCast, isCasting } from '../../lib/action-input.ts'
import { askFor, askOf } from '../../lib/asks.ts'
import { doAction } from '../../lib/do-action.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import {
  isAbleToAct,
  canBeHit,
  phaseKey,
  noTurnChoices,
  turnOf,
  weaponOf,
  type TurnChoices,
  type FighterRow,
} from './turn.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'

/** Rule of the line that ends a fight. */
const endOfFight = 'GF-FIGHT-09'

/** Place where the fold shows its failures and questions. */
export const fightPlace = 'fight'

/** Section at the foot of the right pane. */
type Foot = 'target' | 'bring' | 'over'

/** The GM's choices in the fights of a campaign, kept while the fold is closed. */
class Choices {
  picks = $state.raw<TurnChoices>(noTurnChoices)
  /** The entry before the attack whose result is shown, who attacked and whom. */
  struck = $state.raw<{ after: number; who: Id; whom: Id | null } | null>(null)
}

const choicesOf = campaignPanel(() => new Choices())

/** An input without things of somebody who is no longer meant. */
function ownThings(
  action: Pick<ActionView, 'asks' | 'input'>,
  input: Record<string, unknown>,
): Record<string, unknown> {
  const kept = Object.entries(input).filter(([name]) => {
    const ask = action.asks[name]
    return ask?.kind !== 'item' || input[ask.of] === action.input[ask.of]
  })
  return Object.fromEntries(kept)
}

/** The form by which somebody is brought in: what is typed there outlives the fold. */
class Newcomers {
  way = $state<'house.foe' | 'house.bring'>('house.bring')
  readonly form: ActionForm

  constructor(screen: Screen) {
    this.form = new ActionForm(screen, fightPlace, () => screen.action(this.way))
  }
}
export const newcomersOf = campaignPanel((screen) => new Newcomers(screen))

/** The fight on the table: who acts, whom the pointer is on, and what lies at the foot. */
export class FightPanel {
  readonly screen: Screen
  readonly picks = new SvelteSet<Id>()
  /** Rows are ticked rather than aimed at: damage goes to all that are ticked. */
  picking = $state(false)
  foot = $state<Foot>('target')
  readonly #kept: Choices
  readonly rows = $derived.by<FighterRow[]>(() => this.#rows())
  readonly moment = $derived.by(() => phaseKey(this.screen.campaign?.id ?? null, this.fight))
  readonly turn = $derived.by(() =>
    turnOf(this.rows, this.fight, this.#kept.picks, this.moment, this.screen.acting.id),
  )

  constructor(screen: Screen) {
    this.screen = screen
    this.#kept = choicesOf(screen)
  }

  get fight(): FightView | null {
    return this.screen.views.fight
  }

  #rows(): FighterRow[] {
    const creatures = new Map(
      [...this.screen.views.party, ...this.screen.views.strangers].map((one) => [one.id, one]),
    )
    return (this.fight?.bands ?? []).flatMap((band) =>
      band.fighters.flatMap((fighter) => {
        const creature = creatures.get(fighter.id)
        return creature ? [{ fighter, creature, band }] : []
      }),
    )
  }

  rowOf(id: Id): FighterRow | null {
    return this.rows.find(({ creature }) => creature.id === id) ?? null
  }

  get actor(): FighterRow | null {
    return this.turn.actor
  }

  /** Target of the next attack. */
  get target(): FighterRow | null {
    return this.turn.target
  }

  /** Target of damage, healing and details. */
  get aimed(): FighterRow | null {
    return this.turn.aimed
  }

  /** Creatures that may be chosen to act: first those whose phase it is and who have not acted. */
  get actors(): { now: FighterRow[]; others: FighterRow[] } {
    const able = this.rows.filter(isAbleToAct)
    const turns = this.fight?.turns ?? []
    const now = turns.flatMap((id) => able.find(({ creature }) => creature.id === id) ?? [])
    return { now, others: able.filter((row) => !now.includes(row)) }
  }

  aim(who: Id): void {
    const aimed = { id: who, moment: this.moment }
    this.#kept.picks = { ...this.#kept.picks, aimed, named: null }
    this.foot = 'target'
  }

  /** Chooses who acts, one of the party for the whole screen; the target follows, of the other side. */
  actAs(who: Id): void {
    const row = this.rowOf(who)
    if (!row || !isAbleToAct(row)) return
    const { acting } = this.screen
    if (row.creature.side === 'party') acting.choose(who)
    const { acted } = row.fighter
    const actor = { id: who, moment: this.moment, acted, acting: acting.id }
    this.#kept.picks = { ...this.#kept.picks, actor, named: null }
  }

  /** Chooses a target of whatever side for the one who acts. */
  nameTarget(target: Id): void {
    const actor = this.actor?.creature.id
    if (actor) this.#kept.picks = { ...this.#kept.picks, named: { actor, target } }
  }

  arm(choice: string): void {
    const actor = this.actor?.creature.id
    const { picks } = this.#kept
    if (actor) this.#kept.picks = { ...picks, weapons: { ...picks.weapons, [actor]: choice } }
  }

  /** The weapon chosen for somebody; empty for how they begin. */
  weaponOf(row: FighterRow): string {
    return weaponOf(row, this.#kept.picks)
  }

  /** The next or the last of those whose phase it is. */
  turnTo(by: number): void {
    const { acting = [], on } = this.fight ?? {}
    const able = this.rows.filter(
      (row) =>
        isAbleToAct(row) &&
        (!on || acting.length === 0 || acting.some((side) => side === row.fighter.fights)),
    )
    const at = able.findIndex((row) => row === this.actor)
    const next = able[at < 0 ? 0 : (at + by + able.length) % able.length]
    if (next) this.actAs(next.creature.id)
  }

  /** Notes where the chronicle stands before somebody attacks, so that the result can be shown. */
  strikes(who: Id, whom: Id | null): void {
    const after = this.screen.views.chronicle.lines[0]?.number ?? 0
    this.#kept.struck = { after, who, whom }
  }

  /** Result of the last attack, until the next or the end of its fight; null once it is undone. */
  get result(): ChronicleLine | null {
    const { struck } = this.#kept
    if (!struck) return null
    const since = this.screen.views.chronicle.lines.filter(
      ({ number, kind, undone }) => number > struck.after && kind !== 'undo' && !undone,
    )
    if (since.some(({ rule }) => rule === endOfFight)) return null
    return since.findLast(({ who }) => who.includes(struck.who)) ?? null
  }

  /** Total of the last attack while the same attacker stands before the same target; null otherwise. */
  get rolled(): number | null {
    const { struck } = this.#kept
    const isAgain =
      struck?.who === this.actor?.creature.id && struck?.whom === this.target?.creature.id
    return isAgain ? (this.result?.total ?? null) : null
  }

  /** Does what a form at the foot says, which then makes way for the target; false when it stays. */
  async doAtFoot(form: ActionForm): Promise<boolean> {
    if (!(await form.runAndForget())) return false
    this.foot = 'target'
    return true
  }

  /** The next row up or down the list; null at its end. */
  beside(who: Id | null, by: number): FighterRow | null {
    const rows = this.picking ? this.rows : this.rows.filter(canBeHit)
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
    if (this.picking && this.aimed) this.picks.add(this.aimed.creature.id)
  }

  /** Ticked rows that are still at the table. */
  get picked(): FighterRow[] {
    return this.rows.filter(({ creature }) => this.picks.has(creature.id))
  }

  first(slot: Slot): ActionView | null {
    return this.screen.inSlot(slot)[0] ?? null
  }

  /** An action with the one aimed at filled in, wherever it asks for somebody or for their band. */
  filled(action: ActionView): Record<string, unknown> {
    return ownThings(action, this.#withPeople(action))
  }

  #withPeople(action: ActionView): Record<string, unknown> {
    const input: Record<string, unknown> = { ...action.input }
    const group = askOf(action, 'group')
    const of = [this.aimed, this.target].find((row) => row?.band.group)
    if (group !== null && of?.band.group) input[group] = of.band.group
    for (const [name, ask] of Object.entries(action.asks)) {
      if (ask.kind !== 'creature' || ask.optional) continue
      const wanted = [this.aimed, this.target, this.actor].find(
        (row) => row && (ask.side === undefined || row.creature.side === ask.side),
      )
      if (wanted) input[name] = wanted.creature.id
    }
    return input
  }

  /** Runs a slot's action for the one aimed at where that is all it must be told; else its form opens. */
  async do(slot: Slot, secret = false): Promise<void> {
    const action = this.first(slot)
    if (!action) return
    const asks = Object.values(action.asks).filter((ask) => !('optional' in ask && ask.optional))
    if (asks.length === 0 || (asks.length === 1 && asks[0]?.kind === 'group'))
      await this.screen.run(action.id, this.filled(action), { at: fightPlace, secret })
    else this.open(action)
  }

  open(action: ActionView): void {
    this.screen.openPalette('', action.id, this.filled(action))
  }

  /** Input of an action that the one who acts does, to the target where it is to somebody. */
  inputForActor(action: ActionView): Record<string, unknown> {
    const input = this.#withPeople(action)
    const people = { actor: this.actor?.creature.id, target: this.target?.creature.id }
    for (const role of ['actor', 'target'] as const) {
      const name = askFor(action, role, 'creature')
      if (name !== null && people[role]) input[name] = people[role]
    }
    const several = askFor(action, 'target', 'creatures')
    const ask = several === null ? undefined : action.asks[several]
    const isWanted = ask?.kind === 'creatures' && !ask.optional && ask.side !== 'party'
    if (several !== null && isWanted && people.target) input[several] = [people.target]
    const weapon = askFor(action, 'weapon', 'text')
    if (weapon !== null) input[weapon] = this.#weaponNamed()
    return ownThings(action, input)
  }

  /** Name of the weapon chosen for the one who acts; undefined while it is left to the rules. */
  #weaponNamed(): string | undefined {
    const { actor, weapon } = this.turn
    return actor?.fighter.weapons.find(({ id }) => id === weapon)?.name
  }

  /**
   * True for an action that can be done, or that only waits for a choice: a casting that its first target refuses,
   * while anybody has a spell, and one that wants something told.
   */
  offers({ asks, preview, refuses, slot }: ActionView): boolean {
    if (refuses === null && (slot !== 'spell' || preview !== null)) return true
    if (Object.values(preview?.scope ?? {}).some(({ untold }) => untold)) return true
    return isCasting(asks) && this.screen.views.party.some(canCast)
  }

  /** Does it for the one who acts, or opens its form. */
  doFor(action: ActionView): void {
    doAction(this.screen, action, this.#withCaster(action, this.inputForActor(action)))
  }

  /** A casting names no caster where the one of ours who acts has nothing to cast from. */
  #withCaster(action: ActionView, input: Record<string, unknown>): Record<string, unknown> {
    const name = askFor(action, 'actor', 'creature')
    const who = this.actor?.creature
    const isUnable = who?.side === 'party' && !canCast(who)
    return name !== null && isUnable && isCasting(action.asks)
      ? { ...input, [name]: undefined }
      : input
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: fightPlace })) !== null
  }

  /** The next phase; before a fight is on, its beginning. */
  async onward(): Promise<void> {
    const begin = this.first('fight')
    if (!this.fight?.on && begin) await this.run(begin.id, begin.input)
    else await this.do('phase')
  }
}

/** More shapes than this do not fit beside the number. */
const mostPips = 3

/**
 * The pool, drawn as shapes where those of the whole band fit, and the numbers beside it that fit a row: those
 * that somebody of the band has, and what a blow meets before any other; wide where one is drawn as "11/13".
 */
export function columnsOf(band: readonly CreatureView[]): {
  pool: string | null
  shapes: boolean
  numbers: string[]
  wide: boolean
} {
  const strip = band[0]?.fields.filter(({ strip: shown }) => shown) ?? []
  const pool = strip.find(({ pips }) => pips) ?? strip.find(({ most }) => most !== null) ?? null
  const had = (id: string): boolean =>
    band.some(({ fields }) =>
      fields.some((field) => field.id === id && (field.value !== 0 || (field.most ?? 0) !== 0)),
    )
  const held = strip.filter(({ id }) => id !== pool?.id && had(id))
  const guards = held.filter(({ guard }) => guard)
  const others = held.filter(({ guard }) => !guard).slice(0, 3 - guards.length)
  const numbers = held
    .filter((one) => guards.includes(one) || others.includes(one))
    .map(({ id }) => id)
  const fields = band.flatMap((one) => one.fields.filter(({ id }) => numbers.includes(id)))
  const wide = fields.some(({ value, most }) => most !== null && most !== value && most > 9)
  const pools = band.flatMap((one) => one.fields.filter(({ id }) => id === pool?.id))
  const shapes = pools.every(({ pips, most }) => pips && (most ?? 0) <= mostPips)
  return { pool: pool?.id ?? null, shapes, numbers, wide }
}

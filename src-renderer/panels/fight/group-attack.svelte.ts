import { SvelteMap } from 'svelte/reactivity'
import { mostBlows } from '../../../src-main/ipc/contract/blows.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { askFor } from '../../lib/asks.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { fightPlace, type FightPanel } from './fight.svelte.ts'
import { areEnemies, isAbleToAct, canBeHit, type FighterRow } from './turn.ts'

/** One of several attackers, as the list shows it. */
interface Attacker {
  row: FighterRow
  /** Left out of this press, to act later. */
  out: boolean
  on: Id | null
  /** A weapon's id, typed dice, `routine:0`, or empty for how they begin. */
  choice: string
}

interface Change {
  moment: string
  out?: boolean
  on?: Id
  choice?: string
}

/** A target of several attackers, with the reactions that its game lets it choose from. */
interface Answer {
  row: FighterRow
  of: readonly string[]
  reaction: string
}

/** Changes to the attackers of a phase and to their targets' reactions, kept while the fold is closed. */
const changesOf = campaignPanel(() => new SvelteMap<Id, Change>())
const reactionsOf = campaignPanel(() => new SvelteMap<Id, { moment: string; reaction: string }>())

/** All of a side who may act now, each on somebody, as one command. */
export class GroupAttack {
  readonly panel: FightPanel
  readonly #changes: SvelteMap<Id, Change>
  readonly #reactions: SvelteMap<Id, { moment: string; reaction: string }>
  readonly #form: ActionForm

  constructor(panel: FightPanel) {
    this.panel = panel
    this.#changes = changesOf(panel.screen)
    this.#reactions = reactionsOf(panel.screen)
    this.#form = new ActionForm(panel.screen, fightPlace, () => panel.screen.action('house.blows'))
  }

  /** The side of the one who acts. */
  get side(): 'party' | 'foes' {
    return this.panel.actor?.fighter.fights ?? 'party'
  }

  get targets(): FighterRow[] {
    const [first] = this.attackers
    return first ? this.panel.rows.filter((row) => canBeHit(row) && areEnemies(first.row, row)) : []
  }

  /**
   * Foes are spread over the party; the party strikes the target. Those whose weapons are for another phase of the
   * round are left out where some have weapons for this one.
   * The weapon is the one chosen for each; what the GM changed here stands until the phase is over.
   */
  get attackers(): Attacker[] {
    const { fight, target } = this.panel
    const moment = this.#moment
    const able = this.#turns
    const isForSome = able.some(({ fighter }) => fighter.fits)
    return able.map((row): Attacker => {
      const { id } = row.creature
      const change = this.#changes.get(id)
      const mine = change?.moment === moment ? change : undefined
      const spread = this.side === 'foes' ? fight?.spread[id] : undefined
      const on = [mine?.on, spread, target?.creature.id].find((one) => this.#mayBeHit(one))
      return {
        row,
        out: mine?.out ?? (isUnarmedBeast(row) || (isForSome && !row.fighter.fits)),
        on: on ?? null,
        choice: mine?.choice ?? (this.panel.weaponOf(row) || timelyWeapon(row)),
      }
    })
  }

  /** Fighters of this side whose turns follow on each other: with individual initiative the foes may come in between. */
  get #turns(): FighterRow[] {
    const able = (this.panel.fight?.turns ?? []).flatMap((id) => {
      const row = this.panel.rowOf(id)
      return row && isAbleToAct(row) ? [row] : []
    })
    const runs: FighterRow[][] = []
    for (const row of able) {
      const run = runs.at(-1)
      if (run?.[0]?.fighter.fights === row.fighter.fights) run.push(row)
      else runs.push([row])
    }
    const ours = runs.filter(([first]) => first?.fighter.fights === this.side)
    const { actor } = this.panel
    return (
      ours.find((run) => run.some(({ creature }) => creature.id === actor?.creature.id)) ??
      ours[0] ??
      []
    )
  }

  /** The phase of this fight: a later one has other bands of foes. */
  get #moment(): string {
    const { fight, moment } = this.panel
    return [moment, ...(fight?.bands ?? []).map(({ id }) => id)].join(':')
  }

  #mayBeHit(id: Id | undefined): boolean {
    const row = id === undefined ? null : this.panel.rowOf(id)
    return row !== null && canBeHit(row)
  }

  change(who: Id, some: Omit<Change, 'moment'>): void {
    const moment = this.#moment
    const before = this.#changes.get(who)
    this.#changes.set(who, { ...(before?.moment === moment ? before : {}), ...some, moment })
  }

  /** Targets as they are attacked now, each with its own reaction; none in a game that asks for no reaction. */
  get answers(): Answer[] {
    const { taking } = this
    const asks = this.#reactionAsks
    return this.targets.flatMap((row) => {
      const { id } = row.creature
      const by = taking.filter(({ on }) => on === id).length
      const ask = by > 1 ? (asks.joint ?? asks.single) : asks.single
      if (by === 0 || !ask) return []
      const kept = this.#reactions.get(id)
      const mine = kept?.moment === this.#moment ? kept.reaction : ''
      const reaction = ask.of.includes(mine) ? mine : (ask.default ?? ask.of[0] ?? '')
      return [{ row, of: ask.of, reaction }]
    })
  }

  /** The asks for a target's reaction: to one attacker, and to several at once where the game has a rule for them. */
  get #reactionAsks() {
    const all = this.panel.screen.inSlot('attack').flatMap((action) => {
      const ask = action.asks[askFor(action, 'reaction', 'choice') ?? '']
      const isJoint = askFor(action, 'actor', 'creatures') !== null
      return ask?.kind === 'choice' ? [{ ask, isJoint }] : []
    })
    const find = (joint: boolean) => all.find(({ isJoint }) => isJoint === joint)?.ask
    return { single: find(false), joint: find(true) }
  }

  answer(who: Id, reaction: string): void {
    this.#reactions.set(who, { moment: this.#moment, reaction })
  }

  get taking(): Attacker[] {
    return this.attackers.filter(({ out, on }) => !out && on !== null)
  }

  /** Label of the press: "All 3 foes attack", "3 of the party and allies attack together". */
  get title(): string {
    const { taking } = this
    const [only, ...more] = taking
    if (only && more.length === 0) return `Only ${only.row.creature.name} attacks`
    if (this.side === 'foes') return `All ${taking.length} foes attack`
    const allies = taking.some(({ row }) => row.creature.side === 'others')
    return `${taking.length} of the party${allies ? ' and allies' : ''} attack together`
  }

  /** Why none of the attacks can be made; null when one can. */
  get refuses(): string | null {
    if (this.taking.length > mostBlows)
      return `At most ${mostBlows} attack at once: leave some out under “Edit…”.`
    return this.#form.refuses
  }

  /** Asks what would come of the attacks as they stand; to be called whenever they change. */
  judge(): void {
    this.#form.tell({ blows: this.#blows })
    this.#form.refresh()
  }

  get #blows() {
    const reactions = new Map(this.answers.map(({ row, reaction }) => [row.creature.id, reaction]))
    return this.taking.map(({ row, on, choice }) => {
      const reaction = on === null ? undefined : reactions.get(on)
      return {
        by: row.creature.id,
        on,
        ...parseChoice(choice),
        ...(reaction === undefined ? {} : { reaction }),
      }
    })
  }

  async strike(): Promise<void> {
    const blows = this.#blows
    const [first] = blows
    if (!first) return
    this.panel.strikes(first.by, null)
    await this.panel.screen.run('house.blows', { blows }, { at: fightPlace })
  }
}

/** Weapon for this phase where the first is for another one; empty for how they begin. */
function timelyWeapon({ fighter: { weapons } }: FighterRow): string {
  const [first] = weapons
  return first?.untimely ? (weapons.find(({ untimely }) => untimely === null)?.id ?? '') : ''
}

/** A beast of burden among those who fight: it may strike, but only where the GM says so. */
function isUnarmedBeast({ creature }: FighterRow): boolean {
  return creature.kind === 'animal' && creature.side === 'party' && creature.attacks.length === 0
}

function parseChoice(choice: string): { with?: string; routine?: number } {
  if (choice === '') return {}
  const [, nth] = /^routine:(\d+)$/.exec(choice) ?? []
  return nth === undefined ? { with: choice } : { routine: Number(nth) }
}

import type { ActionView, CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/situation.ts'
import { ActionForm, askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { place } from './fight.svelte.ts'

export interface Weapon {
  id: string
  title: string
  note: string
}

/** A blow being made ready: who strikes, with what, and whom. */
export class Blow {
  readonly screen: Screen
  readonly attack: ActionForm
  readonly damage: ActionForm
  weapons = $state.raw<readonly Weapon[]>([])
  /** Who strikes next, where the GM chose; else the first who has not acted. */
  chosen = $state<Id | null>(null)
  #told: Id | null = null
  #struck = $state<Id | null>(null)
  #asked = 0

  constructor(screen: Screen) {
    this.screen = screen
    this.attack = new ActionForm(screen, place, () => screen.inSlot('attack')[0] ?? null)
    this.damage = new ActionForm(screen, place, () => screen.inSlot('damage')[0] ?? null)
  }

  /** Names of the asks of an attack, as this game calls them. */
  get names(): { target: string | null; attacker: string | null; weapon: string | null } {
    const asks = Object.entries(this.attack.action?.asks ?? {})
    const creatures = asks.filter(([, ask]) => ask.kind === 'creature').map(([name]) => name)
    const weapon =
      asks.find(([, ask]) => ask.kind === 'text' || ask.kind === 'notation')?.[0] ?? null
    const target = creatures.find((name) => name === 'target') ?? creatures[0] ?? null
    return { target, attacker: creatures.find((name) => name !== target) ?? null, weapon }
  }

  /** Everyone who could strike the target: the other side, those who stand, as the fight has them; who has not acted first. */
  attackers(target: CreatureView | null): CreatureView[] {
    const { party, strangers, fight } = this.screen.board
    const acted = this.#acted
    const gone = new Set(
      (fight?.bands ?? []).flatMap(({ fighters }) =>
        fighters.flatMap((one) => (one.is === 'standing' ? [] : [one.id])),
      ),
    )
    const able = (one: CreatureView): boolean => !gone.has(one.id) && one.id !== target?.id
    const theirs = strangers.filter((one) => able(one) && one.side !== target?.side)
    const ours = target?.side === 'party' ? [] : party.filter(able)
    const order = (fight?.bands ?? []).flatMap(({ fighters }) => fighters.map(({ id }) => id))
    const turn = new Map(order.map((id, at) => [id, at]))
    const turnOf = ({ id }: CreatureView): number => turn.get(id) ?? order.length
    const all = [...ours, ...theirs].sort((a, b) => turnOf(a) - turnOf(b))
    return [...all.filter(({ id }) => !acted.has(id)), ...all.filter(({ id }) => acted.has(id))]
  }

  get #acted(): ReadonlySet<Id> {
    return new Set(
      (this.screen.board.fight?.bands ?? []).flatMap(({ fighters }) =>
        fighters.flatMap((one) => (one.acted ? [one.id] : [])),
      ),
    )
  }

  /** Who strikes: the one chosen for it until their blow has fallen, else the first of the other side who has not acted. */
  striker(target: CreatureView | null): CreatureView | null {
    const able = this.attackers(target)
    const done =
      this.chosen !== null && this.chosen === this.#struck && this.#acted.has(this.chosen)
    return able.find(({ id }) => !done && id === this.chosen) ?? able[0] ?? null
  }

  /** The next or the last of those who could strike. */
  turnTo(target: CreatureView | null, by: number): void {
    const able = this.attackers(target)
    const at = able.findIndex(({ id }) => id === this.striker(target)?.id)
    const next = able[(at + by + able.length) % able.length]
    if (next) this.strikeFrom(next.id)
  }

  /** Strikes; once it is done the next who has not acted stands ready. */
  async strike(target: CreatureView | null, secret: boolean): Promise<void> {
    const striker = this.striker(target)
    this.ready(striker)
    // Dice thrown by hand are told later: the blow has fallen when they have acted.
    this.#struck = striker?.id ?? null
    if (await this.attack.run({ secret })) this.chosen = null
  }

  aim(target: Id): void {
    const { target: name } = this.names
    if (name !== null) this.attack.tell({ [name]: target })
    const harmed = askOf(this.damage.action, 'creature')
    if (harmed !== null) this.damage.tell({ [harmed]: target })
  }

  strikeFrom(attacker: Id): void {
    this.chosen = attacker
    this.#struck = null
  }

  /** Tells the form who strikes: another's weapon is not theirs. */
  ready(striker: CreatureView | null): void {
    const { attacker: name, weapon } = this.names
    if (name === null || !striker || this.#told === striker.id) return
    this.#told = striker.id
    this.attack.tell({ [name]: striker.id, ...(weapon === null ? {} : { [weapon]: undefined }) })
  }

  with(weapon: string): void {
    const { weapon: name } = this.names
    if (name !== null) this.attack.tell({ [name]: weapon || undefined })
  }

  /** What the attacker could strike with; what is no weapon the rules refuse, and it is left out. */
  async lookForWeapons(attacker: CreatureView | null): Promise<void> {
    const mine = ++this.#asked
    const { action, input } = this.attack
    const { weapon, attacker: by } = this.names
    if (!action || !attacker || weapon === null) {
      this.weapons = []
      return
    }
    const things = [
      ...attacker.attacks
        .filter(({ dice }) => dice !== '')
        .map(({ id, name, dice }) => ({ id, title: name, note: dice })),
      ...attacker.items
        .filter(({ ready, id }) => ready && !attacker.attacks.some((attack) => attack.id === id))
        .map(({ id, name }) => ({ id, title: name, note: '' })),
    ]
    const fit = await Promise.all(
      things.map(async (thing) => {
        const shown = await this.screen.preview(action.id, {
          ...input,
          ...(by ? { [by]: attacker.id } : {}),
          [weapon]: thing.id,
        })
        return shown && shown.refuses === undefined ? [thing] : []
      }),
    )
    if (mine === this.#asked) this.weapons = fit.flat()
  }

  /** Takes one off as it stands, whatever way typed damage is read: the stepper of a row. */
  async takeOne(target: Id): Promise<void> {
    const { action } = this.damage
    const who = askOf(action, 'creature')
    const howMuch = askOf(action, 'notation')
    if (!action || who === null || howMuch === null) return
    const input = { ...action.input, [who]: target, [howMuch]: '1' }
    await this.screen.run(action.id, input, { at: place })
  }

  /** Damage to one, by the game's own way, or to several at once. */
  async harm(targets: readonly Id[], amount: string, each: boolean): Promise<boolean> {
    const { action } = this.damage
    const [only] = targets
    if (!action || only === undefined) return false
    if (targets.length === 1) return this.harmOne(action, only, amount)
    const reading = askOf(action, 'choice')
    return this.several('house.harm-several', targets, amount, each, {
      ...(reading === null ? {} : { reading: String(this.damage.input[reading] ?? '') }),
    })
  }

  /** Healing, for one or for several at once. */
  async heal(targets: readonly Id[], amount: string, each: boolean): Promise<boolean> {
    const healing = this.screen.inSlot('heal').find((one) => askOf(one, 'notation') !== null)
    const [only] = targets
    if (!healing || only === undefined) return false
    if (targets.length > 1) return this.several('house.heal-several', targets, amount, each, {})
    return this.harmOne(healing, only, amount)
  }

  async several(
    id: ActionView['id'],
    targets: readonly Id[],
    amount: string,
    each: boolean,
    more: Record<string, unknown>,
  ): Promise<boolean> {
    const input = { targets: [...targets], amount, each, ...more }
    return (await this.screen.run(id, input, { at: place })) !== null
  }

  async harmOne(action: ActionView, target: Id, amount: string): Promise<boolean> {
    const who = askOf(action, 'creature')
    const howMuch = askOf(action, 'notation')
    if (who === null || howMuch === null) return false
    const told = { ...action.input, [who]: target, [howMuch]: amount }
    const way = askOf(action, 'choice')
    const input =
      way === null || action !== this.damage.action
        ? told
        : { ...told, [way]: this.damage.input[way] }
    return (await this.screen.run(action.id, input, { at: place })) !== null
  }
}

import type { ActionView, CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/situation.ts'
import { ActionForm, askOf } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

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
  #asked = 0

  constructor(screen: Screen) {
    this.screen = screen
    this.attack = new ActionForm(screen, 'encounter', () => screen.inSlot('attack')[0] ?? null)
    this.damage = new ActionForm(screen, 'encounter', () => screen.inSlot('damage')[0] ?? null)
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

  /** Everyone who could strike the target: the other side, those who stand. */
  attackers(target: CreatureView | null): CreatureView[] {
    const { party, encounter } = this.screen.board
    const others = target?.side === 'party' ? (encounter?.foes ?? []) : party
    return others.filter(({ down, id }) => !down && id !== target?.id)
  }

  get attacker(): Id | null {
    const { attacker } = this.names
    return attacker === null ? null : ((this.attack.input[attacker] as Id | undefined) ?? null)
  }

  aim(target: Id): void {
    const { target: name } = this.names
    if (name !== null) this.attack.tell({ [name]: target })
    const harmed = askOf(this.damage.action, 'creature')
    if (harmed !== null) this.damage.tell({ [harmed]: target })
  }

  strikeFrom(attacker: Id): void {
    const { attacker: name, weapon } = this.names
    if (name !== null)
      this.attack.tell({ [name]: attacker, ...(weapon === null ? {} : { [weapon]: undefined }) })
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

  /** Takes one off, as the stepper of a row does. */
  async takeOne(target: Id): Promise<void> {
    const action = this.damage.action
    if (action) await this.harm(action, target, '1')
  }

  async harm(action: ActionView, target: Id, amount: string): Promise<boolean> {
    const who = askOf(action, 'creature')
    const howMuch = askOf(action, 'notation')
    if (who === null || howMuch === null) return false
    const input = { ...action.input, ...this.damage.input, [who]: target, [howMuch]: amount }
    const plain = amount === '1' ? { ...action.input, [who]: target, [howMuch]: amount } : input
    return (await this.screen.run(action.id, plain, { at: 'encounter' })) !== null
  }
}

import type { KnownActionId, CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { askFor } from '../../lib/asks.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { LivePreview } from '../../lib/live-preview.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { fightPlace, type FightPanel } from './fight.svelte.ts'
import { readAmount } from './typed-amount.ts'

/** Something to attack with: a weapon, dice, or a routine of several attacks. */
export interface AttackChoice {
  id: string
  title: string
  note: string
  /** Why it can't be used on this target. */
  refuses?: string
  /** The phase of the round that it belongs in, where another is on. */
  untimely?: string
}

/** An action with all it asks for. */
interface Command {
  action: KnownActionId
  input: Record<string, unknown>
}

const routinePrefix = 'routine:'

/** Words typed and options chosen in the fights of a campaign, kept while the fold is closed. */
class KeptDraft {
  readonly attack: ActionForm
  /** Damage as it is typed, and true when it is rolled for each target. */
  amount = $state('')
  each = $state(false)
  /** Encounter, round and id of the attacker that the form was last given to. */
  encounter: Id | null = null
  round: number | undefined
  attacker: Id | null = null
  /** Choices made for each attacker of this round, for when they act again: after an undo, or chosen again. */
  readonly toldFor = new Map<Id, Readonly<Record<string, unknown>>>()

  constructor(screen: Screen) {
    this.attack = new ActionForm(screen, fightPlace, () => screen.inSlot('attack')[0] ?? null)
  }
}

const draftOf = campaignPanel((screen) => new KeptDraft(screen))

/** The attack being made ready, as the panel's turn says, and damage that is typed in. */
export class AttackDraft {
  readonly panel: FightPanel
  readonly screen: Screen
  readonly routine: ActionForm
  readonly damage: ActionForm
  weapons = $state.raw<readonly AttackChoice[]>([])
  readonly kept: KeptDraft
  readonly #judging: LivePreview
  readonly #calls = new NewestCall()

  constructor(panel: FightPanel) {
    const { screen } = panel
    this.panel = panel
    this.screen = screen
    this.kept = draftOf(screen)
    this.routine = new ActionForm(screen, fightPlace, () => screen.action('house.blows'))
    this.damage = new ActionForm(screen, fightPlace, () => screen.inSlot('damage')[0] ?? null)
    this.#judging = new LivePreview(screen)
  }

  get attack(): ActionForm {
    return this.kept.attack
  }

  /** Names of the asks of an attack, as this game calls them. */
  get names(): { target: string | null; attacker: string | null; weapon: string | null } {
    const { action } = this.attack
    return {
      target: askFor(action, 'target', 'creature'),
      attacker: askFor(action, 'actor', 'creature'),
      weapon: askFor(action, 'weapon'),
    }
  }

  /** Routines of the one who acts that roll more than once. */
  get routines(): AttackChoice[] {
    return (this.panel.actor?.fighter.routines ?? []).flatMap(({ title, rolls, attacks }, at) =>
      rolls > 1
        ? [
            {
              ...{ id: `${routinePrefix}${at}`, title, note: `${rolls} rolls` },
              ...this.#timeOf(attacks.map(({ weapon }) => weapon)),
            },
          ]
        : [],
    )
  }

  /** All that the one who acts may attack with: routines first. */
  get choices(): AttackChoice[] {
    const weapons = this.weapons.map((one) => ({ ...one, ...this.#timeOf([one.id]) }))
    return [...this.routines, ...weapons]
  }

  /** The phase that these weapons belong in, where none of them fits the one that is on. */
  #timeOf(ids: readonly Id[]): { untimely?: string } {
    const weapons = this.panel.actor?.fighter.weapons ?? []
    const times = ids.map((id) => weapons.find((weapon) => weapon.id === id)?.untimely ?? null)
    const [first] = times
    return typeof first === 'string' && times.every((one) => one !== null)
      ? { untimely: first }
      : {}
  }

  /** The choice in force: the GM's, else the first that may be used, of this phase where there is one. */
  get choice(): string {
    const { choices } = this
    const allowed = choices.filter(({ refuses }) => refuses === undefined)
    const first = allowed.find(({ untimely }) => untimely === undefined) ?? allowed[0] ?? choices[0]
    return this.panel.turn.weapon || (first?.id ?? '')
  }

  /** Weapon used where the target or the phase is against the one the rules would choose. */
  get #instead(): string | undefined {
    const { choices, choice } = this
    const [first] = choices
    return first && (first.refuses !== undefined || first.id !== choice) ? choice : undefined
  }

  /** The phase of the round that the attack in force belongs in, where another is on. */
  get untimely(): string | null {
    const { choices, choice, form } = this
    const chosen = choices.find(({ id }) => id === choice)
    return form.preview?.untimely ?? (form === this.routine ? chosen?.untimely : null) ?? null
  }

  get #routine(): number | null {
    const { choice } = this
    return choice.startsWith(routinePrefix) ? Number(choice.slice(routinePrefix.length)) : null
  }

  /** The form in force: several attacks where a routine is chosen. */
  get form(): ActionForm {
    return this.#routine === null ? this.attack : this.routine
  }

  /** Tells the forms who acts, on whom, with what; another's weapon is not theirs. */
  tell(): void {
    const { actor, target, weapon: picked } = this.panel.turn
    if (!actor || !target) return
    const { target: whom, attacker: who, weapon } = this.names
    const routine = this.#routine
    const by = actor.creature.id
    const on = target.creature.id
    this.#turnTo(by)
    this.attack.tell({
      ...(whom === null ? {} : { [whom]: on }),
      ...(who === null ? {} : { [who]: by }),
      ...(weapon === null || routine !== null ? {} : { [weapon]: picked || this.#instead }),
    })
    if (routine !== null) this.routine.tell({ blows: [{ by, on, routine }] })
  }

  /** Gives the form to another attacker: with what they were told this round, and nothing of the last one. */
  #turnTo(by: Id): void {
    const { kept } = this
    const { encounter, fight } = this.screen.views
    const isAnother = (encounter?.id ?? null) !== kept.encounter
    if (isAnother || fight?.round !== kept.round) kept.toldFor.clear()
    else if (kept.attacker !== null) kept.toldFor.set(kept.attacker, this.attack.told)
    kept.encounter = encounter?.id ?? null
    kept.round = fight?.round
    if (kept.attacker === by && !isAnother) return
    kept.attacker = by
    this.attack.forget()
    this.attack.tell(kept.toldFor.get(by) ?? {})
  }

  /** The attack of the one who acts; the next who has not acted stands ready after it. */
  async strike(secret: boolean): Promise<void> {
    const { actor, target } = this.panel
    if (!actor || !target) return
    this.tell()
    this.panel.strikes(actor.creature.id, target.creature.id)
    await this.form.run({ secret })
  }

  /** Lists weapons of the acting creature, without items that are none; what the target forbids says why. */
  async lookForWeapons(attacker: CreatureView | null): Promise<void> {
    const isNewest = this.#calls.start()
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
      things.map(async (thing): Promise<AttackChoice[]> => {
        const shown = await this.screen.preview(action.id, {
          ...input,
          ...(by ? { [by]: attacker.id } : {}),
          [weapon]: thing.id,
        })
        if (shown?.refuses === undefined) return shown ? [thing] : []
        return thing.note === '' ? [] : [{ ...thing, refuses: shown.refuses }]
      }),
    )
    if (isNewest()) this.weapons = fit.flat()
  }

  /** Does what was typed, `5`, `+3`, `k`, to all of them; false when it was nothing, or is refused. */
  async apply(targets: readonly Id[], typed: string, each: boolean): Promise<boolean> {
    const command = this.#commandFor(targets, typed, each)
    return command !== null && this.panel.run(command.action, command.input)
  }

  /** Asks what would come of what is typed, as it would be done. To be called on every change. */
  judge(targets: readonly Id[], typed: string, each: boolean): void {
    const command = this.#commandFor(targets, typed, each)
    // A refusal of what stood there before the last key is none of what stands there now.
    this.#judging.set(null)
    if (command) void this.#judging.ask(command.action, command.input)
  }

  /** Why what is typed can't be done; null where it can, or is not judged yet. */
  get refuses(): string | null {
    return this.#judging.preview?.refuses ?? null
  }

  /** Takes one off as it stands, whatever way typed damage is read: the stepper of a row. */
  async takeOne(target: Id): Promise<void> {
    const { action } = this.damage
    const who = askFor(action, 'target', 'creature')
    const howMuch = askFor(action, 'amount')
    if (!action || who === null || howMuch === null) return
    const input = { ...action.input, [who]: target, [howMuch]: '1' }
    await this.screen.run(action.id, input, { at: fightPlace })
  }

  /** The action that a typed line means for these, and its input; null where it means none. */
  #commandFor(targets: readonly Id[], typed: string, each: boolean): Command | null {
    const read = readAmount(typed)
    const [only] = targets
    if (!read || only === undefined) return null
    if (read.does === 'kill') return { action: 'house.kill', input: { who: [...targets] } }
    const { amount } = read
    const harms = read.does === 'damage'
    const healing = this.screen.inSlot('heal').find((one) => askFor(one, 'amount') !== null)
    const action = harms ? this.damage.action : (healing ?? null)
    const [who, howMuch] = [askFor(action, 'target', 'creature'), askFor(action, 'amount')]
    if (!action || who === null || howMuch === null) return null
    const way = harms ? askFor(action, 'reading') : null
    const reading = way === null ? '' : String(this.damage.input[way] ?? '')
    return targets.length > 1
      ? {
          action: harms ? 'house.harm-several' : 'house.heal-several',
          input: { targets: [...targets], amount, each, ...(way === null ? {} : { reading }) },
        }
      : {
          action: action.id,
          input: {
            ...action.input,
            [who]: only,
            [howMuch]: amount,
            ...(way === null ? {} : { [way]: reading }),
          },
        }
  }
}

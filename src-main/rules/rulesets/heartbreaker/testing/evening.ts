import { apply, type Applied } from '../../../../campaign/apply.ts'
import { settle } from '../../../../campaign/consequences.ts'
import type { Command, Given, Head } from '../../../../campaign/journal.ts'
import { firstHead, newState } from '../../../../campaign/state.ts'
import { context } from '../../../../campaign/testing/context.ts'
import { defaultInput } from '../../../../campaign/view/defaults.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Question } from '../../../core/procedure.ts'
import { actionNamed } from '../../../registry.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { newCreature } from '../../../core/creature.ts'
import { previewAction } from '../../../core/action.ts'
import type { Preview } from '../../../core/preview.ts'
import { tableFor } from '../../../testing/empty-shelf.ts'
import { characters } from '../character/index.ts'

/** An evening of Heartbreaker: commands as the screen gives them, with dice typed where a test names them. */
export class HeartbreakerEvening {
  head: Head

  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    this.head = firstHead('heartbreaker', {
      ...newState('Heartbreaker', 'heartbreaker', {}),
      houseRules,
      creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
      party: creatures.filter(({ side }) => side === 'party').map(({ id }) => id),
      nextId: 20,
    })
  }

  get state(): CampaignState {
    return this.head.state
  }

  /** Runs an action and returns its outcome; a refusal or a question fails the test. */
  do(action: string, input: Record<string, unknown> = {}, dice: Given = {}): Outcome {
    const applied = this.try(action, input, dice)
    if (applied.end !== 'done') throw new Error(`${action}: ${JSON.stringify(applied)}`)
    this.head = applied.head
    return applied.entry.outcome
  }

  /** Reason the action is refused; fails the test when it is not. */
  refuses(action: string, input: Record<string, unknown> = {}): string {
    const applied = this.try(action, input, {})
    if (applied.end !== 'refused') throw new Error(`${action} is not refused`)
    return applied.refused.why
  }

  /** Question at which the action stops; fails the test when there is none. */
  question(action: string, input: Record<string, unknown> = {}, given: Given = {}): Question {
    const applied = this.try(action, input, given)
    if (applied.end !== 'asks') throw new Error(`${action} asks nothing`)
    return applied.question
  }

  /** Applies effects without an action. */
  happen(...effects: Effect[]): void {
    const { state } = settle(this.state, effects, context.consequences)
    this.head = { ...this.head, state }
  }

  value(id: string, field: string): number | undefined {
    return this.state.creatures[id]?.values[field]
  }

  conditions(id: string): string[] {
    return Object.keys(this.state.creatures[id]?.conditions ?? {})
  }

  /** Rules of the limits that a character breaks. */
  problems(id: string): string[] {
    const creature = this.state.creatures[id]
    return creature ? characters.problems(creature, this.state).map(({ rule }) => rule) : []
  }

  private try(action: string, input: Record<string, unknown>, given: Given): Applied {
    const found = actionNamed(this.state, action as Command['action'])
    const command: Command = {
      action: action as Command['action'],
      input: { ...defaultInput(found?.asks ?? {}, this.state), ...input },
      given,
      seed: '0123456789abcdef0123456789abcdef',
      adjust: 0,
      secret: false,
      byHand: false,
    }
    return apply(this.head, command, context)
  }
}

/** Party character, with tags for ancestry, background and path. */
export function hero(
  id: string,
  name: string,
  values: Creature['values'] = {},
  ...tags: string[]
): Creature {
  const blank = characters.blank(id, name)
  return {
    ...blank,
    values: { ...blank.values, ...values },
    tags: Object.fromEntries(tags.map((tag) => [tag, true as const])),
  }
}

/** Creature with items of the price list, ready unless stated otherwise. */
export function withItems(creature: Creature, ...gear: (string | Partial<Item>)[]): Creature {
  const held = gear.map((said, at): Item => ({
    id: `${creature.id}i${at + 1}`,
    count: 1,
    ready: true,
    ...(typeof said === 'string' ? { name: said, gear: said } : { name: 'Thing', ...said }),
  }))
  return {
    ...creature,
    items: Object.fromEntries(held.map((item) => [item.id, item])),
    itemOrder: held.map(({ id }) => id),
  }
}

/** A monster of the other side with a claw of a d6. */
export function foe(id: string, values: Creature['values'] = {}, name = `Goblin ${id}`): Creature {
  return {
    ...newCreature(id, name, 'monster', {
      hp: 4,
      maxHp: 4,
      com: 0,
      sav: 14,
      def: 0,
      cov: 0,
      amr: 0,
      hd: 1,
      ...values,
    }),
    attacks: { a1: { id: 'a1', name: 'Claw', count: 1, dice: '1d6', notes: '', joins: 'first' } },
    attackOrder: ['a1'],
  }
}

/** Preview of an action, as the screen shows it before rolling. */
export function shown(
  state: CampaignState,
  action: `${string}.${string}`,
  input: Record<string, unknown> = {},
): Preview {
  const found = actionNamed(state, action)
  const at = tableFor(state, context.shelf)
  const whole = found && { ...defaultInput(found.asks, state), ...input }
  const preview = found && whole && previewAction(found, state, whole, at)
  if (!preview) throw new Error(`${action} shows nothing`)
  return preview
}

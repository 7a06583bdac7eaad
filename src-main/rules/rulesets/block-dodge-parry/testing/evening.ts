import { previewAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { apply, type Applied } from '../../../../campaign/apply.ts'
import { settle } from '../../../../campaign/consequences.ts'
import type { Command, Given, Head } from '../../../../campaign/journal.ts'
import { firstHead, newState } from '../../../../campaign/state.ts'
import { context } from '../../../../campaign/testing/context.ts'
import { defaultInput } from '../../../../campaign/view/defaults.ts'
import { actionNamed } from '../../../registry.ts'
import { tableFor } from '../../../testing/empty-shelf.ts'
import { characters } from '../character/index.ts'

/** An evening of this game: commands as the screen gives them, with dice typed where a test names them. */
export class BlockDodgeParryEvening {
  head: Head

  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    this.head = firstHead('block-dodge-parry', table(creatures, houseRules))
  }

  get state(): CampaignState {
    return this.head.state
  }

  /** Runs an action and returns its outcome; a refusal or a question fails the test. */
  do(action: string, input: Record<string, unknown> = {}, given: Given = {}, more = {}): Outcome {
    const applied = this.try(action, input, given, more)
    if (applied.end !== 'done') throw new Error(`${action}: ${JSON.stringify(applied)}`)
    this.head = applied.head
    return applied.entry.outcome
  }

  /** Reason for the refusal of an action. */
  refuses(action: string, input: Record<string, unknown> = {}): string {
    const applied = this.try(action, input)
    if (applied.end !== 'refused') throw new Error(`${action} is not refused`)
    return applied.refused.why
  }

  preview(action: string, input: Record<string, unknown> = {}): Preview {
    const found = actionNamed(this.state, named(action))
    const at = tableFor(this.state, context.shelf)
    const shown = found && previewAction(found, this.state, this.whole(action, input), at)
    if (!shown) throw new Error(`${action} shows nothing`)
    return shown
  }

  /** Lets effects happen as if something else had brought them about. */
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

  /** Actions of the game's own dues, without its prefix; the screen has dues of its own. */
  dues(): string[] {
    return Object.values(this.state.dues)
      .map(({ action }) => action)
      .filter((action) => action.startsWith('block-dodge-parry.'))
      .map((action) => action.split('.')[1] ?? '')
  }

  try(action: string, input: Record<string, unknown>, given: Given = {}, more = {}): Applied {
    const command: Command = {
      action: named(action),
      input: this.whole(action, input),
      given,
      seed: '0123456789abcdef0123456789abcdef',
      adjust: 0,
      secret: false,
      byHand: false,
      ...more,
    }
    return apply(this.head, command, context)
  }

  private whole(action: string, input: Record<string, unknown>): Record<string, unknown> {
    const found = actionNamed(this.state, named(action))
    return { ...defaultInput(found?.asks ?? {}, this.state), ...input }
  }
}

/** A bare word is an action of this game. */
function named(action: string): Command['action'] {
  return (action.includes('.') ? action : `block-dodge-parry.${action}`) as Command['action']
}

export function hero(id: string, name: string, values: Creature['values'] = {}): Creature {
  const blank = characters.blank(id, name)
  return { ...blank, values: { ...blank.values, hp: 4, maxHp: 4, ...values } }
}

export function withItems(creature: Creature, ...items: Partial<Item>[]): Creature {
  const held = items.map((item, at): Item => ({
    id: `${creature.id}i${at + 1}`,
    name: 'Thing',
    count: 1,
    ready: true,
    ...item,
  }))
  return {
    ...creature,
    items: Object.fromEntries(held.map((item) => [item.id, item])),
    itemOrder: held.map(({ id }) => id),
  }
}

export const sword = { name: 'Longsword', gear: 'longsword' }
export const skin = { name: 'Waterskin', gear: 'waterskin', ready: false }
export const rations = (count: number) => ({
  name: 'Ration',
  gear: 'rations',
  count,
  ready: false,
})

export function foe(
  id: string,
  values: Creature['values'] = {},
  more: Partial<Creature> = {},
): Creature {
  const whole = { hp: 3, maxHp: 3, str: 10, dex: 10, wil: 10, armor: 0, ...values }
  return {
    ...newCreature(id, `Goblin ${id}`, 'monster', whole),
    attacks: { a1: { id: 'a1', name: 'axe', count: 1, dice: 'd6', notes: '', joins: 'first' } },
    attackOrder: ['a1'],
    group: 'g9',
    ...more,
  }
}

function table(
  creatures: readonly Creature[],
  houseRules: CampaignState['houseRules'],
): CampaignState {
  const foes = creatures.filter(({ side }) => side === 'foes').map(({ id }) => id)
  return {
    ...newState('An evening', 'block-dodge-parry', {}),
    place: { title: 'The road', level: 0 },
    houseRules,
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    party: creatures.filter(({ side }) => side === 'party').map(({ id }) => id),
    ...(foes.length > 0
      ? {
          groups: { g9: { id: 'g9', name: 'Goblins', members: foes, strength: foes.length } },
          encounter: {
            id: 'e8',
            title: 'Goblins',
            group: 'g9',
            number: foes.length,
            from: 'here',
            attitude: 'unknown' as const,
            foretold: false,
          },
        }
      : {}),
    nextId: 20,
  }
}

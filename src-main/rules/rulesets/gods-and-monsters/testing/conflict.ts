import { produce } from 'immer'
import { applyEffect } from '../../../../campaign/effects/index.ts'
import type { Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character.ts'
import { consequences } from '../consequences.ts'
import { ConflictPlay } from './play.ts'

/** Play that also applies consequences: faints, death checks, holds and rounds. */
export class Conflict extends ConflictPlay {
  override do(
    action: Action,
    input: Record<string, unknown> = {},
    dice: Record<string, number[]> = {},
  ): Outcome {
    const before = this.state
    const outcome = super.do(action, input, dice)
    this.follow(before)
    return outcome
  }

  /** Applies effects and their consequences, without an action. */
  happen(...effects: Effect[]): void {
    const before = this.state
    this.apply(effects)
    this.follow(before)
  }

  nextRound(): void {
    const { fight } = this.state
    if (!fight) throw new Error('no fight is on')
    this.happen({ do: 'fight', fight: { ...fight, round: fight.round + 1, acted: {} } })
  }

  conditions(id: string): string[] {
    return Object.keys(this.state.creatures[id]?.conditions ?? {})
  }

  dues(): string[] {
    return Object.keys(this.state.dues)
  }

  private apply(effects: readonly Effect[]): void {
    this.state = produce(this.state, (draft) => {
      for (const effect of effects) applyEffect(draft, effect, { tell: () => undefined })
    })
  }

  private follow(from: Conflict['state']): void {
    let before = from
    for (let again = 0; again < 8; again++) {
      const effects = consequences(before, this.state)
      if (effects.length === 0) return
      before = this.state
      this.apply(effects)
    }
    throw new Error('consequences do not end')
  }
}

const blank = (id: string, name: string, values: Creature['values']): Creature => {
  const creature = characters.blank(id, name)
  return { ...creature, values: { ...creature.values, ...values } }
}

const withAttack = (creature: Creature, name: string, dice: string, count = 1): Creature => ({
  ...creature,
  attacks: { a1: { id: 'a1', name, dice, count, notes: '', joins: 'first' } },
  attackOrder: ['a1'],
})

/** Character from the printed example of combat. Rule GAM-CMB-40. */
export const sam = withAttack(
  blank('c1', 'Sam', {
    ...{ hp: 6, maxHp: 6, verve: 15, maxVerve: 15, perception: 6, willpower: 5, fortitude: 5 },
    ...{ fightingArt: 1, defense: 4, warrior: 1, thief: 1, level: 2 },
  }),
  'long sword',
  'd8',
)
export const charlotte = withAttack(
  blank('c2', 'Charlotte', {
    ...{ hp: 5, maxHp: 5, verve: 14, maxVerve: 14, perception: 9, willpower: 9, fortitude: 5 },
    ...{ fightingArt: 1, defense: 1, monk: 2, level: 2, charisma: 17 },
  }),
  'dagger',
  'd4',
)
export const toromeen = withAttack(
  blank('c3', 'Toromeen', {
    ...{ hp: 7, maxHp: 7, verve: 17, maxVerve: 17, perception: 4, willpower: 7, fortitude: 11 },
    ...{ fightingArt: 2, attackBonus: 2, damageBonus: 4, defense: 5, warrior: 2, level: 2 },
    ...{ endurance: 15, health: 11, strength: 18 },
  }),
  'small battle axe',
  'd8',
)
export const yeti: Creature = {
  ...withAttack(
    blank('c9', 'Yeti', {
      ...{ hp: 20, maxHp: 20, perception: 6, willpower: 6, fortitude: 6, attackBonus: 4 },
      ...{ defense: 3, level: 4, verve: 0, maxVerve: 0 },
    }),
    'claws',
    'd6',
    2,
  ),
  side: 'foes',
  kind: 'monster',
}

import { Evening } from '../../../../campaign/testing/evening.ts'
import { newCreature } from '../../../core/creature.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character/index.ts'

export { previewIn as shown, withItems } from '../../../../campaign/testing/evening.ts'

export class HeartbreakerEvening extends Evening {
  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    super('heartbreaker', creatures, houseRules)
  }

  /** Rules of the limits that a character breaks. */
  problems(id: string): string[] {
    const creature = this.state.creatures[id]
    return creature ? characters.problems(creature, this.state).map(({ rule }) => rule) : []
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

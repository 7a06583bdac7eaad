import { Evening, goblinsMet } from '../../../../campaign/testing/evening.ts'
import { newCreature } from '../../../core/creature.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character/index.ts'

export { withItems } from '../../../../campaign/testing/evening.ts'

export class DelveEvening extends Evening {
  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    super('delve', creatures, houseRules, goblinsMet(creatures))
  }
}

export function hero(id: string, name: string, values: Creature['values'] = {}): Creature {
  const blank = characters.blank(id, name)
  return { ...blank, values: { ...blank.values, hp: 4, maxHp: 4, ...values } }
}

export const sword = { name: 'Sword', gear: 'hand' }
export const bow = { name: 'Bow', gear: 'bow' }

export function foe(
  id: string,
  values: Creature['values'] = {},
  more: Partial<Creature> = {},
): Creature {
  const whole = { hp: 3, maxHp: 3, str: 10, dex: 10, wil: 10, dr: 0, ...values }
  return {
    ...newCreature(id, `Goblin ${id}`, 'monster', whole),
    attacks: { a1: { id: 'a1', name: 'axe', count: 1, dice: 'd6', notes: '', joins: 'first' } },
    attackOrder: ['a1'],
    group: 'g9',
    ...more,
  }
}

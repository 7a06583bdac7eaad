import { Evening, goblinsMet } from '../../../../campaign/testing/evening.ts'
import { newCreature } from '../../../core/creature.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { characters } from '../character/index.ts'

export { withItems } from '../../../../campaign/testing/evening.ts'

export class BlockDodgeParryEvening extends Evening {
  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    super('block-dodge-parry', creatures, houseRules, {
      place: { title: 'The road', level: 0 },
      ...goblinsMet(creatures),
    })
  }

  /** Actions of the game's own dues, without its prefix. */
  override dues(): string[] {
    return super.dues().map((action) => action.split('.')[1] ?? '')
  }
}

export function hero(id: string, name: string, values: Creature['values'] = {}): Creature {
  const blank = characters.blank(id, name)
  return { ...blank, values: { ...blank.values, hp: 4, maxHp: 4, ...values } }
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

import { expect, it } from 'vitest'
import { newState } from '../../../../campaign/state.ts'
import { newCreature } from '../../../core/creature.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { restEffects } from './short-rest.ts'

function resting(id: string, conditions: Creature['conditions'] = {}): Creature {
  const values = { hp: 1, maxHp: 5, str: 10, dex: 10, wil: 10, fatigue: 0 }
  return { ...newCreature(id, id, 'character', values), conditions }
}

const party = [resting('Beck'), resting('Odo', { dying: {} }), resting('Pell', { dead: {} })]
const situation: Situation = {
  ...newState('Rest', 'delve', {}),
  creatures: Object.fromEntries(party.map((one) => [one.id, one])),
  party: party.map(({ id }) => id),
}

it('a short rest gives HP back to the living; the dying need aid first, the dead nothing', () => {
  expect(restEffects(situation).effects).toEqual([
    { do: 'set', creature: 'Beck', field: 'hp', to: 5 },
  ])
})

import { describe, expect, test } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { newCreature } from '../../core/creature.ts'
import type { Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { restEffects } from './rest.ts'
import { DelveEvening, hero, withItems } from './testing/evening.ts'

const tired = { hp: 1, str: 6, dex: 9, fatigue: 2, maxStr: 10, maxDex: 10, maxWil: 10 }
const fed = (days: number) =>
  withItems(hero('c1', 'Maud', tired), { name: 'Rations', count: days, ready: false })

describe('a night in camp', () => {
  test('with a meal: all HP, no fatigue, a d6 of what is lowest', () => {
    const evening = new DelveEvening([fed(1)])
    evening.do('delve.camp', {}, { 'Maud mends (c1)': [3] })
    const has = ['hp', 'fatigue', 'str', 'dex'].map((field) => evening.value('c1', field))
    expect(has).toEqual([4, 0, 9, 9])
    expect(evening.state.creatures['c1']?.itemOrder).toEqual([])
    expect(evening.state.clock.seconds).toBe(16 * 3600)
  })

  test('the d6 goes to the ability that is chosen, and never past what it was', () => {
    const evening = new DelveEvening([fed(1)])
    evening.do('delve.camp', { heal: 'DEX' }, { 'Maud mends (c1)': [6] })
    expect([evening.value('c1', 'dex'), evening.value('c1', 'str')]).toEqual([10, 6])
  })

  test('without food nothing heals, and nothing gives HP back until one with food', () => {
    const evening = new DelveEvening([fed(0)])
    const shown = evening.preview('delve.camp')
    expect(shown.verdict).toContain('Maud goes without')
    evening.do('delve.camp')
    expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([1, ['Hungry']])
    evening.happen({ do: 'set', creature: 'c1', field: 'hp', to: 4 })
    expect(evening.value('c1', 'hp')).toBe(1)
    expect(evening.preview('house.heal', { target: 'c1', amount: '2' }).refuses).toContain(
      'Maud, Hungry: Went without food: no HP comes back',
    )
    const mends = evening.preview('house.heal', { target: 'c1', amount: '2', field: 'STR' })
    expect(mends.refuses).toBeUndefined()
  })
})

test('a week in town gives everything back, and takes a week', () => {
  const evening = new DelveEvening([hero('c1', 'Maud', tired)])
  const before = evening.state.clock.seconds
  evening.do('delve.full-rest')
  const has = ['hp', 'fatigue', 'str', 'dex'].map((field) => evening.value('c1', field))
  expect(has).toEqual([4, 0, 10, 10])
  expect(evening.state.clock.seconds - before).toBe(7 * 86_400)
})

test('what an ability was is remembered when something first takes from it', () => {
  const { maxStr: _none, ...values } = hero('c1', 'Maud').values
  const evening = new DelveEvening([{ ...hero('c1', 'Maud'), values }])
  evening.do('delve.damage', { target: 'c1', amount: '3', off: 'STR' })
  expect(evening.value('c1', 'maxStr')).toBe(10)
  evening.do('delve.full-rest')
  expect(evening.value('c1', 'str')).toBe(10)
})

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

test('a short rest gives HP back to the living; the dying need aid first, the dead nothing', () => {
  expect(restEffects(situation).effects).toEqual([
    { do: 'set', creature: 'Beck', field: 'hp', to: 5 },
  ])
})

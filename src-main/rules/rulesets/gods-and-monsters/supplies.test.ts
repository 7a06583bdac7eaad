import { expect, test } from 'vitest'
import type { Creature } from '../../core/state/creature.ts'
import { earnCoins, payCoins } from '../../gm/party/coins.ts'
import { money } from './money.ts'
import { eat, supplies } from './supplies.ts'
import { ConflictPlay, person } from './testing/play.ts'
import { dailyWages, payHirelings } from './town/upkeep.ts'

const personWith = (id: string, more: Partial<Creature> = {}) =>
  person(id, {}, { name: id, ...more })
const food = { id: 'f', name: 'Dry food', gear: 'dry-food', count: 1, ready: false }
const meal = { id: 'm', name: 'Meal, simple', gear: 'meal-simple', count: 2, ready: false }

test('a week of dry food is opened day by day, and opened food is eaten first', () => {
  const ada = personWith('a', { items: { f: food, m: meal }, itemOrder: ['f', 'm'] })
  const play = new ConflictPlay([ada, personWith('b'), personWith('mule', { kind: 'animal' })])
  expect(supplies.need(play.state)).toMatchObject({ food: 2, feed: 0, people: ['a', 'b'] })
  expect(supplies.left(play.state)).toEqual({ food: 9, feed: 0, days: 4 })
  play.do(eat)
  expect(play.state.creatures['a']?.items).toEqual({ f: food })
  play.do(eat)
  expect(play.state.creatures['a']?.items['f']).toMatchObject({ name: 'Dry food, a day', count: 5 })
  for (const left of [3, 1]) {
    play.do(eat)
    expect(supplies.left(play.state).food).toBe(left)
  }
  expect(play.do(eat).says).toContain('Nothing for b')
  expect(play.do(eat).says).toContain('a and b')
})

test('hirelings are owed a plain day’s silver each, and paid for so many days', () => {
  const rich = person('a', { coins: 10 }, { name: 'a' })
  const play = new ConflictPlay([rich, personWith('h', { kind: 'hireling' })], { hirelingWage: 3 })
  expect(dailyWages(play.state)).toEqual({
    coins: 3,
    hirelings: ['h'],
    rule: 'GAM-UPK-01',
    together: payHirelings.id,
  })
  expect(play.refuses(payHirelings, { who: 'a', days: 4 })).toContain('owes 12')
  play.do(payHirelings, { who: 'a', days: 3 })
  expect(play.value('a', 'coins')).toBe(1)
  expect(new ConflictPlay([rich]).refuses(payHirelings, { who: 'a' })).toContain('hire somebody')
})

test('parts of a coin change hands without dust', () => {
  const ash = person('a', { coins: 0.3 }, { name: 'a' })
  const { state } = new ConflictPlay([ash])
  expect(payCoins(ash, 0.1, money, state)).toEqual([
    { do: 'set', creature: 'a', field: 'coins', to: 0.2, parts: true },
  ])
  expect(earnCoins(ash, 0.6, money, state)).toMatchObject([{ to: 0.9 }])
  expect(money.least?.(state)).toBe(0.01)
})

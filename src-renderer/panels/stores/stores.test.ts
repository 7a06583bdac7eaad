import { expect, it } from 'vitest'
import { storeHeaps, foodSupplyText } from './stores.svelte.ts'

const need = { food: 6, feed: 1, people: 6, beasts: 1 }

it('days lie in heaps of six, and no more than can be seen', () => {
  expect([storeHeaps(0), storeHeaps(5), storeHeaps(13), storeHeaps(900)]).toEqual([
    [],
    [5],
    [6, 6, 1],
    [6, 6, 6, 6],
  ])
})

it('says how long food lasts, however little feed there is', () => {
  expect(foodSupplyText({ food: 23, need })).toBe('6 eaten a day: 3 days and 5 over.')
  expect(foodSupplyText({ food: 6, need })).toBe('6 eaten a day: 1 day.')
  expect(foodSupplyText({ food: 1, need })).toBe('6 eaten a day: not enough for one.')
  expect(foodSupplyText({ food: 9, need: { ...need, food: 0 } })).toBe('Nobody eats.')
})

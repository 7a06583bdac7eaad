import { expect, it } from 'vitest'
import { heaps, lasts } from './stores.svelte.ts'

const need = { food: 6, feed: 1, people: 6, beasts: 1 }

it('days lie in heaps of six, and no more than can be seen', () => {
  expect([heaps(0), heaps(5), heaps(13), heaps(900)]).toEqual([[], [5], [6, 6, 1], [6, 6, 6, 6]])
})

it('says how long they last', () => {
  expect(lasts({ food: 23, feed: 2, days: 3, need })).toBe('6 eaten a day: 3 days and 5 over.')
  expect(lasts({ food: 6, feed: 0, days: 1, need })).toBe('6 eaten a day: 1 day.')
  expect(lasts({ food: 1, feed: 0, days: 0, need })).toBe('6 eaten a day: not enough for one.')
  expect(lasts({ food: 9, feed: 0, days: null, need: { ...need, food: 0 } })).toBe('Nobody eats.')
})

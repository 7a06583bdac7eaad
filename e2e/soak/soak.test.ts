import { expect, test } from 'vitest'
import { playRandomEvening } from './evening.ts'
import { fuzz } from './fuzz.ts'

/** A slice of `npm run soak`, the same each time: that one goes on where this one ends. */
test('harmed inputs are read or refused in words, each of them', async () => {
  const { tried, wrong } = await fuzz('00000000000000000000000000000001', 4_000)
  expect(wrong).toEqual([])
  expect(Object.keys(tried)).toHaveLength(6)
}, 60_000)

test('random commands replay, undo and come back', async () => {
  const { done, wrong } = await playRandomEvening('00000000000000000000000000000002', 250)
  expect(wrong).toEqual([])
  expect(done).toBeGreaterThan(50)
}, 60_000)

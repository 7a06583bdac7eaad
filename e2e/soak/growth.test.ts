import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test.each([
  ['nothing', () => 0, true],
  ['linear', (signs: number) => signs / 1_000, true],
  ['with a sort', (signs: number) => (signs * Math.log2(signs)) / 10_000, true],
  ['quadratic', (signs: number) => signs ** 2 / 1e7, false],
  ['quadratic in few places', (signs: number) => signs / 1_000 + signs ** 2 / 1e8, false],
  [
    'linear, with a cache that overflows',
    (signs: number) => (signs / 4_000) * (signs > 400_000 ? 3 : 1),
    true,
  ],
  ['quadratic beyond all texts', (signs: number) => signs ** 2 / 1e13, true],
  ['cubic', (signs: number) => signs ** 3 / 1e12, false],
])('a cost that grows %s', (_, cost, sound) => {
  expect(growthOf(cost).sound).toBe(sound)
})

test('a machine that is busy now and then is no fault of the reader', () => {
  let calls = 0
  const busy = (signs: number) => (signs / 1_000) * ((calls += 1) % 5 === 0 ? 1 : 3)
  expect(growthOf(busy).sound).toBe(true)
})

import { expect, test } from 'vitest'
import { contest, contestOdds } from '../checks/contest.ts'
import { save } from './trial.ts'

test('a save passes at the score; 1 always does and 20 never', () => {
  expect(save(10, [10]).success).toBe(true)
  expect(save(10, [11]).success).toBe(false)
  expect(save(0, [1]).success).toBe(true)
  expect(save(25, [20]).success).toBe(false)
  expect(save(8, [15, 8], 'advantage').success).toBe(true)
  expect(save(8, [15, 8], 'disadvantage').success).toBe(false)
})

test('the higher roll that passes wins a contest, and its odds sum to 1', () => {
  expect(contest(16, 16, 9, 12).winner).toBe('b')
  expect(contest(16, 8, 12, 9).winner).toBe('a')
  expect(contest(10, 10, 7, 7).winner).toBe('tie')
  expect(contest(20, 20, 20, 20).winner).toBe('none')
  const odds = contestOdds(12, 7)
  expect(odds.a + odds.b + odds.tie + odds.none).toBeCloseTo(1, 9)
  expect(odds.a).toBeGreaterThan(odds.b)
})

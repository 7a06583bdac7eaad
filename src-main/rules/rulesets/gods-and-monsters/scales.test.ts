import { expect, test } from 'vitest'
import { damageStep, doubleBySteps, doublings, sizesApart } from './scales.ts'

test('a step is a doubling of the unit, and parts of one do not count', () => {
  expect([0, 10, 19, 20, 39, 40, 10_240].map((amount) => doublings(amount, 10))).toEqual([
    0, 0, 0, 1, 1, 2, 10,
  ])
  expect(doublings(5, 0)).toBe(0)
  expect(doublings(Number.MAX_VALUE)).toBe(1023)
  expect(doubleBySteps(20, 2)).toBe(80)
  expect(doubleBySteps(20, -2)).toBe(5)
})

test('damage walks the ladder, from rungs and from between them', () => {
  expect(sizesApart('titanic', 'fine')).toBe(7)
  expect(damageStep('D8', 4)).toBe('3d6')
  expect(damageStep('D3', 1)).toBe('D4')
  expect(damageStep('d3', -1)).toBe('D2')
  expect(damageStep('2d6', 1)).toBe('2d8')
  expect(damageStep('2d6', -1)).toBe('D12')
  expect(damageStep('4d6', 3)).toBe('7d6')
  expect(damageStep('7d6', -3)).toBe('4d6')
  expect(damageStep('1d4', 0)).toBe('D4')
  expect(damageStep('1', -3)).toBe('1')
  expect(() => damageStep('big', 1)).toThrow('is no die')
})

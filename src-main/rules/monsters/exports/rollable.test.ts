import { expect, test } from 'vitest'
import { rollableDice } from './rollable.ts'

test.each([
  ['1-4', '1d4'],
  ['2-8', '2d4'],
  ['3-18', '3d6'],
  ['2-5', '1d4+1'],
  ['3-13', '1d11+2'],
  ['1d6+1', '1d6+1'],
  ['d8+d8', 'd8+d8'],
  ['', ''],
])('%s is rolled as %s', (printed, formula) => {
  expect(rollableDice(printed)).toBe(formula)
})

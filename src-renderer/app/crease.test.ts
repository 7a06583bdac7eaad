import { expect, test } from 'vitest'
import { sheetOver } from './crease.ts'

const fold = { left: 68, right: 1238, top: 65 }
const at = (...middles: number[]) => middles.map((middle) => ({ middle, top: 120 }))

test('a sheet begins at the last crease that leaves it room, below anything above the leaves', () => {
  expect(sheetOver(fold, at(441, 820), 400)).toEqual({ width: 418, below: 55 })
  expect(sheetOver(fold, at(441, 850), 400)).toEqual({ width: 797, below: 55 })
})

test('a sheet that no crease leaves room for, or that finds none, covers the fold', () => {
  const whole = { width: 1170, below: 0 }
  expect(sheetOver(fold, at(900), 400)).toEqual(whole)
  expect(sheetOver(fold, [], 400)).toEqual(whole)
})

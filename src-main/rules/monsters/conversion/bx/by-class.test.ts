import { expect, test } from 'vitest'
import { savesByClass } from './by-class.ts'
import { savesByHitDice } from './by-hit-dice.ts'

test.each([
  ['dwarf', 1, [8, 9, 10, 13, 12]],
  ['elf', 1, [12, 13, 13, 15, 15]],
  ['halfling', 4, [6, 7, 8, 10, 10]],
  ['magic-user', 6, [11, 12, 11, 14, 12]],
  ['cleric', 9, [6, 7, 9, 11, 9]],
  ['thief', 13, [8, 9, 7, 10, 8]],
])('%s %i', (name, level, expected) => {
  expect(Object.values(savesByClass(name, level))).toEqual(expected)
})

test('fighters and monsters save by their number, common people below it', () => {
  expect(savesByClass('fighter', 5)).toEqual(savesByHitDice(5))
  expect(savesByClass('monster', 8)).toEqual(savesByHitDice(8))
  expect(savesByClass('normal human', 0)).toEqual(savesByHitDice(0))
})

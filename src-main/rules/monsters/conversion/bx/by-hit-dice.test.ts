import { expect, test } from 'vitest'
import { attackByHitDice, experienceByHitDice, savesByHitDice } from './by-hit-dice.ts'

test('saves grow better every three dice, and are a common man’s below one', () => {
  const deaths = [0.5, 1, 3, 4, 7, 10, 13, 16, 19, 22, 40].map((dice) => savesByHitDice(dice).D)
  expect(deaths).toEqual([14, 12, 12, 10, 8, 6, 4, 2, 2, 2, 2])
  expect(savesByHitDice(9)).toEqual({ D: 8, W: 9, P: 10, B: 10, S: 12 })
})

test('a die with points added attacks as the next', () => {
  const bonus = (dice: number, modifier = 0) => attackByHitDice({ dice, modifier }).bonus
  expect([
    bonus(0.5),
    bonus(1, -1),
    bonus(1),
    bonus(1, 1),
    bonus(3, 1),
    bonus(8),
    bonus(30),
  ]).toEqual([0, 0, 0, 1, 3, 7, 14])
  expect(attackByHitDice({ dice: 6, modifier: 0 })).toEqual({ thac0: 14, bonus: 5 })
})

test.each([
  ['½*', 0.5, 0, 1, 6],
  ['1-1', 1, -1, 0, 5],
  ['1+1*', 1, 1, 1, 19],
  ['2+2*', 2, 2, 1, 35],
  ['5+1**', 5, 1, 2, 575],
  ['8**', 8, 0, 2, 1750],
  ['10+2*', 10, 2, 1, 1600],
  ['15', 15, 0, 0, 1350],
  ['20**', 20, 0, 2, 4300],
  ['30*', 30, 0, 1, 9000],
])('experience for %s', (_, dice, modifier, stars, expected) => {
  expect(experienceByHitDice({ dice, modifier, stars })).toBe(expected)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount } from './expression.ts'
import { expressionOf } from './read-notation.ts'
import { odds } from './odds.ts'
import { seeded, type Rng } from './rng.ts'
import { askNotation, roll, rollTotal } from './roll.ts'

/** Rng that gives the listed faces and fails the test when more are rolled. */
function loaded(...faces: number[]): Rng {
  return {
    die: () => faces.shift() ?? expect.fail('more dice were thrown than loaded'),
    state: () => '',
  }
}
const seed = (number: number) => seeded(number.toString(16).padStart(32, '0'))

describe('what dice come to', () => {
  test.each([
    ['2d6+1', [3, 4], 8, '[3 4] + 1 = 8'],
    ['d20', [17], 17, '17'],
    ['4d6kh3', [6, 1, 3, 4], 13, '[6 (1) 3 4] = 13'],
    ['2d6!', [6, 2, 6, 1], 15, '[6!+6!+1 2] = 15'],
    ['d6r1', [1, 1, 4], 4, '1→1→4 = 4'],
    ['d6ro1', [1, 1], 1, '1→1 = 1'],
    ['d66', [3, 5], 35, '35'],
    ['4dF', [1, 2, 3, 3], 1, '[− 0 + +] = 1'],
    ['d6-3 min 1', [2], 1, '2 - 3 = 1'],
    ['2d4x10', [1, 4], 50, '[1 4] × 10 = 50'],
    ['(d6+2)x3', [4], 18, '(4 + 2) × 3 = 18'],
    ['10-(d6+1)', [6], 3, '10 - (6 + 1) = 3'],
    ['best(d6, d8)', [5, 3], 5, 'best of 5, (3) = 5'],
    ['d6+d6', [1, 6], 7, '1 + 6 = 7'],
  ])('%s with %j is %i', (text, faces, total, says) => {
    expect(roll(expressionOf(text), loaded(...faces))).toMatchObject({ total, says })
  })

  test('every die is reported: dropped, rerolled, exploded', () => {
    expect(roll(expressionOf('3d6!r1kh2'), loaded(1, 6, 2, 5, 3)).dice).toEqual([
      { sides: 6, face: 1, kept: false, exploded: false },
      { sides: 6, face: 5, kept: true, exploded: false },
      { sides: 6, face: 6, kept: true, exploded: true },
      { sides: 6, face: 3, kept: true, exploded: false },
      { sides: 6, face: 2, kept: false, exploded: false },
    ])
  })

  test('checks and contests end', () => {
    expect(roll(expressionOf('d20 < 11'), loaded(10))).toMatchObject({
      total: 10,
      against: 11,
      end: 'success',
      says: '10 < 11: success',
    })
    expect(roll(expressionOf('d20 < 11'), loaded(11))).toMatchObject({ end: 'failure' })
    expect(roll(expressionOf('d20 <= 11'), loaded(11))).toMatchObject({ end: 'success' })
    expect(roll(expressionOf('d20 adv <= 11'), loaded(19, 8))).toMatchObject({
      total: 8,
      end: 'success',
    })
    expect(roll(expressionOf('d20+2 vs d20'), loaded(10, 12))).toMatchObject({
      total: 12,
      against: 12,
      end: 'tie',
      says: '10 + 2 = 12 vs 12: tie',
    })
    expect(roll(expressionOf('d6 vs d6'), loaded(2, 3))).toMatchObject({ end: 'lose' })
  })
})

test('dice are asked for by label, and again where they explode', () => {
  const procedure = askNotation('damage', expressionOf('2d6!+d4+d4'))
  const dice = (...faces: number[]) => ({ kind: 'dice' as const, sides: 6, faces, typed: true })
  expect(procedure.next().value).toEqual({ ask: 'dice', label: 'damage', count: 2, sides: 6 })
  expect(procedure.next(dice(6, 6)).value).toEqual({
    ask: 'dice',
    label: 'damage 1.2',
    count: 1,
    sides: 6,
  })
  expect(procedure.next(dice(6)).value).toEqual({
    ask: 'dice',
    label: 'damage 1.3',
    count: 1,
    sides: 6,
  })
  expect(procedure.next(dice(1)).value).toEqual({
    ask: 'dice',
    label: 'damage 2.2',
    count: 1,
    sides: 6,
  })
  expect(procedure.next(dice(2)).value).toEqual({
    ask: 'dice',
    label: 'damage #2',
    count: 1,
    sides: 4,
  })
  expect(procedure.next(dice(3)).value).toEqual({
    ask: 'dice',
    label: 'damage #3',
    count: 1,
    sides: 4,
  })
  expect(procedure.next(dice(4))).toMatchObject({ done: true, value: { total: 28 } })
})

const texts = [
  '3d6',
  '4d6kh3',
  '5d8kl2',
  '3d6!',
  '2d10r1r2',
  '2d6!ro6',
  'd66',
  '4dF',
  'd%',
  '(d6-3 min 1)x10',
  'best(2d6, d12!)',
  '40d6kh20-d4',
]

test.each(texts)('%s: the total alone is the total of the roll, and within its odds', (text) => {
  const amount = expressionOf(text) as Amount
  const { points, tail } = odds(amount)
  const possible = new Set(points.map(({ total }) => total))
  fc.assert(
    fc.property(fc.nat(), (number) => {
      const rolled = roll(amount, seed(number))
      expect(rollTotal(amount, seed(number))).toBe(rolled.total)
      expect(tail > 0 || possible.has(rolled.total)).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chanceContest,
  chanceOver,
  chanceUnder,
  contest,
  counting,
  diceFor,
  keepBest,
  keepWorst,
  combineLeaning,
  step,
} from './checks.ts'

const faces = (sides: number) => Array.from({ length: sides }, (_, face) => face + 1)
const leanings = fc.constantFrom('normal' as const, 'advantage' as const, 'disadvantage' as const)

test('chances are what counting every face gives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: -3, max: 25 }),
      fc.constantFrom('strict' as const, 'equal' as const),
      leanings,
      (sides, score, how, leaning) => {
        const thrown =
          diceFor(leaning) === 1
            ? faces(sides).map((face) => [face])
            : faces(sides).flatMap((a) => faces(sides).map((b) => [a, b]))
        const under =
          thrown.filter((dice) => counting(dice, leaning, 'low') < score + Number(how === 'equal'))
            .length / thrown.length
        const over =
          thrown.filter((dice) => counting(dice, leaning, 'high') >= score).length / thrown.length
        expect(chanceUnder(sides, score, how, leaning)).toBeCloseTo(under, 12)
        expect(chanceOver(sides, score, leaning)).toBeCloseTo(over, 12)
      },
    ),
  )
})

test('the ladder stops at its ends, and a die that is not on it is our mistake', () => {
  expect([
    step(6, 1),
    step(6, -1),
    step(4, -1),
    step(12, 1),
    step(4, 9),
    step(3, 1, [2, 3, 4]),
  ]).toEqual([8, 4, 4, 12, 12, 4])
  expect(() => step(20, 1)).toThrow('d20 is not on the ladder d4 d6 d8 d10 d12')
})

test('the best die is the highest, or the lowest when rolling under', () => {
  expect([
    keepBest([3, 18]),
    keepWorst([3, 18]),
    keepBest([3, 18], 'low'),
    keepWorst([3, 18], 'low'),
  ]).toEqual([18, 3, 3, 18])
  expect([
    combineLeaning(true, true),
    combineLeaning(true, false),
    combineLeaning(false, true),
    combineLeaning(false, false),
  ]).toEqual(['normal', 'advantage', 'disadvantage', 'normal'])
})

test('contests: exact chances', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -4, max: 4 }),
      fc.integer({ min: -4, max: 4 }),
      (a, b, plusA, plusB) => {
        const ends = faces(a).flatMap((x) => faces(b).map((y) => contest(x + plusA, y + plusB)))
        const part = (end: string) =>
          expect.closeTo(ends.filter((one) => one === end).length / ends.length, 12) as number
        expect(chanceContest({ sides: a, plus: plusA }, { sides: b, plus: plusB })).toEqual({
          win: part('win'),
          tie: part('tie'),
          lose: part('lose'),
        })
      },
    ),
  )
})

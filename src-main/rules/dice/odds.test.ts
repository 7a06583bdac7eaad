import { describe, expect, test } from 'vitest'
import type { Amount } from './expression.ts'
import { expressionOf } from './read-notation.ts'
import { bars, chanceOf, odds, oddsOrRefusal, OddsTooLarge } from './odds.ts'
import { rollTotal } from './total.ts'

const of = (text: string) => odds(expressionOf(text))
const total = (text: string) => of(text).points.reduce((sum, { chance }) => sum + chance, 0)

/** Number of rolls for each total, by going through all faces of all dice. */
function enumerated(text: string): Map<number, number> {
  const amount = expressionOf(text) as Amount
  const found = new Map<number, number>()
  const wheel: { face: number; sides: number }[] = []
  do {
    let at = 0
    const die = (sides: number) => {
      wheel[at] ??= { face: 1, sides }
      at += 1
      return wheel[at - 1]?.face ?? 0
    }
    const came = rollTotal(amount, { die, state: () => '' })
    wheel.length = at
    const chance = wheel.reduce((product, { sides }) => product / sides, 1)
    found.set(came, (found.get(came) ?? 0) + chance)
    while (wheel.length > 0 && wheel[wheel.length - 1]?.face === wheel[wheel.length - 1]?.sides)
      wheel.pop()
    const last = wheel[wheel.length - 1]
    if (last) last.face += 1
  } while (wheel.length > 0)
  return found
}

test.each([
  'd6',
  '3d6',
  '4d4+2',
  '4d6kh3',
  '4d6kl3',
  '5d4kh2',
  '5d4kl4',
  '3d6kh1',
  '3d8kl1',
  '2d20kl1',
  '4dFkh2',
  '3dF',
  'd66',
  '2d66kl1',
  'd%-50',
  '2d6ro1',
  '3d4ro1ro4kh2',
  'd6-3 min 1',
  '2d6 max 8',
  '2d4x10',
  'd6xd6',
  '(d4-2)x(d4-3)',
  '2d4x10+d6x4',
  'd4-d6',
  '0-2d4',
  '(2d4-1)x-3',
  'best(d6, d8)',
  'worst(2d4, d6, 5)',
  'best(d6, 3)x2+d4',
  'd20+3 adv',
  'best(d4x3, d6x2)',
])('%s: the odds are what every way the dice can fall comes to', (text) => {
  const found = enumerated(text)
  const distribution = of(text)
  expect(distribution.points.map((point) => point.total)).toEqual(
    [...found.keys()].sort((a, b) => a - b),
  )
  for (const point of distribution.points)
    expect(point.chance).toBeCloseTo(found.get(point.total) ?? NaN, 12)
  const mean = [...found].reduce((sum, [value, chance]) => sum + value * chance, 0)
  expect(distribution.mean).toBeCloseTo(mean, 9)
  expect([distribution.least, distribution.most]).toEqual([
    Math.min(...found.keys()),
    Math.max(...found.keys()),
  ])
  expect(distribution.tail).toBe(0)
})

test.each([
  '8d6',
  '100d6',
  '1000d2',
  '40d20',
  '30d6kh5',
  '1000d1000kh1',
  '60d4kl30',
  '6d66',
  '20d10-20d10',
])('%s: all chances together are 1', (text) => {
  expect(total(text)).toBeCloseTo(1, 11)
})

test('large sums keep their small ends: 30d6 at 30 and 180 are one in 6^30', () => {
  const { points } = of('30d6')
  expect([points[0], points.at(-1)]).toEqual([
    { total: 30, chance: expect.closeTo(6 ** -30, 35) as number },
    { total: 180, chance: expect.closeTo(6 ** -30, 35) as number },
  ])
  expect((points[0]?.chance ?? 0) * 6 ** 30).toBeCloseTo(1, 9)
})

describe('exploding dice', () => {
  test('a d6! has no 6, a 7 is one in 36, and its mean is 4.2', () => {
    const { points, mean, tail } = of('d6!')
    const chance = (value: number) => points.find((point) => point.total === value)?.chance ?? 0
    expect(
      [chance(5), chance(6), chance(7), chance(12), chance(13)].map((one) =>
        Number(one.toFixed(12)),
      ),
    ).toEqual([1 / 6, 0, 1 / 36, 0, 1 / 216].map((one) => Number(one.toFixed(12))))
    expect(mean).toBeCloseTo(4.2, 9)
    expect(tail).toBeLessThan(1e-12)
    expect(total('d6!') + tail).toBeCloseTo(1, 14)
  })
  test('several together: means add, the tail stays below 1e-12', () => {
    expect(of('10d4!').mean).toBeCloseTo(10 * ((2.5 * 4) / 3), 8)
    expect(of('10d4!').tail).toBeLessThan(1.1e-12)
    expect(of('4d6!kh3').mean).toBeGreaterThan(of('3d6!').mean)
  })
  test('rerolls come before explosions', () => {
    expect(of('d6!r6').points.map((point) => point.total)).toEqual([1, 2, 3, 4, 5])
    expect(of('d6r1').points).toEqual(
      [2, 3, 4, 5, 6].map((face) => ({ total: face, chance: expect.closeTo(0.2, 14) as number })),
    )
  })
})

describe('checks and contests', () => {
  const ends = (text: string) => of(text).ends
  test('strictly under, equal or under, over', () => {
    expect(ends('d20 < 11')).toEqual({
      kind: 'check',
      success: expect.closeTo(0.5, 12) as number,
      failure: expect.closeTo(0.5, 12) as number,
    })
    expect(ends('d20 <= 11')).toMatchObject({ success: expect.closeTo(0.55, 12) as number })
    expect(ends('d20 >= 11')).toMatchObject({ success: expect.closeTo(0.5, 12) as number })
    expect(ends('d20 adv <= 11')).toMatchObject({
      success: expect.closeTo(1 - 0.45 ** 2, 12) as number,
    })
    expect(ends('d20 dis <= 11')).toMatchObject({
      success: expect.closeTo(0.55 ** 2, 12) as number,
    })
    expect(ends('d6 enhanced > 4')).toMatchObject({ success: expect.closeTo(0.5, 12) as number })
  })
  test('against dice', () => {
    expect(ends('d6 > d6')).toMatchObject({ success: expect.closeTo(15 / 36, 12) as number })
  })
  test('a contest is won, tied or lost', () => {
    expect(ends('d6+1 vs d6')).toEqual({
      kind: 'contest',
      win: expect.closeTo(21 / 36, 12) as number,
      tie: expect.closeTo(5 / 36, 12) as number,
      lose: expect.closeTo(10 / 36, 12) as number,
    })
  })
})

test('chances and bars are read off the points', () => {
  const twoDice = of('2d6')
  expect(chanceOf(twoDice, (sum) => sum >= 10)).toBeCloseTo(6 / 36, 12)
  expect(bars(of('d2'), (face) => face - 1)).toEqual([
    { face: 1, chance: 0.5, leads: 0 },
    { face: 2, chance: 0.5, leads: 1 },
  ])
})

test.each(['500d1000kh250', '999d1000', '(500d4)x(499d4)', '100d100kh50', '500d100!'])(
  '%s is refused, not worked at for ever',
  (text) => {
    const answer = oddsOrRefusal(expressionOf(text))
    expect(answer).toEqual({
      refused: 'These odds are too large to work out exactly; roll fewer or smaller dice.',
    })
    expect(() => of(text)).toThrow(OddsTooLarge)
  },
)

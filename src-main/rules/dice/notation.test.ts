import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Amount, Expression, Pool } from './expression.ts'
import { plainPool } from './expression.ts'
import { parse, print } from './notation.ts'
import { expressionOf } from './read-notation.ts'

const readAs = (text: string) => print(expressionOf(text))

describe('what is read, in its plainest form', () => {
  test.each([
    ['3d6', '3d6'],
    ['D20', 'd20'],
    ['1d6', 'd6'],
    ['d%', 'd%'],
    ['d100', 'd%'],
    ['d66', 'd66'],
    ['4DF', '4dF'],
    [' 2 d6 + 1 ', '2d6+1'],
    ['2d6 − 1', '2d6-1'],
    ['2d6–1', '2d6-1'],
    ['10-2d4', '10-2d4'],
    ['(1d6+2)*3', '(d6+2)x3'],
    ['2d4×10', '2d4x10'],
    ['2d4x10', '2d4x10'],
    ['2d4 · 10', '2d4x10'],
    ['1d6-(2-5)', 'd6-(2-5)'],
    ['4d6kh3', '4d6kh3'],
    ['4d6k3', '4d6kh3'],
    ['4d6 KL1', '4d6kl1'],
    ['4d6dl1', '4d6kh3'],
    ['4d6dh1', '4d6kl3'],
    ['2d20kh', '2d20kh1'],
    ['6d6!', '6d6!'],
    ['2d6r1', '2d6r1'],
    ['2d6ro1', '2d6ro1'],
    ['4d6!r2r1kh3', '4d6!r1r2kh3'],
    ['1d6-1 (min 1)', 'd6-1 min 1'],
    ['3d6 max 15', '3d6 max 15'],
    ['d6-4 min -1', 'd6-4 min -1'],
    ['d20 < 11', 'd20 < 11'],
    ['d20<=11', 'd20 <= 11'],
    ['d20 ≥ 11', 'd20 >= 11'],
    ['d20+3 > 2d6', 'd20+3 > 2d6'],
    ['d20+2 VS d20', 'd20+2 vs d20'],
    ['d6 vs. d8', 'd6 vs d8'],
    ['d20 adv', '2d20kh1'],
    ['d20 disadvantage', '2d20kl1'],
    ['d20+3 adv', 'best(d20+3, d20+3)'],
    ['d6 enhanced', 'd8'],
    ['2d6 impaired', '2d4'],
    ['d12 enhanced', 'd12'],
    ['d4 impaired', 'd4'],
    ['d12 enhanced impaired', 'd12'],
    ['best(d6, d8)+1', 'best(d6, d8)+1'],
    ['lowest(d6,4)', 'worst(d6, 4)'],
    ['-d6', '0-d6'],
    ['-3+d6', '-3+d6'],
    ['12', '12'],
  ])('%s is %s', (text, plain) => {
    expect(readAs(text)).toBe(plain)
  })

  test('advantage is the better die: the lower one when rolling under', () => {
    expect(readAs('d20 adv < 11')).toBe('2d20kl1 < 11')
    expect(readAs('d20 dis <= 11')).toBe('2d20kh1 <= 11')
    expect(readAs('d20 adv >= 11')).toBe('2d20kh1 >= 11')
    expect(readAs('d20+1 adv < 11')).toBe('worst(d20+1, d20+1) < 11')
  })
})

describe('ranges of old books', () => {
  test.each([
    ['2-8', '2d4'],
    ['1-6', 'd6'],
    ['3–18', '3d6'],
    ['2-12', '2d6'],
    ['1-100', 'd%'],
    ['1-4', 'd4'],
    ['3-8', 'd6+2'],
    ['2-5', 'd4+1'],
    ['4-14', '2d6+2'],
    ['1-2', 'd2'],
    ['1-3', 'd3'],
    ['10-40', '10d4'],
  ])('%s is %s', (text, dice) => {
    expect(parse(text)).toEqual({
      ok: true,
      expression: expressionOf(dice),
      note: `${text.replace('–', '-')} is read as ${dice}`,
    })
  })
  test('a range that no dice give is refused', () => {
    expect(parse('1-5')).toEqual({
      ok: false,
      mistake: { at: 0, length: 3, says: 'No dice give 1 to 5; write the dice themselves.' },
    })
  })
  test('the larger number first is a difference', () => {
    expect(readAs('8-2')).toBe('8-2')
  })
})

describe('mistakes point at the character', () => {
  test.each([
    ['', 0, 0, 'Nothing to roll'],
    ['2d6+', 4, 0, 'stops too early'],
    ['2d', 1, 1, 'needs its sides'],
    ['2d6 1d4', 4, 1, 'may be missing'],
    ['2d6)', 3, 1, 'closes nothing'],
    ['(2d6', 0, 1, 'never closed'],
    ['2d6 foo', 4, 3, 'means nothing'],
    ['1.5d6', 1, 1, 'whole numbers'],
    ['0d6', 0, 1, 'at least one die'],
    ['d0', 1, 1, 'at least one side'],
    ['4d6kh9', 3, 3, 'only 4 dice'],
    ['4d6dl4', 3, 3, 'leaves no die'],
    ['d1!', 2, 1, 'for ever'],
    ['d6r7', 2, 2, 'never shows 7'],
    ['d2r1r2', 4, 2, 'Every face'],
    ['d2!r1', 0, 5, 'for ever'],
    ['d66!', 3, 1, 'Only plain dice'],
    ['d20 enhanced', 4, 8, 'Only d4'],
    ['d6+1 enhanced', 5, 8, 'right after its die'],
    ['d20 < 3 < 4', 8, 1, 'only once'],
    ['(d20 < 3)', 5, 1, 'stands alone'],
    ['d6/2', 2, 1, 'not divided'],
    ['d6 min', 6, 0, 'whole number'],
    ['5 adv', 2, 3, 'needs dice'],
    ['🎲', 0, 1, 'should stand here'],
    ['<b>d6</b>', 0, 1, 'should stand here'],
    ['\u0000\u0001', 0, 1, 'should stand here'],
    ['שלום', 0, 1, 'should stand here'],
    ['999999d999999', 0, 6, 'more than 1000 dice'],
    ['d999999', 1, 6, 'at most 100,000'],
    ['9999999999999999999999', 0, 22, 'at most 1,000,000'],
    ['1000000x1000000', 7, 1, '1,000,000,000'],
    [`${'('.repeat(200)}d6`, 30, 1, '30 deep'],
    [`${'-'.repeat(200)}1`, 30, 1, '30 deep'],
    ['('.repeat(10_000), 500, 9500, 'too long'],
    ['d6'.repeat(500_000), 500, 999_500, 'too long'],
    [`d6${' adv'.repeat(100)}`, 39, 3, 'more than 1000 dice'],
  ])('%.20s', (text, at, length, says) => {
    const parsed = parse(text)
    expect(parsed).toEqual({
      ok: false,
      mistake: { at, length, says: expect.stringContaining(says) as string },
    })
  })

  test('any text at all is read or refused, and a mistake lies within it', () => {
    const signs = fc.constantFrom(
      'd',
      '6',
      '20',
      '+',
      '-',
      'x',
      '(',
      ')',
      '!',
      'kh',
      'r1',
      ' adv',
      ' min ',
      '<',
      'vs',
      '%',
      'F',
      'best(',
      ',',
      ' ',
      'é',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(signs, { maxLength: 30 }).map((list) => list.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parse(text)
        if (parsed.ok)
          expect(parse(print(parsed.expression))).toMatchObject({
            ok: true,
            expression: parsed.expression,
          })
        else {
          expect(parsed.mistake.at).toBeLessThanOrEqual(text.length)
          expect(parsed.mistake.at + parsed.mistake.length).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

const pools: fc.Arbitrary<Pool> = fc
  .record({
    count: fc.integer({ min: 1, max: 6 }),
    sides: fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
    explodes: fc.boolean(),
    reroll: fc.constantFrom(null, { faces: [1, 2], once: false }, { faces: [1], once: true }),
    kept: fc.option(
      fc.tuple(fc.constantFrom('high' as const, 'low' as const), fc.integer({ min: 1, max: 6 })),
    ),
  })
  .map(({ count, sides, explodes, reroll, kept }) => ({
    ...plainPool(count, sides),
    explodes,
    reroll,
    keep: kept && { end: kept[0], count: Math.min(kept[1], count) },
  }))
const { amount } = fc.letrec<{ amount: Amount }>((tie) => ({
  amount: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    pools,
    fc.integer({ min: -20, max: 20 }).map((value) => ({ kind: 'number' as const, value })),
    fc.record({
      kind: fc.constantFrom('sum' as const, 'difference' as const, 'product' as const),
      left: tie('amount'),
      right: tie('amount'),
    }),
    fc.record({
      kind: fc.constant('bounds' as const),
      of: tie('amount'),
      least: fc.integer({ min: -5, max: 5 }),
      most: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant('best' as const),
      end: fc.constantFrom('high' as const, 'low' as const),
      of: fc.array(tie('amount'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))
const expressions: fc.Arbitrary<Expression> = fc.oneof(
  amount,
  fc.record({
    kind: fc.constant('check' as const),
    of: amount,
    test: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
    against: amount,
  }),
  fc.record({ kind: fc.constant('contest' as const), left: amount, right: amount }),
)

test('what is printed is read as the same expression', () => {
  fc.assert(
    fc.property(expressions, (expression) => {
      const text = print(expression)
      const parsed = parse(text)
      // Large expressions exceed a limit; a bare range such as 2-8 is read as dice.
      fc.pre(parsed.ok && !parsed.note)
      expect(parsed.expression).toEqual(expression)
    }),
    { numRuns: 1000 },
  )
})

test('notation of our own that is wrong is thrown', () => {
  expect(() => expressionOf('2d')).toThrow('“2d” is no dice notation: A die needs its sides')
})

test('a difference of two bare numbers is not written as a range of old books', () => {
  expect(readAs('2--- 8')).toBe('(2)-8')
  expect(readAs('(2)-8')).toBe('(2)-8')
  expect(readAs('8-2')).toBe('8-2')
})

import { describe, expect, test } from 'vitest'
import { roundHarms } from './routine-odds.ts'
import type { Attack } from '../canonical.ts'
import { asBlast, routinesOf, severalAt, thrownTogether, withSingleDice } from './routine.ts'

const parseAttacks = (text: string): Attack[] =>
  text.split(/ (?=and |or )/).map((part, at): Attack => {
    const [, joins, count, name, dice] = /^(?:(and|or) )?(\d+) (\w+) ?(\S*)$/.exec(part) ?? []
    return {
      id: `a${at + 1}`,
      name: name ?? '',
      count: Number(count),
      dice: dice ?? '',
      notes: '',
      joins: (joins as 'and' | 'or' | undefined) ?? 'first',
    }
  })
const said = (attacks: readonly Attack[]): string =>
  attacks
    .map(({ joins, count, name, dice }) =>
      `${joins === 'first' ? '' : `${joins} `}${count} ${name} ${dice}`.trim(),
    )
    .join(' ')

const dragon = parseAttacks('2 claw 1d8 and 1 bite 4d8 or 1 breath')
const bear = parseAttacks('2 claw 1d3 and 1 bite 1d6')

describe('rounds of attacks', () => {
  test('are cut at or', () => {
    expect(routinesOf(dragon).map((routine) => routine.map(({ name }) => name))).toEqual([
      ['claw', 'bite'],
      ['breath'],
    ])
  })

  test('are thrown together where each die is one die', () => {
    expect(said(thrownTogether(bear))).toBe('1 claw and bite d3+d3+d6')
    expect(said(thrownTogether(dragon))).toBe('1 claw d8+d8 and 1 bite 4d8 or 1 breath')
    expect([bear, dragon, parseAttacks('1 bite 1d6')].map(severalAt)).toEqual([0, 0, -1])
  })

  test('are a blast of their biggest die', () => {
    const [one, ...more] = asBlast(bear)
    expect([one?.dice, one?.notes, more]).toEqual(['d6', 'blast', []])
    expect(said(asBlast(dragon))).toBe('1 claw and bite 4d8 or 1 breath')
    expect(said(asBlast(parseAttacks('1 bite 1d6')))).toBe('1 bite 1d6')
  })

  test('many heads stay a number of attacks', () => {
    expect(said(thrownTogether(parseAttacks('20 head 1d4')))).toBe('20 head 1d4')
  })
})

test('d6+d6 is two attacks or one, and different dice are attacks of their own', () => {
  expect(said(withSingleDice(parseAttacks('1 fist d6+d6 or 1 stone d8'), 'each'))).toBe(
    '2 fist 1d6 or 1 stone 1d8',
  )
  expect(said(withSingleDice(parseAttacks('1 fist d6+d8'), 'each'))).toBe(
    '1 fist 1d6 and 1 fist 1d8',
  )
  expect(said(withSingleDice(parseAttacks('1 fist d6+d8'), 'one'))).toBe('1 fist 1d8')
})

describe('the odds of a round: 4 or more through Armor 1', () => {
  test.each([
    ['1 bite 1d6', 2 / 6],
    // Of two d6 the higher: all but 4 × 4 of 36.
    ['1 claws d6+d6', 20 / 36],
    // 0 to 5 are left of each: 10 of 36 pairs come to less than 4.
    ['2 claw 1d6', 26 / 36],
    ['1 claw 1d6 and 1 bite 1d6', 26 / 36],
    // 2d4 come to 4 or less in 6 of 16.
    ['1 bite 2d4', 10 / 16],
    ['1 bite 1d4+1', 1 / 4],
    ['1 bite 1d6-1', 1 / 6],
    ['1 bite 1d6+5', 1],
    ['1 gaze', 0],
  ])('%s', (round, chance) => {
    expect(roundHarms(parseAttacks(round))).toBeCloseTo(chance)
  })
})

import { describe, expect, test } from 'vitest'
import { conversionTo } from '../../registry.ts'
import type { ConversionTarget } from '../canonical.ts'
import { readMonsters } from '../read.ts'
import { scaledMorale } from './scales.ts'

test.each([
  [20, 'AD&D', 12],
  [12, 'AD&D', 7],
  [3, 'AD&D', 2],
  [15, 'B/X', 9],
  [0, 'ACKS', 8],
  [2, 'ACKS', 10],
  [-2, 'ACKS', 6],
  [50, 'AD&D', 6],
])('morale %s of %s holds as often as %s', (morale, system, expected) => {
  expect(scaledMorale(morale, system)?.value).toBe(expected)
})

test('morale of 2 to 12 stays as it is', () => {
  expect(scaledMorale(12, 'B/X or Old-School Essentials')).toBeNull()
})

const knight =
  'Grave Knight: AC 2; MV 9; HD 7; hp 35; THAC0 13; #AT 1; Dmg 1d8+3; SZ M; ML fearless (20); AL CE; XP 280 + 6/hp'

function figure(text: string, target: ConversionTarget, field: string) {
  const monster = readMonsters(text).monsters[0]
  const converted = monster && conversionTo(target)?.convert(monster, {}, null)
  const found = converted?.derived.find((one) => one.field === field)
  return found && [found.value, found.how]
}

describe('figures of another book', () => {
  test.each([
    ['bx', 'morale', 12, '20 of 2 to 20 (AD&D) holds 100 times in 100, as 12 does nearly'],
    ['bx', 'xp', 490, '280, and 6 for each of its 35 hit points'],
    ['bx', 'movement', '90’ (30’)', '9, assumed to be tens of feet a turn'],
    ['hearts', 'morale', 12, '20 of 2 to 20 (AD&D) holds 100 times in 100, as 12 does nearly'],
    [
      'cairn',
      'wil',
      18,
      '20 of 2 to 20 (AD&D) holds 100 times in 100, as 12 does nearly; morale 12: half as much again, as Cairn’s page pairs them',
    ],
  ] as const)('%s: %s is %s', (target, field, value, how) => {
    expect(figure(knight, target, field)).toEqual([value, how])
  })

  test('a morale that no text prints is asked for, with its odds', () => {
    const [owl] = readMonsters(
      'Owl: HD 1; AC 6 [13]; Atk bite (1d4); Move 3/18; Save 17; CL/XP 1/15',
    ).monsters
    const converted =
      owl && conversionTo('hearts')?.convert(owl, { moraleNotPrinted: 'steady' }, null)
    expect(converted?.values['morale']).toBe(9)
    expect(
      converted?.judgements
        .find(({ id }) => id === 'moraleNotPrinted')
        ?.options.map(({ gives }) => gives.value),
    ).toEqual([5, 7, 9, 12])
  })
})

import { expect, test } from 'vitest'
import { newCreature } from '../core/creature.ts'
import type { Use } from '../core/state/creature.ts'
import { leftOf, limitIn, usesOf } from './uses.ts'

test.each([
  ['Fire breath 3/day', { of: 3, again: 'day' }],
  ['casts hold person 2 times per day', { of: 2, again: 'day' }],
  ['1/turn', { of: 1, again: 'turn' }],
  ['once recharged: recharge 5–6', { of: 1, again: 'roll', on: 5 }],
  ['Recharges on 6', { of: 1, again: 'roll', on: 6 }],
])('a limit is read where it stands: %s', (text, limit) => {
  expect(limitIn('It', text)).toMatchObject(limit)
})

test('a text without a limit has none, and no fraction is one', () => {
  expect(limitIn('Claw', 'd6, or 1/2 in the dark')).toBeNull()
})

test('attacks and notes are read; what the GM counts comes first', () => {
  const dragon = {
    ...newCreature('c1', 'Dragon', 'monster', {}),
    attacks: {
      a1: {
        id: 'a1',
        name: 'Breath',
        count: 1,
        dice: '6d6',
        notes: '3/day',
        joins: 'first' as const,
      },
    },
    attackOrder: ['a1'],
    notes: 'Sleeps a lot. Charm (1/turn), by the eyes.',
  }
  expect(Object.values(usesOf(dragon)).map(({ title, of }) => [title, of])).toEqual([
    ['Breath', 3],
    ['Charm', 1],
  ])
  const spent: Use = { title: 'Breath', of: 3, spent: 2, at: 100, again: 'day' }
  expect(usesOf({ ...dragon, uses: { breath: spent } })['breath']).toEqual(spent)
})

test('a new day brings it back, a new fight does not by itself', () => {
  const use: Use = { title: 'Breath', of: 3, spent: 2, at: 86_399, again: 'day' }
  expect([leftOf(use, 86_399), leftOf(use, 86_400)]).toEqual([1, 3])
  expect(leftOf({ ...use, again: 'fight' }, 500_000)).toBe(1)
})

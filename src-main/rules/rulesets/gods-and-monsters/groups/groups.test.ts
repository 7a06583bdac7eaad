import { expect, test } from 'vitest'
import { ConflictPlay, person } from '../testing/play.ts'
import { aftermath } from './aftermath.ts'
import { groupFigures, groupMojo, groupMorale, groupTest, redirect } from './effort.ts'
import { aftermath as aftermathOf, groupBonus, median, unitNumber } from './group.ts'
import { unit } from './units.ts'

const member = (id: string, values: Record<string, number>) =>
  person(id, { hp: 9, maxHp: 9, ...values })
const two = [
  member('a', { perception: 9, charisma: 10, movement: 8 }),
  member('b', { perception: 10, charisma: 10, movement: 8 }),
]
const members = ['a', 'b']

test('two act as one at their median and one more', () => {
  const table = new ConflictPlay(two)
  expect(table.says(groupTest, { members })).toContain('at or under 10.5')
  expect(table.do(groupTest, { members }, { 'group perception': [10] }).says).toBe('They succeed')
  const down = new ConflictPlay(two, { halfMedian: 'down' })
  expect(down.says(groupTest, { members })).toContain('at or under 10:')
  expect(table.refuses(groupTest, { members: [] })).toContain('choose who')
})

test('a startled group wavers for as long as it missed, and its bonus at most', () => {
  const table = new ConflictPlay(two)
  const horde = { members, others: 18 }
  expect(table.says(groupMorale, horde)).toContain('at or under 14')
  expect(table.do(groupMorale, horde, { 'group charisma': [17] }).says).toContain('3 rounds')
  expect(table.do(groupMorale, horde, { 'group charisma': [20] }).says).toContain('4 rounds')
  expect(table.do(groupMorale, horde, { 'group charisma': [14] }).says).toBe('They hold')
})

test('a leader turns eight in as many rounds as their bonus less the margin', () => {
  const lead = member('a', { charisma: 12 })
  const order = { who: 'a', count: 8 }
  const says = (face: number, houseRules = {}) =>
    new ConflictPlay([lead], houseRules).do(redirect, order, { charisma: [face] }).says
  expect(says(11)).toBe('They follow in 2 rounds')
  expect(says(5)).toBe('They follow at once')
  expect(says(5, { leaderMargin: 1 })).toBe('They follow in 1 round')
  expect(says(13)).toBe('They go on as before')
})

test('numbers alone, and mojo shared', () => {
  const table = new ConflictPlay(two)
  expect(table.says(groupFigures, { members, others: 2046 })).toContain('+10')
  const beyond = table.do(groupFigures, { members, others: 2998 }).why
  expect(beyond.find(({ name }) => name === 'Beyond the chart')?.value).toContain('2,055')
  expect(groupBonus(2048, 2047)).toBe(11)
  expect(groupBonus(2056)).toBe(11)
  table.do(groupMojo, { members, mojo: 3 })
  expect([table.value('a', 'experience'), table.value('b', 'experience')]).toEqual([150, 150])
})

test('a unit of sixteen moves five times its median', () => {
  const table = new ConflictPlay(two)
  expect(table.says(unit, { members, others: 14 })).toContain('survival 45, 40 feet')
  const instead = new ConflictPlay(two, { unitMovement: 'instead', unitReactions: 'median' })
  const shown = instead.do(unit, { members, others: 14, verve: 5 })
  expect(shown.says).toContain('survival 50, 32 feet')
  expect(shown.why.find(({ name }) => name === 'Health')?.value).toBe(4)
  expect(unitNumber(8, 0, 'instead')).toBe(8)
})

test('when a unit breaks up each takes a share that is no more than the most', () => {
  const table = new ConflictPlay(two)
  const broken = { members, others: 10, damage: 14, injuries: 1 }
  expect(table.says(aftermath, broken)).toBe('d6 each, 5 and more again')
  table.do(aftermath, broken, {
    'share of A (a)': [5],
    'share of A (a), throw 2': [4],
    'evasion of A (a)': [3],
    'share of B (b)': [2],
    'evasion of B (b)': [4],
  })
  expect([table.value('a', 'hp'), table.value('b', 'injuries')]).toEqual([5, 2])
  const one = new ConflictPlay(two, { aftermathRoll: 'one' })
  one.do(aftermath, broken, {
    'everybody’s share': [3],
    'evasion of A (a)': [3],
    'evasion of B (b)': [3],
  })
  expect([one.value('a', 'hp'), one.value('b', 'hp')]).toEqual([6, 6])
  expect(aftermathOf(0, 3)).toEqual({ maximum: 3, sides: 3, most: 3 })
  expect(table.says(aftermath, { members, others: 10, damage: 2 })).toContain('nobody is hurt')
})

test('the median of none is none', () => {
  expect(median([])).toBe(0)
  expect(median([9, 10], 'up')).toBe(10)
})

import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'
import { progress } from './complex.ts'
import { skillCounts } from './task.ts'

const all = { who: 'c1', time: true, gear: true, skill: true }

test('three succeed, one fails, two are rolled for: said before anything is rolled', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  expect(evening.preview('task', all).verdict).toContain('it succeeds')
  expect(evening.preview('task', { ...all, gear: false, skill: false }).verdict).toContain(
    'it fails',
  )
  expect(
    evening.preview('task', { ...all, gear: false }).chances.map(({ chance }) => chance),
  ).toEqual([1 / 2, 1 / 3, 1 / 6])
})

test('a cost is picked where the die shows 2 or 3', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  evening.do('task', { ...all, gear: false }, { task: [2], 'The cost': '1 Fatigue' })
  expect(evening.value('c1', 'fatigue')).toBe(1)
})

test('15 and up may stand for a skill, and 6 and less takes one away', () => {
  expect(skillCounts(false, [15])).toBe(true)
  expect(skillCounts(true, [6])).toBe(false)
  expect(skillCounts(true, [10])).toBe(true)
})

test('a complex task goes on step by step; a 10 makes the next one free', () => {
  expect([6, 7, 9, 10].map((total) => progress(total).steps)).toEqual([0, 1, 1, 1])
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  evening.do('begin-task', { who: 'c1', task: 'Mend the bridge' }, { steps: [1] })
  evening.do('work', { who: 'c1' }, { '2d6': [6, 5] })
  expect(evening.preview('work', { who: 'c1' }).verdict).toContain('nothing is rolled')
})

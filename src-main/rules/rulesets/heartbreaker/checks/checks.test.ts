import { expect, test } from 'vitest'
import { HeartbreakerEvening, hero } from '../testing/evening.ts'

test('a check is a d6 of its row or less', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Sabine', { strength: 17 })])
  const checkResult = (face: number) =>
    evening.do('heartbreaker.check', { who: 'c1', attribute: 'STR' }, { 'STR check': [face] }).says
  expect([checkResult(4), checkResult(5)]).toEqual(['Done', 'Not done'])
})

test('a skill roll has to beat the opposition; a trait adds an attribute', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Hob', { dexterity: 16 }, 'vagabond')])
  const taskResult = (task: string, face: number) =>
    evening.do(
      'heartbreaker.skill',
      { who: 'c1', task },
      { skill: [face], opposition: [9], 'opposition, the d6': [3] },
    ).says
  expect([taskResult('Something else', 10), taskResult('Something else', 11)]).toEqual([
    'Not done',
    'Done',
  ])
  expect(taskResult('Lock, pocket, trap or bonds', 9)).toBe('Done')
  expect(taskResult('Track', 10)).toBe('Not done')
})

test('an elf changes looks once a day; a professional heals an ally by 1', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Idony', {}, 'elf', 'professional'),
    hero('c2', 'Hob', { hp: 4, maxHp: 7 }),
  ])
  const well = { skill: [20], opposition: [1], 'opposition, the d6': [1] }
  evening.do('heartbreaker.skill', { who: 'c1', task: 'Change one’s looks' }, well)
  expect(evening.conditions('c1')).toEqual(['other looks'])
  expect(
    evening.refuses('heartbreaker.skill', { who: 'c1', task: 'Change one’s looks' }),
  ).toContain('HBK-ANC-03')
  evening.do('heartbreaker.skill', { who: 'c1', task: 'Heal an ally', target: 'c2' }, well)
  expect(evening.value('c2', 'hp')).toBe(5)
})

import { expect, test } from 'vitest'
import { DelveEvening, foe, hero } from './testing/evening.ts'

test('2d6, high is friendly; the hostile call for initiative', () => {
  const react = (faces: number[]) => {
    const evening = new DelveEvening([hero('c1', 'Maud'), foe('c5')])
    const { says } = evening.do('delve.reaction', {}, { '2d6': faces })
    return [says, evening.state.encounter?.attitude, ...evening.dues()]
  }
  expect(react([1, 1])).toEqual(['Hostile', 'hostile', 'delve.initiative'])
  expect(react([2, 3])).toEqual(['Negative', 'wary'])
  expect(react([3, 4])).toEqual(['Uncertain', 'may negotiate'])
  expect(react([5, 5])).toEqual(['Positive', 'friendly'])
  expect(react([6, 6])).toEqual(['Enthusiastic', 'friendly'])
})

test('the undead are hostile without a roll, unless they think and the house rule says so', () => {
  const dead = { tags: { undead: true, intelligent: true } } as const
  const sure = new DelveEvening([hero('c1', 'Maud'), foe('c5', {}, dead)])
  expect(sure.do('delve.reaction').says).toBe('Hostile')
  const all = new DelveEvening([hero('c1', 'Maud'), foe('c5', {}, dead)], {
    intelligentUndead: 'all',
  })
  expect(all.do('delve.reaction', {}, { '2d6': [6, 6] }).says).toBe('Enthusiastic')
})

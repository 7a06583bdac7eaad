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

test('a save leans one way at a time, and a blessing helps', () => {
  const evening = new DelveEvening([hero('c1', 'Maud', { dex: 12 })])
  const save = (input: object, given: Record<string, number[]>) =>
    evening.do('delve.save', { who: 'c1', ability: 'DEX', ...input }, given).says
  expect(save({}, { 'DEX save': [12] })).toBe('Not saved')
  expect(save({ advantage: true }, { 'DEX save': [19, 3] })).toBe('Saved')
  expect(save({ disadvantage: true }, { 'DEX save': [19, 3] })).toBe('Not saved')
  expect(save({ advantage: true, disadvantage: true }, { 'DEX save': [11] })).toBe('Saved')
  evening.happen({ do: 'condition', creature: 'c1', name: 'Bless', to: {} })
  expect(save({}, { 'DEX save': [12] })).toBe('Saved')
})

test('by house rule a 1 always passes and a 20 always fails', () => {
  const evening = new DelveEvening([hero('c1', 'Maud', { dex: 25 })], { natural1and20: true })
  const input = { who: 'c1', ability: 'DEX' }
  expect(evening.do('delve.save', input, { 'DEX save': [20] }).says).toBe('Not saved')
})

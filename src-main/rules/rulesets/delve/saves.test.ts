import { expect, test } from 'vitest'
import { actionsOf } from '../../registry.ts'
import { DelveEvening, hero } from './testing/evening.ts'

test('of all that is saved, the plain save comes first: the key and the button mean it', () => {
  const { state } = new DelveEvening([hero('c1', 'Maud', { hp: 4 })])
  const saves = actionsOf(state).filter(({ action }) => action.slot === 'save')
  expect(saves[0]?.action.id).toBe('delve.save')
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

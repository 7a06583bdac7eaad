import { expect, test } from 'vitest'
import { actionsOf } from '../../registry.ts'
import { DelveEvening, hero } from './testing/evening.ts'

test('of all that is saved, the plain save comes first: the key and the button mean it', () => {
  const { state } = new DelveEvening([hero('c1', 'Maud', { hp: 4 })])
  const saves = actionsOf(state).filter(({ action }) => action.slot === 'save')
  expect(saves[0]?.action.id).toBe('delve.save')
})

import { expect, test } from 'vitest'
import type { Asks } from '../../rules/action.ts'
import { Evening, hero } from '../../rules/rulesets/delve/testing/evening.ts'
import { defaultInput } from './defaults.ts'

test('aid is offered for the dying before any who stand or are dead', () => {
  const { state } = new Evening([hero('c1', 'Maud'), hero('c2', 'Odo'), hero('c3', 'Wat')])
  const [maud, odo, wat] = ['c1', 'c2', 'c3'].map((id) => state.creatures[id])
  if (!maud || !odo || !wat) throw new Error('no party')
  const asks: Asks = { who: { kind: 'creature', title: 'Who lies there' } }
  const laid = {
    ...state,
    creatures: {
      c1: maud,
      c2: { ...odo, conditions: { dead: {} } },
      c3: { ...wat, conditions: { dying: {} } },
    },
  }
  expect(defaultInput(asks, laid, 'down')).toEqual({ who: 'c3' })
  expect(defaultInput(asks, laid, 'save')).toEqual({ who: 'c1' })
})

import { runAction, previewAction } from '../../core/action.ts'
import { expect, test } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { actionFor, tableFor } from '../../testing/empty-shelf.ts'

test('a beginner joins an empty party with three hearts, an ST of 11 and a place in it', () => {
  const state = newState('The Well', 'hearts', {})
  const action = actionFor(state, 'house.join')
  const input = { name: ' Ada ', kind: 'character' }
  expect(previewAction(action, state, input, tableFor(state))?.verdict).toMatch(
    /^Ada joins as character: HP 3,/,
  )
  const end = runAction(action, state, input, tableFor(state)).next()
  expect(end).toMatchObject({
    done: true,
    value: {
      says: 'Joins the party',
      effects: [
        {
          do: 'join',
          creature: { id: 'c1', name: 'Ada', side: 'party', values: { hp: 3, st: 11 } },
        },
      ],
    },
  })
})

test('somebody without a name is asked for one', () => {
  const state = newState('The Well', 'hearts', {})
  const input = { name: '  ', kind: 'hireling' }
  expect(
    previewAction(actionFor(state, 'house.join'), state, input, tableFor(state))?.refuses,
  ).toBe('Give a name.')
})

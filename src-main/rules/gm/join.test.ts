import { expect, test } from 'vitest'
import { newState } from '../../campaign/state.ts'
import { actionNamed } from '../registry.ts'
import { bareTable as at } from '../testing/empty-shelf.ts'

test('a beginner joins an empty party with three hearts, an ST of 11 and a place in it', () => {
  const state = newState('The Well', 'hearts', {})
  const action = actionNamed(state, 'house.join')
  const input = { name: ' Ada ', kind: 'character' } as never
  expect(action?.preview?.(state, input, at).verdict).toMatch(/^Ada joins as character: HP 3,/)
  const end = action?.run(state, input, at).next()
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
  const input = { name: '  ', kind: 'hireling' } as never
  expect(actionNamed(state, 'house.join')?.preview?.(state, input, at).refuses).toBe('Give a name.')
})

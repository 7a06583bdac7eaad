import { expect, expectTypeOf, test } from 'vitest'
import { newState } from '../../campaign/state.ts'
import type { KnownActionId } from '../../campaign/view/views.ts'
import { actionsOf } from '../registry.ts'
import type { GmActionId } from './index.ts'

test('an id of Gatefold’s own that the screen may call is one that exists', () => {
  expectTypeOf<'house.roll'>().toExtend<GmActionId>()
  expectTypeOf<'house.nothing'>().not.toExtend<KnownActionId>()
  expectTypeOf<'delve.attack'>().toExtend<KnownActionId>()
})

test('no two of Gatefold’s own actions share an id', () => {
  const ids = actionsOf(newState('Ids', 'hearts', {})).map(({ action }) => action.id)
  expect(new Set(ids).size).toBe(ids.length)
})

import { expect, test } from 'vitest'
import { settle } from '../campaign/consequences.ts'
import type { Head } from '../campaign/journal.ts'
import { firstHead, newState } from '../campaign/state.ts'
import { newCreature } from '../rules/core/creature.ts'
import type { Effect } from '../rules/core/effects.ts'
import { beforeFight } from './restore-points.ts'

const after = (head: Head, ...effects: Effect[]): Head => ({
  ...head,
  version: head.version + 1,
  state: settle(head.state, effects, () => []).state,
})
const people = ['c1', 'c2'].map((id) => newCreature(id, id, 'character', { hp: 3 }))
const start = firstHead('c', {
  ...newState('The Well', 'hearts', {}),
  creatures: Object.fromEntries(people.map((one) => [one.id, one])),
  party: ['c1', 'c2'],
})
const fight: Effect = { do: 'fight', fight: { round: 1, declared: {}, acted: {} } }
const look: Effect = { do: 'watch other group' }

test('a look at a group in a fight is no place to come back to; a fight of the other group too is one', () => {
  const fighting = after(start, { do: 'split', going: ['c2'] }, fight)
  const watched = after(fighting, look)
  expect(beforeFight(fighting, watched, 'now')).toBeNull()
  expect(beforeFight(watched, after(watched, look), 'now')).toBeNull()
  expect(beforeFight(watched, after(watched, fight), 'now')).toMatchObject({ version: 2 })
})

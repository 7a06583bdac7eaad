import { expect, test } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import type { Effect } from '../../rules/core/effects.ts'
import { settle } from '../consequences.ts'
import type { Entry } from '../journal.ts'
import { newState } from '../state.ts'
import { changesOf } from './changes.ts'
import { treasureIn } from './session.ts'

const rope = { id: 'i1', name: 'Rope', gear: 'rope', count: 1, ready: false }
const torches = { id: 'i2', name: 'Torches', gear: 'torch', count: 6, ready: false }
const state = {
  ...newState('The Well', 'hearts', {}),
  creatures: {
    c1: {
      ...newCreature('c1', 'Ada', 'character', { hp: 3 }),
      items: { i1: rope, i2: torches },
      itemOrder: ['i1', 'i2'],
    },
    c2: newCreature('c2', 'Bo', 'character', { hp: 3 }),
  },
  party: ['c1', 'c2'],
}

/** A line of the journal as far as its changes go. */
function line(...effects: Effect[]): Entry {
  const { forward, inverse } = settle(state, effects, () => [])
  const patches = (head: typeof forward) => ({ head, library: [] })
  const command = { action: 'house.give', input: {} }
  return { command, forward: patches(forward), inverse: patches(inverse) } as unknown as Entry
}

test('a change tells what was there before, also where its record is put back whole', () => {
  const changes = changesOf(
    line(
      { do: 'drop item', creature: 'c1', item: 'i1' },
      { do: 'item', creature: 'c1', item: { ...torches, count: 5 } },
    ),
  )
  const was = Object.fromEntries(changes.map(({ path, was }) => [path, was]))
  expect(was['creatures/c1/items/i1']).toEqual(rope)
  expect(was['creatures/c1/items/i2']).toEqual(torches)
})

test('what changes hands is no treasure', () => {
  const given = line(
    { do: 'drop item', creature: 'c1', item: 'i1' },
    { do: 'item', creature: 'c2', item: rope },
  )
  expect(treasureIn([given], state)).toEqual([])
})

import { expect, test } from 'vitest'
import { newCreature } from '../../../src-main/rules/core/creature.ts'
import { newState } from '../../../src-main/campaign/state.ts'
import { conservesTotals } from './conservation.ts'
import type { WalkStep } from './scene.ts'

const ada = newCreature('c1', 'Ada', 'character', {})
const bo = newCreature('c2', 'Bo', 'character', {})
const here = { ...newState('The Well', 'hearts', {}), nextId: 3 }
const other = (one: typeof ada) => ({ creatures: { [one.id]: one }, party: [one.id], seconds: 0 })

const found = (before: object, after: object, says: string): string[] =>
  conservesTotals({
    steps: [{ before, after, entry: { kind: 'do', outcome: { what: 'Told', says, why: [] } } }],
  } as unknown as WalkStep)

test('a name without letters is found in the text of an entry', () => {
  const odd = newCreature('c3', 'ha>[×z', 'character', {})
  const joined = { ...here, creatures: { c3: odd } }
  expect(found(here, joined, 'ha>[×z joins')).toEqual([])
  expect(found(here, joined, 'Nobody')).toHaveLength(1)
})

test('who waits in the other group has not left; who is nowhere has', () => {
  const split = { ...here, creatures: { c1: ada }, party: ['c1'], split: { other: other(bo) } }
  const watched = { ...here, creatures: { c2: bo }, party: ['c2'], split: { other: other(ada) } }
  expect(found(split, watched, 'Meanwhile')).toEqual([])
  const alone = { ...here, creatures: { c1: ada }, party: ['c1'] }
  expect(found(split, alone, 'Nothing')).toEqual(['“Bo” comes or goes untold: Told: Nothing'])
})

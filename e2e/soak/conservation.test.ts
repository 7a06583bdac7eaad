import { expect, test } from 'vitest'
import { newState } from '../../src-main/campaign/state.ts'
import { newCreature } from '../../src-main/rules/core/creature.ts'
import { findUnreported, type EntryStep } from './conservation.ts'

const ada = newCreature('c1', 'Ada', 'character', {})
const bo = newCreature('c2', 'Bo', 'character', {})
const here = { ...newState('The Well', 'hearts', {}), nextId: 3 }
const group = (one: typeof ada) => ({ creatures: { [one.id]: one }, party: [one.id], seconds: 0 })

const conserves = (before: object, after: object, says: string): string[] =>
  findUnreported({
    ...{ before, after, entry: { kind: 'do', outcome: { what: 'Told', says, why: [] } } },
  } as unknown as EntryStep)

test('a name without letters is found in the text of an entry', () => {
  const joined = { ...here, creatures: { c3: newCreature('c3', 'ha>[×z', 'character', {}) } }
  expect(conserves(here, joined, 'ha>[×z joins')).toEqual([])
  expect(conserves(here, joined, 'Nobody')).toHaveLength(1)
})

test('who waits in the other group has not left; who is nowhere has', () => {
  const split = { ...here, ...group(ada), split: { other: group(bo) } }
  expect(conserves(split, { ...here, ...group(bo), split: { other: group(ada) } }, 'Away')).toEqual(
    [],
  )
  expect(conserves(split, { ...here, ...group(ada) }, 'Nothing')).toEqual([
    '“Bo” comes or goes untold: Told: Nothing',
  ])
})

import { expect, test } from 'vitest'
import { newCreature } from '../../core/creature.ts'
import { rulesetOf } from '../../registry.ts'
import { characters } from './character/index.ts'
import { encounters } from './encounters.ts'
import { ConflictPlay } from './testing/play.ts'

test.each([
  ['Goblin', 'may negotiate', 'ADA may talk with them'],
  ['Green slime', 'wary', 'They are wary'],
] as const)('a friendly %s is %s: %s', (name, attitude, says) => {
  const [meet] = encounters
  if (!meet) throw new Error('nobody is met')
  const play = new ConflictPlay([
    characters.blank('c1', 'ADA'),
    newCreature('c9', name, 'monster', {}),
  ])
  const group = { id: 'g1', name, members: ['c9'], strength: 1 }
  const met = { title: name, group: 'g1', number: 1, from: 'by hand', foretold: false } as const
  const encounter = { id: 'e1', attitude: 'unknown', ...met } as const
  play.state = { ...play.state, groups: { g1: group }, encounter }
  expect(play.do(meet, {}, { charisma: [1] }).says).toBe(says)
  expect(play.state.encounter?.attitude).toBe(attitude)
})

test('rolling an encounter’s activity again is not taken for engaging it', () => {
  const slots = rulesetOf({ ruleset: 'gods-and-monsters' }).actions.filter(
    ({ slot }) => slot === 'activity',
  )
  expect(slots).toEqual([])
})

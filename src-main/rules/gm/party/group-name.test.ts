import { expect, test } from 'vitest'
import { newCreature } from '../../core/creature.ts'
import type { CreatureKind } from '../../core/state/creature.ts'
import { groupName } from './group-name.ts'

const group = (...people: readonly (readonly [name: string, kind: CreatureKind])[]) => ({
  creatures: Object.fromEntries(
    people.map(([name, kind], nth) => [`c${nth}`, newCreature(`c${nth}`, name, kind, {})]),
  ),
  party: people.map((_, nth) => `c${nth}`),
})

test('a group is named by its people, by its beasts where it has no others', () => {
  const ada = ['Ada Thorn', 'character'] as const
  const horse = ['Ada’s horse', 'animal'] as const
  expect(groupName(group(ada, horse, ['Tib', 'hireling']))).toBe('Ada and Tib')
  expect(groupName(group(horse))).toBe('Ada’s horse')
  expect(groupName(group(ada, ['Bo', 'character'], ['Cy', 'character'], ['Di', 'character']))).toBe(
    'Ada, Bo and 2 more',
  )
  expect(groupName(group())).toBe('nobody')
})

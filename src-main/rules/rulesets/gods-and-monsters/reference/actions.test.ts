import { expect, test } from 'vitest'
import { illness } from '../ailments/index.ts'
import { books } from '../books/index.ts'
import { groups } from '../groups/index.ts'
import { hazards } from '../hazards/index.ts'
import { groupRules } from '../house-rules/groups.ts'
import { hazardRules } from '../house-rules/hazards.ts'
import { travelRules } from '../house-rules/travel.ts'
import { movement } from '../movement/index.ts'
import { reference } from './index.ts'

test('what is done in the world has its text, and each house rule of it has one', () => {
  const told = new Set(reference.map(({ rule }) => rule))
  const named = [
    ...[hazards, illness, movement, groups, books].flat(),
    ...hazardRules,
    ...travelRules,
    ...groupRules,
  ].map(({ rule }) => rule)
  expect(named.filter((rule) => !told.has(rule))).toEqual([])
})

import { expect, it } from 'vitest'
import { woodcutFor } from './woodcuts.ts'

it.each([
  ['Six goblins', 'goblin'],
  ['Spider, crab', 'crab-spider'],
  // Games and places have cuts of their own: no monster wears them.
  ['Delver', null],
  ['Heartbreaker of the belfry', null],
])('%s is cut as %s', (name, cut) => {
  expect(woodcutFor(name)).toBe(cut)
})

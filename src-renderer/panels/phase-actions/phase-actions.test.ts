import { expect, it } from 'vitest'
import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import { phaseActions } from './phase-actions.ts'

const action = (id: string, phase: string, slot: string): ActionView =>
  ({ id, phase, slot, title: id, from: null }) as unknown as ActionView
const all = [
  action('turn', 'dungeon', 'turn'),
  action('ways', 'dungeon', 'place'),
  action('guards', 'dungeon', 'order'),
  action('buy', 'town', 'buy'),
  action('upkeep', 'town', 'coins'),
  action('level', 'town', 'edit'),
  action('bed', 'town', 'rest'),
]

it('a fold shows what no panel of it has a button for, and only what belongs to its phase', () => {
  expect(phaseActions(all, 'dungeon').map(({ id }) => id)).toEqual(['ways', 'guards'])
  expect(phaseActions(all, 'town').map(({ id }) => id)).toEqual(['upkeep', 'level'])
})

it('a phase that nothing is left of has none', () => {
  expect(phaseActions(all, 'travel')).toEqual([])
})

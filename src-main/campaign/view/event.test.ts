import { expect, test } from 'vitest'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import { actionNamed, consequencesOf, rulesetOf } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { newState } from '../state.ts'
import { eventView } from './event.ts'

/** Face and result that the die of a dungeon turn shows after an event of this action. */
function shown(
  action: string,
  face: number,
  title: string,
  { event, ...more }: { event?: string } = {},
) {
  const start = newState('Test', 'block-dodge-parry', {})
  const brought = { action, face, title, at: 0, encounter: event }
  const state = { ...start, ...more, event: brought } as unknown as CampaignState
  const turn = rulesetOf(state).actions.find(({ slot }) => slot === 'turn')
  const [table] = rulesetOf(state).tables
  if (!turn || !table) throw new Error('the game has a turn and tables')
  const context = {
    action: actionNamed,
    consequences: consequencesOf(state),
    shelf: emptyShelf,
    record: () => null,
    at: '',
  }
  return eventView(turn, { table, from: null }, state, context as never)?.rolled
}

test('BDPX-WLD-08: a discovery of the road lights no face of the dungeon’s die, where 6 is quiet', () => {
  expect(shown('block-dodge-parry.travel', 6, 'Discovery')).toEqual({
    face: 0,
    title: 'Discovery',
    says: '',
    ended: false,
  })
  expect(shown('block-dodge-parry.turn', 6, 'Quiet')).toEqual({
    face: 6,
    title: 'Quiet',
    says: '',
    ended: false,
  })
})

test('an event has ended with the encounter it brought', () => {
  const open = { id: 'e1', title: 'Six orcs' }
  const over = (more: object) =>
    shown('block-dodge-parry.turn', 1, 'Encounter', { event: 'e1', ...more })?.ended
  expect(over({ encounter: open })).toBe(false)
  expect(over({ encounters: { e1: { encounter: open } } })).toBe(false)
  expect(over({})).toBe(true)
})

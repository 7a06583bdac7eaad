import { expect, test } from 'vitest'
import type { Effect } from '../../rules/core/effects.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { settle } from '../consequences.ts'
import { startingState } from '../testing/journal-table.ts'

const after = (...effects: Effect[]): CampaignState =>
  settle(startingState(), effects, () => []).state

test('a marching order takes nobody in and loses nobody', () => {
  const state = after({ do: 'march', party: ['bo', 'g1'], abreast: 3 })
  expect(state.party).toEqual(['bo', 'ada'])
  expect(state.abreast).toBe(3)
})

test('a task ends with null, and with whoever had it', () => {
  const set: Effect = { do: 'task', creature: 'ada', task: 'search' }
  expect(after(set).tasks).toEqual({ ada: 'search' })
  expect(after(set, { do: 'task', creature: 'ada', task: null }).tasks).toEqual({})
  expect(after(set, { do: 'leave', creature: 'ada' }).tasks).toEqual({})
})

test('one who falls leaves the order and stands on the roll of the dead, and may rise again', () => {
  const fall: Effect = { do: 'fall', creature: 'ada', cause: 'a goblin', things: 'left there' }
  const fallen = after({ do: 'task', creature: 'ada', task: 'map' }, fall)
  expect(fallen.party).toEqual(['bo'])
  expect(fallen.tasks).toEqual({})
  expect(fallen.creatures['ada']?.side).toBe('others')
  expect(fallen.fallen?.['ada']).toEqual({
    id: 'ada',
    name: 'ada',
    at: 9 * 3600,
    cause: 'a goblin',
    things: 'left there',
  })
  const risen = after(fall, { do: 'rise', creature: 'ada' })
  expect(risen.party).toEqual(['bo', 'ada'])
  expect(risen.fallen).toEqual({})
})

test('kind, player, tags and attacks of somebody are set and taken away', () => {
  const state = after(
    { do: 'kind', creature: 'ada', kind: 'hireling' },
    { do: 'player', creature: 'ada', player: 'Jo' },
    { do: 'tag', creature: 'ada', tag: 'gnomish', on: true },
    {
      do: 'attack',
      creature: 'ada',
      attack: { id: 'a7', name: 'Bite', count: 1, dice: '1d6', notes: '', joins: 'first' },
    },
  )
  const ada = state.creatures['ada']
  expect([ada?.kind, ada?.player, ada?.tags, ada?.attackOrder]).toEqual([
    'hireling',
    'Jo',
    { gnomish: true },
    ['a7'],
  ])
  expect(state.nextId).toBe(8)
  const bare = settle(
    state,
    [
      { do: 'player', creature: 'ada', player: '' },
      { do: 'tag', creature: 'ada', tag: 'gnomish', on: false },
      { do: 'drop attack', creature: 'ada', attack: 'a7' },
    ],
    () => [],
  ).state.creatures['ada']
  expect([bare?.player, bare?.tags, bare?.attacks, bare?.attackOrder]).toEqual([
    undefined,
    {},
    {},
    [],
  ])
})

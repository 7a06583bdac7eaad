import { expect, test } from 'vitest'
import type { Effect } from '../../rules/core/effects.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { settle } from '../consequences.ts'
import { startingState } from '../testing/journal-table.ts'

const after = (...effects: Effect[]): CampaignState =>
  settle(startingState(), effects, () => []).state
const watched = (id: string): Effect => ({
  do: 'travel log',
  entry: { id, at: 0, did: 'travel', miles: 3 },
})

test('miles add up on a road that nobody has drawn, and never fall below its beginning', () => {
  const state = after({ do: 'onward', miles: 3.5 }, { do: 'onward', miles: 4 })
  expect(state.journey).toMatchObject({ miles: 7.5, stopOrder: [] })
  expect(after({ do: 'onward', miles: -2 }).journey?.miles).toBe(0)
})

test('the way is lost and found', () => {
  expect(after({ do: 'onward', miles: 0, lost: true }).journey?.lost).toBe(true)
  expect(
    after({ do: 'onward', miles: 0, lost: true }, { do: 'onward', miles: 1, lost: false }).journey,
  ).not.toHaveProperty('lost')
})

test('the log keeps its last watches', () => {
  const state = after(...Array.from({ length: 100 }, (_, at) => watched(`w${at}`)))
  expect(state.journey?.logOrder.length).toBe(90)
  expect(Object.keys(state.journey?.log ?? {})).toEqual(state.journey?.logOrder)
  expect(state.journey?.logOrder.at(-1)).toBe('w99')
  expect(state.nextId).toBeGreaterThan(99)
})

test('what holds of a room is gone in the next one', () => {
  const heard: Effect = {
    do: 'here',
    id: 'heard',
    to: { title: 'Heard at the door', rule: 'DLV-DOOR-02' },
  }
  expect(after(heard).place.here).toHaveProperty('heard')
  expect(after(heard, { do: 'here', id: 'heard', to: null }).place).not.toHaveProperty('here')
  expect(after(heard, { do: 'move on' }).place).not.toHaveProperty('here')
})

test('what is counted down stands until it is counted again', () => {
  expect(after({ do: 'countdown', to: 14 }, { do: 'countdown', to: 9 }).countdown).toBe(9)
})

test('one who leaves keeps no watch, and a road that is over is gone', () => {
  expect(
    after({ do: 'night watch', order: ['ada', 'bo'] }, { do: 'leave', creature: 'ada' }).journey
      ?.night,
  ).toEqual(['bo'])
  expect(after({ do: 'onward', miles: 1 }, { do: 'journey', to: null })).not.toHaveProperty(
    'journey',
  )
})

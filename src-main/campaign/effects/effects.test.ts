import { describe, expect, test } from 'vitest'
import type { Effect } from '../../rules/core/effects.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Timer } from '../../rules/core/state/due.ts'
import { settle } from '../consequences.ts'
import { startingState } from '../testing/journal-table.ts'

const nothing = (): Effect[] => []
const after = (...effects: Effect[]): CampaignState =>
  settle(startingState(), effects, nothing).state
const torch = (more: Partial<Timer> = {}): Timer => ({
  id: 't1',
  kind: 'light',
  title: 'Torch',
  bearer: 'ada',
  from: 9 * 3600,
  next: 10 * 3600,
  rule: 'GF-LIGHT',
  ...more,
})

describe('creatures', () => {
  test('a change stays within its bounds and whole', () => {
    expect(
      after({ do: 'change', creature: 'g2', field: 'hp', by: -40, min: 0 }).creatures['g2']?.values[
        'hp'
      ],
    ).toBe(0)
    expect(
      after({ do: 'change', creature: 'g2', field: 'hp', by: 2.9 }).creatures['g2']?.values['hp'],
    ).toBe(11)
  })

  test('a purse keeps the parts of a coin, whatever whole coins come and go', () => {
    const purse = after(
      { do: 'set', creature: 'ada', field: 'coins', to: 19.9, parts: true },
      { do: 'change', creature: 'ada', field: 'coins', by: 1 },
      { do: 'change', creature: 'ada', field: 'coins', by: -2 },
    )
    expect(purse.creatures['ada']?.values['coins']).toBe(18.9)
  })

  test('a skill that goes is gone, not zero', () => {
    const learnt = after({ do: 'skill', creature: 'ada', skill: 'Stealth', to: 12 })
    expect(learnt.creatures['ada']?.skills).toEqual({ Stealth: 12 })
    expect(
      settle(learnt, [{ do: 'skill', creature: 'ada', skill: 'Stealth', to: null }], nothing).state
        .creatures['ada']?.skills,
    ).toEqual({})
  })

  test('one who leaves is in no group, no party and no fight; a light stays behind', () => {
    const state = after(
      { do: 'timer', timer: torch() },
      { do: 'leave', creature: 'ada' },
      { do: 'leave', creature: 'g1' },
    )
    expect(state.party).toEqual(['bo'])
    expect(state.groups['goblins']?.members).toEqual(['g2'])
    expect(state.fight?.declared).toEqual({})
    expect(state.timers['t1']).toEqual({ ...torch(), bearer: undefined })
  })

  test('what was due of one who leaves is settled, and of several it stays with the others', () => {
    const due = (id: string, ...who: string[]): Effect => ({
      do: 'due',
      due: {
        id,
        action: 'house.settle',
        input: {},
        title: 'Rest',
        why: 'they are tired',
        rule: 'GF-DUE-01',
        when: 'now',
        who,
        must: true,
        holds: 'sample.turn',
      },
    })
    const state = after(due('one', 'ada'), due('both', 'ada', 'bo'), {
      do: 'leave',
      creature: 'ada',
    })
    expect(Object.values(state.dues).map(({ id, who }) => [id, who])).toEqual([['both', ['bo']]])
  })

  test('ids that were given are never given again', () => {
    const creature = startingState().creatures['g1']
    if (!creature) throw new Error('no goblin')
    expect(after({ do: 'join', creature: { ...creature, id: 'c41' } }).nextId).toBe(42)
    const owner = { ...creature, id: 'c41', itemOrder: ['c41k90', 'i44'] }
    expect(after({ do: 'join', creature: owner }).nextId).toBe(45)
  })

  test('an effect on nobody is our mistake and is thrown', () => {
    expect(() => after({ do: 'set', creature: 'nobody', field: 'hp', to: 1 })).toThrow(
      'creature nobody',
    )
  })
})

describe('a fight', () => {
  test('marks stand until they are taken off, and somebody has acted', () => {
    const marked = after(
      { do: 'mark', creature: 'ada', mark: 'moved', on: true },
      { do: 'acted', creature: 'ada' },
    )
    expect(marked.fight?.marks).toEqual({ ada: { moved: true } })
    expect(marked.fight?.acted).toEqual({ ada: true })
    const off = settle(marked, [{ do: 'mark', creature: 'ada', mark: 'moved', on: false }], nothing)
    expect(off.state.fight?.marks).toEqual({})
  })

  test('outside a fight nothing is marked', () => {
    const state = after(
      { do: 'fight', fight: null },
      { do: 'mark', creature: 'ada', mark: 'moved', on: true },
    )
    expect(state.fight).toBeUndefined()
  })
})

describe('time', () => {
  test('a torch burns out and is reported, once', () => {
    const settled = settle(
      startingState(),
      [
        { do: 'timer', timer: torch() },
        { do: 'advance', seconds: 7200 },
      ],
      nothing,
    )
    expect(settled.told).toEqual([{ name: 'Torch, ada', value: 'burnt out', rule: 'GF-LIGHT' }])
    expect(settled.state.timers).toEqual({})
  })

  test('a torch that is nearly out is reported once while it still burns', () => {
    const lit: Effect = { do: 'timer', timer: torch({ warn: 1200 }) }
    const reportsAfter = (...seconds: number[]): unknown[] =>
      settle(
        startingState(),
        [lit, ...seconds.map((each): Effect => ({ do: 'advance', seconds: each }))],
        nothing,
      ).told.map(({ name, value }) => `${name}: ${value}`)
    expect(reportsAfter(2399)).toEqual([])
    expect(reportsAfter(2400)).toEqual(['Torch, ada: nearly out, 2 turns left'])
    expect(reportsAfter(3000, 600)).toEqual([
      'Torch, ada: nearly out, 1 turn left',
      'Torch, ada: burnt out',
    ])
    expect(reportsAfter(7200)).toEqual(['Torch, ada: burnt out'])
  })

  test('a condition that ends for many at once is one line, with a whole group by its name', () => {
    const until = startingState().clock.seconds + 10
    const settled = settle(
      startingState(),
      [
        ...['ada', 'g1', 'g2'].map((creature): Effect => ({
          do: 'condition',
          creature,
          name: 'surprised',
          to: { until, rule: 'GF-MEET-07' },
        })),
        { do: 'advance', seconds: 10 },
      ],
      nothing,
    )
    expect(settled.told).toEqual([
      { name: 'Ada and goblins, surprised', value: 'over', rule: 'GF-MEET-07' },
    ])
  })

  test('a timer that rang too often to be told ring by ring says how often before', () => {
    const drip = torch({
      kind: 'named',
      title: 'Drip',
      bearer: undefined,
      next: 9 * 3600 + 10,
      every: 10,
    })
    const settled = settle(
      startingState(),
      [
        { do: 'timer', timer: drip },
        { do: 'advance', seconds: 2500 },
      ],
      nothing,
    )
    expect(settled.told.slice(0, 2)).toEqual([
      { name: 'Drip', value: 'rang 150 more times before these', rule: 'GF-LIGHT' },
      { name: 'Drip', value: 'over', rule: 'GF-LIGHT' },
    ])
    expect(settled.told.length).toBe(101)
  })

  test('a timer that calls up an action tells it which due to settle', () => {
    const due = {
      action: 'house.settle',
      input: { due: '' },
      title: 'Tea',
      why: 'the time is up',
      rule: 'GF-TIMER-01',
      when: 'now',
      who: [],
      must: false,
    } as const
    const kettle = torch({ kind: 'named', due: { ...due, who: [] } })
    const { dues } = after({ do: 'timer', timer: kettle }, { do: 'advance', seconds: 3600 })
    expect(Object.values(dues)).toEqual([{ ...due, id: 't1@36000', input: { due: 't1@36000' } }])
  })

  test('a light that was put out does not burn', () => {
    const state = after(
      { do: 'timer', timer: torch({ paused: 600 }) },
      { do: 'advance', seconds: 7200 },
    )
    expect(Object.keys(state.timers)).toEqual(['t1'])
  })

  test('a correction of the clock lets every light keep what it had left', () => {
    const state = after(
      { do: 'timer', timer: torch() },
      { do: 'correct clock', to: { seconds: 5 * 3600, season: 'spring' } },
    )
    expect(state.timers['t1']).toMatchObject({ from: 5 * 3600, next: 6 * 3600 })
  })

  test('a condition ends when its time is up', () => {
    const held: Effect = {
      do: 'condition',
      creature: 'bo',
      name: 'held',
      to: { until: 9 * 3600 + 600 },
    }
    expect(after(held, { do: 'advance', seconds: 599 }).creatures['bo']?.conditions).toHaveProperty(
      'held',
    )
    expect(after(held, { do: 'advance', seconds: 600 }).creatures['bo']?.conditions).toEqual({})
  })
})

test('consequences that never come to rest are found out', () => {
  const restless = (): Effect[] => [{ do: 'advance', seconds: 1 }]
  expect(() => settle(startingState(), [{ do: 'advance', seconds: 1 }], restless)).toThrow(
    'do not come to rest: advance',
  )
})

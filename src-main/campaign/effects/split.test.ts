import fc from 'fast-check'
import { applyPatches } from 'immer'
import { expect, test } from 'vitest'
import { newCreature } from '../../rules/core/creature.ts'
import type { Effect } from '../../rules/core/effects.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Due, Timer } from '../../rules/core/state/due.ts'
import { settle } from '../consequences.ts'
import { newState } from '../state.ts'

const ids = ['c1', 'c2', 'c3', 'c4']
const nothing = (): Effect[] => []
const after = (state: CampaignState, ...effects: Effect[]): CampaignState =>
  settle(state, effects, nothing).state

const timer = (id: string, kind: Timer['kind'], next: number, bearer?: string): Timer => ({
  id,
  kind,
  title: id,
  from: 32_400,
  next,
  rule: 'GF-TIMER-01',
  ...(bearer ? { bearer } : {}),
})
const due = (id: string, ...who: string[]): Due => ({
  id,
  action: 'house.settle',
  input: { due: id },
  why: id,
  title: id,
  rule: 'GF-DUE-01',
  when: 'now',
  who,
  must: false,
})

/** Four of a party at nine in the morning, with whatever runs and is due. */
function party(timers: Timer[], dues: Due[], foes: number): CampaignState {
  const people = ids.map((id) => newCreature(id, id, 'character', { hp: 3, coins: 10 }))
  const band = Array.from({ length: foes }, (_, at) => ({
    ...newCreature(`c${at + 20}`, `Goblin ${at + 1}`, 'monster', { hp: 2 }),
    group: 'g19',
  }))
  return {
    ...newState('The Well', 'hearts', {}),
    creatures: Object.fromEntries([...people, ...band].map((one) => [one.id, one])),
    party: ids,
    abreast: 2,
    tasks: { c1: 'map', c3: 'listen' },
    groups: foes
      ? { g19: { id: 'g19', name: 'Goblins', members: band.map(({ id }) => id), strength: foes } }
      : {},
    timers: Object.fromEntries(timers.map((one) => [one.id, one])),
    dues: Object.fromEntries(dues.map((one) => [one.id, one])),
    nextId: 40,
  }
}

const anyTimer = fc
  .record({
    kind: fc.constantFrom('light', 'spell', 'ration', 'rest', 'check', 'named', 'wage' as const),
    next: fc.integer({ min: 32_401, max: 60_000 }),
    bearer: fc.constantFrom(undefined, ...ids),
    at: fc.integer({ min: 30, max: 39 }),
  })
  .map(({ kind, next, bearer, at }) => timer(`t${at}`, kind as Timer['kind'], next, bearer))
const anyParty = fc
  .record({
    timers: fc.array(anyTimer, { maxLength: 8 }),
    whose: fc.array(fc.constantFrom(...ids), { maxLength: 4 }),
    foes: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ timers, whose, foes }) =>
    party(timers, [due('d1'), ...whose.map((who) => due(`due:${who}`, who))], foes),
  )
const anyGoing = fc.subarray(ids, { minLength: 1, maxLength: 3 })
const anyWaits = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 4000 }).map((seconds): Effect => ({ do: 'advance', seconds })),
    fc.constant<Effect>({ do: 'watch other group' }),
  ),
  { maxLength: 12 },
)

test('splitting and rejoining at once changes nothing, from whichever group', () => {
  fc.assert(
    fc.property(anyParty, anyGoing, fc.boolean(), (state, going, fromOther) => {
      const switched: Effect[] = fromOther ? [{ do: 'watch other group' }] : []
      const back = after(state, { do: 'split', going }, ...switched, { do: 'rejoin' })
      const { encounter: _met, ...rest } = state
      expect(back).toEqual(rest)
    }),
  )
})

test('whatever either group does, nobody is lost or doubled, and undo is exact', () => {
  fc.assert(
    fc.property(anyParty, anyGoing, anyWaits, (state, going, waits) => {
      const divided = settle(state, [{ do: 'split', going }, ...waits], nothing)
      const { split } = divided.state
      expect([...divided.state.party, ...(split?.other.party ?? [])].sort()).toEqual(ids)
      expect(applyPatches(divided.state, divided.inverse)).toEqual(state)
      const joined = settle(divided.state, [{ do: 'rejoin' }], nothing)
      expect(joined.state.creatures).toEqual(state.creatures)
      expect(joined.state.party).toEqual(ids)
      expect(joined.state.clock.seconds).toBe(
        Math.max(divided.state.clock.seconds, split?.other.seconds ?? 0),
      )
      expect(applyPatches(joined.state, joined.inverse)).toEqual(divided.state)
    }),
  )
})

test('encounters that are open stay with the group in view, and come back with it', () => {
  const aside = {
    encounter: {
      id: 'e9',
      title: 'Goblins',
      group: 'g19',
      number: 1,
      from: 'by hand',
      attitude: 'wary' as const,
      foretold: false,
    },
    groups: ['g19'],
    foes: ['c20'],
  }
  const open = { ...party([], [], 1), encounters: { e9: aside } }
  const divided = after(open, { do: 'split', going: ['c4'] }, { do: 'watch other group' })
  expect([divided.encounters, divided.split?.other.encounters]).toEqual([undefined, { e9: aside }])
  expect(after(divided, { do: 'rejoin' })).toEqual(open)
})

test('timers and dues of the group that is not in view stand still until it is watched', () => {
  fc.assert(
    fc.property(
      anyParty,
      anyGoing,
      fc.integer({ min: 1, max: 90_000 }),
      (state, going, seconds) => {
        const divided = after(state, { do: 'split', going })
        const other = divided.split?.other
        const later = after(divided, { do: 'advance', seconds })
        expect(later.split?.other).toEqual(other)
        const watched = after(later, { do: 'watch other group' })
        expect([watched.timers, watched.dues, watched.clock.seconds]).toEqual([
          other?.timers,
          other?.dues,
          32_400,
        ])
      },
    ),
  )
})

test('the group behind burns its lights while it waits, and what both count is counted once', () => {
  const torch = timer('t30', 'light', 36_000, 'c1')
  const lamp = timer('t31', 'light', 46_800, 'c4')
  const meal = { ...timer('t32', 'ration', 39_600), every: 86_400, due: due('meal') }
  const divided = after(party([torch, lamp, meal], [], 0), { do: 'split', going: ['c3', 'c4'] })
  const ahead = after(divided, { do: 'advance', seconds: 9_000 })
  expect(Object.keys(ahead.timers)).toEqual(['t32'])
  const joined = after(ahead, { do: 'rejoin' })
  expect(joined.timers).toEqual({ t31: lamp, t32: { ...meal, next: 39_600 + 86_400 } })
  expect(Object.keys(joined.dues)).toEqual(['t32@39600'])
  expect(joined.clock.seconds).toBe(41_400)
})

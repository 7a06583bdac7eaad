import { beforeEach, expect, test } from 'vitest'
import { settle } from './consequences.ts'
import { context } from './testing/context.ts'
import { newState } from './state.ts'
import { stateAfter, reasonRefused } from './testing/done.ts'
import { dueViews } from './view/actions.ts'
import { personOf } from '../rules/gm/party/ours.ts'
import type { Effect } from '../rules/core/effects.ts'
import { newCreature } from '../rules/core/creature.ts'
import { games, rulesetOf } from '../rules/registry.ts'
import { nightWatch } from '../rules/travel/journey.ts'
import type { CampaignState, RulesetId } from '../rules/core/situation.ts'
import type { Fight } from '../rules/core/state/fight.ts'
import type { Timer } from '../rules/core/state/due.ts'

let state: CampaignState

/** Applies effects under the rules of the campaign's game. */
function happen(...effects: Effect[]): void {
  state = settle(state, effects, context.consequences).state
}

/** Ada and Bo stay, Cy and Di go; an hour of a spell on each of the latter two. */
function fourApart(ruleset: RulesetId): void {
  const { blank } = rulesetOf({ ruleset }).characters
  const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name, nth) => blank(`c${nth + 1}`, name))
  state = {
    ...newState('Test', ruleset, {}),
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    nextId: 20,
  }
  happen({ do: 'split', going: ['c3', 'c4'] })
}

const watch: Effect = { do: 'watch other group' }
const fight = (round: number, more: Partial<Fight> = {}): Effect => ({
  do: 'fight',
  fight: { round, declared: {}, acted: {}, ...more },
})
const mark = (creature: string, name: string, until?: number): Effect => ({
  do: 'condition',
  creature,
  name,
  to: until === undefined ? { fight: true } : { until },
})
const effect = (
  id: string,
  bearer: string,
  minutes: number,
  more: Partial<Timer> = {},
): Effect => ({
  do: 'timer',
  timer: {
    id,
    kind: 'spell',
    title: id,
    bearer,
    from: 32_400,
    next: 32_400 + minutes * 60,
    rule: 'GF-TIMER-01',
    ...more,
  },
})
const waterBreathing = (who: string): Effect[] => {
  const { rule } = rulesetOf(state).spells?.find(({ name }) => name === 'Water Breathing') ?? {}
  return [
    { do: 'condition', creature: who, name: 'breathes water', to: { rule } },
    effect('t30', who, 30, { rule }),
  ]
}
const conditions = (who: string): string[] => Object.keys(state.creatures[who]?.conditions ?? {})

beforeEach(() => fourApart('hearts'))

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: watching one group and the other in turn changes neither',
  (_title, id) => {
    fourApart(id)
    happen(watch, mark('c3', 'Haste'), mark('c3', 'Smite'), mark('c4', 'fainting'))
    happen(fight(1, { first: 'party' }), watch)
    happen(fight(3, { first: 'foes', marks: { c1: { shot: true } } }))
    const before = state
    for (let turn = 0; turn < 4; turn += 1) happen(watch)
    expect(state).toEqual(before)
  },
)

test('Gods & Monsters: a look at the other group refills no combat pool', () => {
  fourApart('gods-and-monsters')
  happen(
    { do: 'set', creature: 'c1', field: 'warrior', to: 1 },
    { do: 'set', creature: 'c1', field: 'fightingArt', to: 4 },
    { do: 'house rule', id: 'combatPoolFills', to: 'each round' },
    fight(1),
  )
  happen({ do: 'set', creature: 'c1', field: 'combatPool', to: 1 })
  happen(watch)
  happen(watch)
  expect(state.creatures['c1']?.values['combatPool']).toBe(1)
})

test('HEARTS: a spellbook whose question was waved away is not asked about again', () => {
  const book = { id: 'i30', name: 'Spellbook', gear: 'spellbook', count: 1, ready: false }
  happen({ do: 'item', creature: 'c1', item: book })
  happen({ do: 'settle', due: 'book:c1:i30' })
  happen(watch)
  happen(watch)
  happen({ do: 'rejoin' })
  expect(state.dues).toEqual({})
})

test('HEARTS: a spell of the group that waits ends with its time at the rejoining', () => {
  happen(watch, ...waterBreathing('c3'))
  happen(watch)
  happen({ do: 'advance', seconds: 3600 })
  happen({ do: 'rejoin' })
  expect([state.timers, conditions('c3')]).toEqual([{}, []])
})

test('HEARTS: a spell that ran out on the bench is over after it', () => {
  happen(...waterBreathing('c1'))
  happen({ do: 'bench', creature: 'c1', why: 'absent' })
  happen({ do: 'advance', seconds: 86_400 })
  happen({ do: 'unbench', creature: 'c1' })
  expect([state.timers, conditions('c1')]).toEqual([{}, []])
})

test('Gods & Monsters: a temporary pool of the group that waits ends at the rejoining', () => {
  fourApart('gods-and-monsters')
  happen(watch, { do: 'set', creature: 'c3', field: 'pool', to: 7 })
  happen(effect('pool:c3', 'c3', 2, { kind: 'effect' }), watch)
  happen({ do: 'advance', seconds: 600 })
  happen({ do: 'rejoin' })
  expect(state.creatures['c3']?.values['pool']).toBe(0)
})

test('Block, Dodge, Parry: a day without food tires the group that waits', () => {
  fourApart('block-dodge-parry')
  happen({ do: 'house rule', id: 'deprivationFatigue', to: 'everyDay' })
  happen(watch)
  happen({ do: 'condition', creature: 'c3', name: 'Deprived of food', to: {} })
  const fatigue = (): number => state.creatures['c3']?.values['fatigue'] ?? 0
  const before = fatigue()
  happen(watch)
  happen({ do: 'advance', seconds: 86_400 })
  happen({ do: 'rejoin' })
  expect(fatigue()).toBe(before + 1)
})

test('HEARTS: another reading of armour holds for the group out of view too', () => {
  const worn = ['Maille', 'Plate'].map((name, nth) => {
    const item = { id: `i${nth + 30}`, name, gear: name.toLowerCase(), count: 1, ready: true }
    return { do: 'item', creature: 'c3', item } as const
  })
  happen(watch)
  happen(...worn)
  happen(watch)
  happen({ do: 'house rule', id: 'apStacking', to: 'oneBodyArmour' })
  happen(watch)
  expect(state.creatures['c3']?.values['maxAp']).toBe(2)
})

test('a hireling learns of the employer’s death with the other group', () => {
  happen(
    { do: 'employ', creature: 'c1', employer: 'c3' },
    { do: 'kind', creature: 'c1', kind: 'hireling' },
  )
  happen(watch)
  happen({ do: 'condition', creature: 'c3', name: 'dead', to: {} })
  happen(watch)
  expect(Object.keys(state.dues)).toContain('employ:c1')
})

test('what one timer holds of both groups is ended before they part', () => {
  const flight = (...who: string[]): Timer['due'] => ({
    action: 'hearts.flight',
    input: { timer: 't30', due: '' },
    title: 'Does the flight end?',
    why: 'The safe time of Fly is over',
    rule: 'HRT-SPELL-08',
    when: 'next turn',
    who,
    must: false,
  })
  happen({ do: 'rejoin' }, effect('Fly', 'c1', 30, { due: flight('c1', 'c2') }))
  const why = (action: string, input: object) => reasonRefused(state, action, { ...input }, context)
  expect(why('house.bench', { who: 'c2' })).toBe('Fly holds Bo together with others: end it first.')
  expect(why('house.split-party', { going: ['c1'] })).toBe(
    'Fly holds people of both groups: end it, or let all of them go.',
  )
  expect(stateAfter(state, 'house.split-party', { going: ['c1', 'c2'] }, context).party).toEqual([
    'c3',
    'c4',
  ])
})

test('a rest that both groups count asks those in view', () => {
  happen({ do: 'rejoin' })
  const due = {
    action: 'house.settle',
    input: {},
    title: 'Rest',
    why: 'Rest',
    when: 'now',
  } as const
  const all = { ...due, rule: 'GF-DUE-01', who: [...state.party], must: false } as const
  happen(effect('rest', 'c1', 10, { kind: 'rest', due: { ...all, who: [...all.who] } }))
  const { bearer: _nobody, ...rest } = state.timers['rest'] as Timer
  happen({ do: 'timer', timer: rest }, { do: 'split', going: ['c3', 'c4'] })
  happen({ do: 'advance', seconds: 600 })
  expect(Object.values(state.dues).map(({ who }) => who)).toEqual([['c1', 'c2']])
})

test.each([
  ['with the other group', { do: 'split', going: ['c2'] }],
  ['on the bench', { do: 'bench', creature: 'c2', why: 'absent' }],
] as const)('a torch of somebody %s is used up when it has burnt', (_where, leaves) => {
  const torches = { id: 'i30', name: 'Torch', gear: 'torch', count: 2, ready: false }
  happen({ do: 'rejoin' })
  happen({ do: 'item', creature: 'c2', item: torches })
  const from = { creature: 'c2', item: 'i30' }
  happen(effect('t31', 'c1', 60, { kind: 'light', title: 'Torch', burnsUp: from }))
  happen({ ...leaves, ...('going' in leaves ? { going: [...leaves.going] } : {}) } as Effect)
  happen({ do: 'advance', seconds: 3600 })
  expect(personOf(state, 'c2')?.items['i30']?.count).toBe(1)
})

test('a torch that burns in the other group is none of the spares', () => {
  happen({ do: 'house rule', id: 'lightUsedUp', to: 'ended' })
  const torch = { id: 'i30', name: 'Torch', gear: 'torch', count: 1, ready: false }
  happen({ do: 'rejoin' })
  happen({ do: 'item', creature: 'c2', item: torch })
  const from = { creature: 'c2', item: 'i30' }
  happen(effect('t31', 'c1', 60, { kind: 'light', title: 'Torch', burnsUp: from }))
  happen({ do: 'split', going: ['c1'] })
  state = stateAfter(state, 'house.light', { bearer: 'c2', light: 'Torch' }, context)
  expect(Object.values(state.timers).map(({ burnsUp }) => burnsUp)).toEqual([undefined])
})

test('Block, Dodge, Parry: a light’s die goes with the light, to the other group and to the bench', () => {
  fourApart('block-dodge-parry')
  happen({ do: 'rejoin' })
  state = stateAfter(state, 'house.light', { bearer: 'c3', light: 'Torch' }, context)
  happen({ do: 'advance', seconds: 600 })
  const [die] = Object.keys(state.dues)
  expect(die).toBeDefined()
  const divided = settle(state, [{ do: 'split', going: ['c3', 'c4'] }], context.consequences).state
  expect([Object.keys(divided.dues), Object.keys(divided.split?.other.dues ?? {})]).toEqual([
    [],
    [die],
  ])
  const before = state
  happen({ do: 'bench', creature: 'c3', why: 'absent' })
  expect([state.dues, Object.keys(state.timers)]).toEqual([{}, []])
  happen({ do: 'unbench', creature: 'c3' })
  expect(state.dues).toEqual(before.dues)
})

test.each(games.map(({ title, id }) => [title, id] as const))(
  '%s: a hireling who leaves for the bench is no casualty of the band',
  (_title, id) => {
    fourApart(id)
    happen({ do: 'rejoin' })
    const members = ['c2', 'c3', 'c4']
    const band = { id: 'g30', name: 'Porters', members, strength: 3 }
    happen({ do: 'group', group: band })
    happen(
      ...members.flatMap((creature): Effect[] => [
        { do: 'regroup', creature, group: 'g30' },
        { do: 'kind', creature, kind: 'hireling' },
        { do: 'set', creature, field: 'morale', to: 7 },
      ]),
    )
    const before = state
    happen({ do: 'bench', creature: 'c4', why: 'absent' })
    expect(state.dues).toEqual(before.dues)
    happen({ do: 'unbench', creature: 'c4' })
    expect([state.dues, state.groups]).toEqual([before.dues, before.groups])
  },
)

test('a wage whose payer is away asks who pays, and names the payer again when they are back', () => {
  happen({ do: 'rejoin' })
  state = stateAfter(
    state,
    'house.wage',
    { bearer: 'c2', amount: 5, each: 'day', payer: 'c1' },
    context,
  )
  happen({ do: 'advance', seconds: 86_400 })
  const payer = (): unknown =>
    dueViews(state, context).find(({ action }) => action === 'house.pay')?.input['payer']
  expect(payer()).toBe('c1')
  happen({ do: 'bench', creature: 'c1', why: 'absent' })
  expect(payer()).toBeUndefined()
  happen({ do: 'unbench', creature: 'c1' })
  expect(payer()).toBe('c1')
})

test('Delve: the flight of a monster that has left asks for no die', () => {
  fourApart('delve')
  happen({ do: 'rejoin' })
  happen({ do: 'join', creature: newCreature('c9', 'Stirge', 'monster', { hp: 2 }) })
  const due = {
    title: 'Does the flight end?',
    why: 'The sure time is over',
    when: 'next turn',
  } as const
  const asks = { ...due, action: 'delve.fly', rule: 'DLV-SPELL-09', must: false } as const
  happen(
    effect('fly:c9', 'c9', 10, { due: { ...asks, input: { who: 'c9' }, who: ['c9'] } }),
    effect('t30', 'c9', 10, { kind: 'light', title: 'Torch' }),
  )
  happen({ do: 'leave', creature: 'c9' })
  expect(Object.keys(state.timers)).toEqual(['t30'])
})

test('Delve: morale that was waved away is not due again because somebody leaves', () => {
  fourApart('delve')
  happen({ do: 'rejoin' })
  const members = ['c10', 'c11']
  for (const id of members) {
    const goblin = newCreature(id, `Goblin ${id}`, 'monster', { hp: 2, str: 8, wil: 8 })
    happen({ do: 'join', creature: { ...goblin, group: 'g30' } })
  }
  happen({ do: 'group', group: { id: 'g30', name: 'Goblins', members, strength: 2 } })
  happen({ do: 'condition', creature: 'c10', name: 'dead', to: {} })
  expect(Object.keys(state.dues)).toContain('morale:g30')
  happen({ do: 'settle', due: 'morale:g30' })
  happen({ do: 'bench', creature: 'c1', why: 'absent' })
  expect(state.dues).toEqual({})
})

test('a night watch is kept for one on the bench', () => {
  happen({ do: 'rejoin' }, { do: 'night watch', order: ['c2', 'c1'] })
  const before = state
  happen({ do: 'bench', creature: 'c2', why: 'absent' })
  expect(nightWatch(state)).toEqual(['c1'])
  happen({ do: 'unbench', creature: 'c2' })
  expect(state.journey).toEqual(before.journey)
})

test('Block, Dodge, Parry: a light that is ended by hand asks for no die', () => {
  fourApart('block-dodge-parry')
  happen({ do: 'rejoin' })
  state = stateAfter(state, 'house.light', { bearer: 'c3', light: 'Torch' }, context)
  happen({ do: 'advance', seconds: 600 })
  const [torch = ''] = Object.keys(state.timers)
  expect(Object.keys(state.dues).length).toBe(1)
  happen({ do: 'stop timer', timer: torch })
  expect(state.dues).toEqual({})
})

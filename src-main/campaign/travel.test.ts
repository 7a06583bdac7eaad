import { previewAction } from '../rules/core/action.ts'
import { expect, test } from 'vitest'
import { actionsOf, games, roadOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { terrains } from '../rules/tables/terrain.ts'
import { journeyOf, stopsOf } from '../rules/travel/journey.ts'
import { apply, tableOf } from './apply.ts'
import { command } from './testing/journal-table.ts'
import { firstHead } from './state.ts'
import { context } from './testing/context.ts'
import { everyGame, newParty } from './testing/party.ts'
import { defaultInput } from './view/defaults.ts'
import { clockView } from './view/clock.ts'
import { journeyView } from './view/journey.ts'
import { topView } from './view/top.ts'

/** Games that lend their travel. */
const lenders = games.filter(({ road }) => road).map(({ id }) => id)

const morning = { day: 1, hour: 8 }

function run(state: CampaignState, id: string, input: object = {}, seed = '00') {
  const action = actionsOf(state).find((each) => each.action.id === id)?.action
  if (!action) throw new Error(`no ${id}`)
  const whole = { ...defaultInput(action.asks, state, action.slot), ...input }
  const request = { ...command(id, whole), seed: seed.padStart(32, '7') }
  const preview = previewAction(action, state, whole, tableOf(request, state, context))
  return { preview, applied: apply(firstHead('c', state), request, context) }
}

function done(state: CampaignState, id: string, input: object = {}): CampaignState {
  const { applied } = run(state, id, input)
  if (applied.end !== 'done') throw new Error(`${id}: ${JSON.stringify(applied)}`)
  return applied.head.state
}

/** A party at eight in the morning, on a road of two stops. */
function onTheRoad(ruleset: CampaignState['ruleset'], stops: string): CampaignState {
  const state = newParty(ruleset)
  const seconds = (morning.day - 1) * 86_400 + morning.hour * 3600
  const early = { ...state, clock: { ...state.clock, seconds } }
  return done(early, 'house.set-out', { from: 'Home', stops })
}

function travelOf(state: CampaignState) {
  const actions = actionsOf(state).filter(({ action }) => action.slot === 'travel')
  return actions.map(({ action }) => action)
}

const seeds = Array.from({ length: 40 }, (_, at) => String(at + 1))

test.each(everyGame)(
  '%s: a road ends at its last stop, and the rest of the day is left',
  (_, id) => {
    const state = onTheRoad(id, 'Ford 1, Mill 1')
    const [travel] = travelOf(state)
    if (!travel) throw new Error('nobody travels')
    const outcomes = seeds.map((seed) => run(state, travel.id, {}, seed).applied)
    const arrived = outcomes.flatMap((each) =>
      each.end === 'done' && journeyOf(each.head.state).miles >= 2 ? [each] : [],
    )
    expect(outcomes.every((each) => each.end === 'done')).toBe(true)
    // Where a watch is a mile of the road, one is not enough for two.
    if (arrived.length === 0) {
      const [first] = outcomes
      expect(first?.end === 'done' && journeyOf(first.head.state).miles).toBeLessThanOrEqual(2)
      return
    }
    for (const { head, entry } of arrived) {
      expect(journeyOf(head.state).miles).toBe(2)
      expect(entry.outcome?.says).toContain('Mill reached: the journey is over')
      const [first] = travelOf(head.state)
      const again = run({ ...head.state, dues: {} }, first?.id ?? '').applied
      expect(again.end === 'refused' && again.refused.why).toContain('the road ends at Mill')
      const spent = head.state.clock.seconds - state.clock.seconds
      expect(spent).toBeLessThanOrEqual(8 * 3600)
      expect(spent).toBeGreaterThan(0)
    }
  },
)

test.each(everyGame)('%s: travel goes as far, and arrives as likely, as it was shown', (_, id) => {
  for (const terrain of terrains) {
    const plain = onTheRoad(id, 'Ford 4, Mill 90')
    const state = { ...plain, place: { ...plain.place, level: 0, terrain } }
    const [travel] = travelOf(state)
    const shown = roadOf(state)?.game.road?.pace(state, true).miles ?? []
    for (const seed of seeds.slice(0, 12)) {
      const { preview, applied } = run(state, travel?.id ?? '', {}, seed)
      if (applied.end !== 'done') throw new Error(applied.end)
      const { miles } = journeyOf(applied.head.state)
      expect([terrain, [0, ...shown.map((each) => each.miles)]]).toEqual([
        terrain,
        expect.arrayContaining([miles]),
      ])
      const there = preview?.chances.find(({ says }) => says === 'Ford reached')?.chance ?? 0
      const short = preview?.chances.find(({ says }) => says.startsWith('Short'))?.chance ?? 0
      if (short === 1) expect(miles).toBeLessThan(4)
      if (there === 1) expect(miles).toBeGreaterThanOrEqual(4)
    }
  }
})

test.each(everyGame)('%s: a forager finds what the preview says, in every terrain', (_, id) => {
  const party = onTheRoad(id, 'Ford 9')
  const forage = actionsOf(party).find(({ action }) => action.slot === 'forage')?.action
  for (const terrain of forage ? terrains : []) {
    const state = { ...party, place: { ...party.place, level: 0, terrain } }
    const found = seeds.map((seed) => {
      const { preview, applied } = run(state, forage?.id ?? '', { foragers: ['c1'] }, seed)
      const says = preview ? [preview.verdict, ...preview.why.map(({ value }) => value)] : []
      const total = applied.end === 'done' ? applied.entry.outcome?.total : null
      return { shown: says.join('; '), refuses: preview?.refuses, total }
    })
    const [{ shown, refuses } = { shown: '', refuses: undefined }] = found
    if (refuses) continue
    const [, least, most] = /\((\d+) to (\d+)\)/.exec(shown) ?? []
    const [, die, flat] = /\bd(\d+)\b|\b(\d+) portion/.exec(shown) ?? []
    const low = Number(least ?? flat ?? 1)
    const high = Number(most ?? die ?? flat)
    const totals = found.map(({ total }) => total ?? -1)
    expect([terrain, shown, Math.min(...totals), Math.max(...totals)]).toEqual([
      terrain,
      shown,
      low,
      high,
    ])
  }
})

test.each(everyGame)('%s: the weather has one name on the whole screen', (_, id) => {
  const fresh = newParty(id)
  const shown = (state: CampaignState) => [
    topView(state, rulesetOf(state), roadOf(state), [], null, null).sky,
    clockView(state, roadOf(state)).sky,
    journeyView(roadOf(state), state)?.weather.sky,
  ]
  expect(shown(fresh)).toEqual([null, null, null])
  const steps = journeyView(roadOf(fresh), fresh)?.weather.scale
  expect(steps?.some(({ now }) => now)).toBe(false)
  for (const sky of ['clear', 'overcast', 'rain', 'storm', 'one step better', 'one step worse']) {
    const { applied } = run({ ...fresh, weather: { sky: 'rain', since: 0 } }, 'house.set-weather', {
      sky,
    })
    if (applied.end !== 'done') continue
    const { state } = applied.head
    const names = new Set(shown(state))
    expect([sky, names.size]).toEqual([sky, 1])
    const scale = journeyView(roadOf(state), state)?.weather.scale ?? []
    expect(scale.filter(({ now }) => now)).toHaveLength(1)
  }
})

test.each(lenders)('%s lends its road: weather set by hand stays, in its own words', (lender) => {
  const borrows = { ...newParty('hearts'), borrowed: { travel: lender } }
  const stormy = done(borrows, 'house.set-weather', { sky: 'storm' })
  const foulest = roadOf(stormy)?.game.road?.weather(stormy).scale.at(-1)
  expect([stormy.weather?.sky, clockView(stormy, roadOf(stormy)).sky]).toEqual([foulest, foulest])
  const again = run(stormy, 'house.set-weather', { sky: 'storm' }).preview
  expect(again?.refuses).toMatch(/already/)
  expect(again?.scope?.['sky']?.of).not.toContain('storm')
  expect(again?.scope?.['sky']?.of).not.toContain('one step worse')
  expect(again?.scope?.['sky']?.of).toContain('one step better')
})

test.each(lenders)('%s lends its road: a sky that a spell holds does not turn', (lender) => {
  const free = { ...newParty('hearts'), borrowed: { travel: lender } }
  const state: CampaignState = {
    ...free,
    weather: { sky: 'storm', since: 0, held: 't1' },
    timers: {
      t1: {
        id: 't1',
        kind: 'spell',
        title: 'Control Weather: storm',
        from: 0,
        next: 9e6,
        rule: 'HRT-SPELL-05',
      },
    },
  }
  const [travel] = travelOf(state)
  if (!travel) throw new Error('nobody travels')
  const foulest = roadOf(state)?.game.road?.weather(state).scale.at(-1)
  for (const seed of seeds.slice(0, 12)) {
    const { applied } = run(state, travel.id, {}, seed)
    if (applied.end === 'refused') continue
    if (applied.end !== 'done') throw new Error(JSON.stringify(applied))
    const { head, entry } = applied
    expect(clockView(head.state, roadOf(head.state)).sky).toBe(foulest)
    // The day's weather is not rolled where it cannot change.
    expect(entry.outcome.why).not.toContainEqual({ name: 'Weather', value: 'held by a spell' })
  }
})

test('a road that was walked past its end before keeps its mile, and moves back', () => {
  const state = onTheRoad('delve', 'Ford 4')
  const beyond = { ...state, journey: { ...journeyOf(state), miles: 9 } } as CampaignState
  expect(journeyOf(done(beyond, 'house.on-the-road', { miles: -3 })).miles).toBe(6)
  const { preview } = run(state, 'house.on-the-road', { miles: 6 })
  expect(preview?.refuses).toBe('The road ends at mile 4, Ford.')
  expect(stopsOf(journeyOf(state))).toHaveLength(2)
})

test('a new road begins at the stop where they are', () => {
  const state = onTheRoad('hearts', 'Ford 3, Mill 6')
  const from = (moved: number): unknown => {
    const there = moved ? done(state, 'house.on-the-road', { miles: moved }) : state
    const action = actionsOf(there).find((each) => each.action.id === 'house.set-out')?.action
    return action?.prefill?.(there, rulesetOf(there))
  }
  expect([from(0), from(2), from(3), from(9)]).toEqual([
    { from: 'Home' },
    {},
    { from: 'Ford' },
    { from: 'Mill' },
  ])
})

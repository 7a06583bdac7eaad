import { expect, test } from 'vitest'
import { rulesInForce } from '../../session/games.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { newCreature } from '../../rules/core/creature.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import type { Site, SitePlace } from '../../rules/core/state/site.ts'
import { blankSite } from '../../rules/sites/blank.ts'
import { newParty } from '../testing/party.ts'
import { projectForPlayers } from './index.ts'
import type { PlayersProjection } from './projection.ts'
import { firstSwitches, type PlayersSwitches } from './switches.ts'

const project = (
  state: CampaignState,
  switches: Partial<PlayersSwitches> = {},
): PlayersProjection =>
  projectForPlayers(state, [], rulesInForce(state), { ...firstSwitches, ...switches }, () => null)

function foe(id: string, name: string, hp: number, maxHp: number): Creature {
  return {
    ...newCreature(id, name, 'monster', { hp, maxHp }),
    notes: 'Knows where the bell is.',
  }
}

function fighting(houseRules: CampaignState['houseRules'] = {}): CampaignState {
  const state = newParty('delve')
  const foes = [
    foe('f1', 'Lich of the Bell', 8, 8),
    foe('f2', 'Goblin 1', 5, 8),
    foe('f3', 'Goblin 2', 2, 8),
    foe('f4', 'Goblin 3', 0, 8),
  ]
  return {
    ...state,
    houseRules,
    creatures: { ...state.creatures, ...Object.fromEntries(foes.map((one) => [one.id, one])) },
    fight: { round: 2, declared: {}, acted: {} },
  }
}

test('foes are numbered and hurt in words, until the GM says more', () => {
  expect(project(fighting()).foes).toEqual([
    { name: 'Foe 1', word: 'unhurt', cells: 3, health: null },
    { name: 'Foe 2', word: 'hurt', cells: 2, health: null },
    { name: 'Foe 3', word: 'badly hurt', cells: 1, health: null },
    { name: 'Foe 4', word: 'down', cells: 0, health: null },
  ])
})

test('the GM names a foe for the players, hides another, and shows numbers by a house rule', () => {
  const state = fighting({ playersSeeHealth: 'numbers', playersSeeNames: 'names' })
  const foes = { f1: { name: 'The thing in the cistern' }, f2: { hidden: true as const } }
  expect(project(state, { foes }).foes?.map(({ name, health }) => [name, health])).toEqual([
    ['The thing in the cistern', { left: 8, of: 8 }],
    ['Goblin 2', { left: 2, of: 8 }],
    ['Goblin 3', { left: 0, of: 8 }],
  ])
  const silent = project(fighting({ playersSeeHealth: 'nothing' })).foes
  expect(silent?.map(({ word, cells }) => [word, cells])).toEqual([
    ['up', null],
    ['up', null],
    ['up', null],
    ['down', null],
  ])
})

test('foes are not seen before the fight, and nobody whom the GM has put elsewhere', () => {
  const { fight: _fight, ...calm } = fighting()
  expect([project(calm).foes, project(calm).fight]).toEqual([null, null])
  expect(JSON.stringify(project(fighting()))).not.toContain('Goblin')
})

test('the party stands in ranks, with the lights that it carries and no other', () => {
  const state = newParty('delve')
  const light = {
    kind: 'light' as const,
    title: 'Torch of the cult',
    from: 0,
    next: 6 * 600,
    rule: 'GF-LIGHT-01' as const,
  }
  const lit = {
    ...state,
    clock: { ...state.clock, seconds: 0 },
    timers: {
      t1: { ...light, id: 't1', bearer: 'c2' },
      t2: { ...light, id: 't2', bearer: 'nobody' },
      t3: { ...light, id: 't3', kind: 'named' as const, title: 'The ritual' },
    },
  }
  const shown = project(lit)
  expect(shown.lights).toEqual([
    { bearer: 'Bo', icon: 'torch', left: 6, of: 6, die: null, low: false },
  ])
  expect(shown.order).toEqual([
    [
      { name: 'Ada', light: null, low: false },
      { name: 'Bo', light: 'torch', low: false },
    ],
  ])
  expect(JSON.stringify(shown)).not.toMatch(/cult|ritual/)
})

test('a handout is shown with its own pictures, as it stands', () => {
  const picture = (id: string, name: string) => ({ id, name, width: 4, height: 3 })
  const state: CampaignState = {
    ...newParty('delve'),
    handouts: {
      h1: { id: 'h1', title: 'To whoever', style: 'notice', text: 'Look: ![it](image:mill)' },
      h2: { id: 'h2', title: 'Secret', style: 'plain', text: 'Never' },
    },
    pictures: { p1: picture('p1', 'mill'), p2: picture('p2', 'traitor') },
  }
  expect(project(state, { shown: { of: 'handout', id: 'h1' } }).shown).toEqual({
    as: 'words',
    page: 0,
    title: 'To whoever',
    style: 'notice',
    text: 'Look: ![it](image:mill)',
    pictures: [picture('p1', 'mill')],
  })
  expect(project(state, { shown: { of: 'picture', id: 'p2' } }).shown).toEqual({
    as: 'picture',
    picture: { id: 'p2', width: 4, height: 3 },
  })
  expect(project(state, { shown: { of: 'handout', id: 'gone' } }).shown).toBeNull()
})

function place(id: string, x: number, some: Partial<SitePlace> = {}): SitePlace {
  return {
    id,
    number: Number(id.slice(1)),
    title: `Lair ${id}`,
    kind: 'empty',
    x,
    y: 20,
    width: 3,
    height: 3,
    shape: 'rectangle',
    aloud: '',
    text: '',
    light: '',
    bands: [],
    matters: [],
    state: 'seen',
    ...some,
  }
}

test('a map shows what the party has seen, and not where in the whole it lies', () => {
  const site = (...places: SitePlace[]): Site => ({
    ...blankSite('s1', 'Tomb', 1),
    places,
  })
  const at = { site: 's1', place: 'p2' }
  const mapOf = (of: Site) => {
    const state = { ...newParty('delve'), sites: { s1: of } }
    const here = { ...state, place: { ...state.place, at } }
    return project(here, { shown: { of: 'site', id: 's1' } }).shown
  }
  const whole = mapOf(site(place('p1', 2, { state: 'unseen' }), place('p2', 30)))
  const alone = mapOf(site(place('p2', 4)))
  expect(whole).toEqual(alone)
  expect(whole?.as === 'map' && whole.drawing.places.map(({ here }) => here)).toEqual([true])
  expect(JSON.stringify(whole)).not.toMatch(/Lair|Tomb|p2/)
  expect(mapOf(site(place('p1', 2, { state: 'unseen' })))).toBeNull()
})

test('progress clocks are shown that are not hidden, and without what they come to', () => {
  const clock = { note: 'n1', parts: 6, filled: 2, full: 'The dam breaks' }
  const state: CampaignState = {
    ...newParty('delve'),
    progress: {
      k1: { ...clock, id: 'k1', title: 'The water rises' },
      k2: { ...clock, id: 'k2', title: 'The duke’s plan', hidden: true },
    },
  }
  const on = { ...firstSwitches.on, clocks: true }
  expect(project(state, { on }).clocks).toEqual([{ title: 'The water rises', filled: 2, parts: 6 }])
  expect(project(state).clocks).toBeNull()
})

test('black sends nothing, whatever is shown and said', () => {
  const shown = { of: 'words' as const, title: 'Hear', text: 'Nothing' }
  const black = project(fighting(), { black: true, message: 'Listen', shown })
  expect(Object.values(black).filter((part) => part !== null)).toEqual(['candle', true])
})

test('every foe that is seen is sent, however many there are', () => {
  const many = Array.from({ length: 30 }, (_, nth) => foe(`f${nth}`, `Goblin ${nth}`, 5, 5))
  const state = fighting()
  const creatures = { ...state.creatures, ...Object.fromEntries(many.map((one) => [one.id, one])) }
  expect(project({ ...state, creatures }).foes?.at(-1)?.name).toBe('Foe 30')
})

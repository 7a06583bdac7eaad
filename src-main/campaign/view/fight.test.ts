import { expect, test } from 'vitest'
import { actionsOf, games, rulesetOf } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import { noWeaponReason } from '../../rules/common/weapons.ts'
import { context } from '../testing/context.ts'
import { stateAfter } from '../testing/done.ts'
import { newState } from '../state.ts'
import { fightView } from './fight.ts'

/** Two sides of a fight of a game in which everybody acts at once, at a phase of the round. */
function fighting(phase: string): CampaignState {
  const state = newState('Fight', 'gods-and-monsters', {})
  const { characters } = rulesetOf(state)
  const ada = characters.blank('c1', 'Ada')
  const ogre = { ...characters.blank('c2', 'Ogre'), side: 'foes' as const }
  return {
    ...state,
    creatures: { c1: ada, c2: ogre },
    party: ['c1'],
    fight: { round: 1, phase, declared: {}, acted: {} },
  }
}

test('where everybody acts at once the phases say whose step it is', () => {
  const acts = (phase: string) => {
    const state = fighting(phase)
    return fightView(state, rulesetOf(state), []).bands.map((band) => band.acts)
  }
  expect(acts('called-shots')).toEqual(['acting now', 'acting now'])
  expect(acts('guide-moves')).toEqual(['then', 'acting now'])
  expect(acts('players')).toEqual(['acting now', 'then'])
  expect(acts('guide-acts')).toEqual(['have acted', 'acting now'])
  expect(acts('fates')).toEqual(['have acted', 'have acted'])
})

test('nobody is asked who goes first where everybody acts at once', () => {
  const offered = (state: CampaignState) =>
    actionsOf(state)
      .map(({ action }) => action.id)
      .filter((id) => id === 'house.first' || id === 'house.goes')
  expect(offered(fighting('players'))).toEqual([])
  expect(offered({ ...fighting('players'), ruleset: 'hearts' })).toEqual([
    'house.first',
    'house.goes',
  ])
})

test('the buried stand in no band of the fight, and one who has risen fights again', () => {
  const bands = (state: CampaignState) =>
    fightView(state, rulesetOf(state), []).bands.map(({ title, fighters }) => [
      title,
      ...fighters.map(({ id }) => id),
    ])
  for (const game of games) {
    const state = { ...fighting('players'), ruleset: game.id }
    delete state.fight
    const buried = stateAfter(state, 'house.fall', { who: 'c1', things: 'left' }, context)
    expect(bands(buried)).toEqual([['Ogre', 'c2']])
    const risen = stateAfter(buried, 'house.rise', { who: 'c1' }, context)
    expect(bands(risen)).toEqual([
      ['The party', 'c1'],
      ['Ogre', 'c2'],
    ])
  }
})

test('two bands of one kind are told apart, and each foe bears the number of its name', () => {
  const state = fighting('players')
  const { characters } = rulesetOf(state)
  const goblin = (id: string, name: string, group: string) => ({
    ...characters.blank(id, name),
    side: 'foes' as const,
    group,
  })
  const group = (id: string, members: string[]) => ({
    id,
    name: 'Goblins',
    members,
    strength: members.length,
  })
  const foes = [
    goblin('c3', 'Goblin 1', 'g1'),
    goblin('c4', 'Goblin 2', 'g1'),
    goblin('c5', 'Goblin 3', 'g2'),
    goblin('c6', 'Goblin 4', 'g2'),
  ]
  const met = {
    ...state,
    creatures: {
      c1: state.creatures['c1'],
      ...Object.fromEntries(foes.map((one) => [one.id, one])),
    },
    groups: { g1: group('g1', ['c3', 'c4']), g2: group('g2', ['c5', 'c6']) },
  } as CampaignState
  const view = fightView(met, rulesetOf(met), [])
  expect(view.bands.map(({ title }) => title)).toEqual([
    'The party',
    'Goblins',
    'Goblins, 2nd band',
  ])
  expect(view.strangers.map(({ nth }) => nth)).toEqual([1, 2, 3, 4])

  const [, , third] = foes
  const charmed = { ...met.creatures, c5: { ...third, side: 'others' as const } }
  const split = fightView({ ...met, creatures: charmed } as CampaignState, rulesetOf(met), [])
  expect(split.bands.map(({ title, strength }) => [title, strength])).toEqual([
    ['The party', 1],
    ['Goblins', 2],
    ['Goblin', 1],
    ['Goblin, no longer foes', 1],
  ])
  expect(new Set(split.bands.map(({ id }) => id)).size).toBe(4)
})

test.each(games.map((game) => [game.title, game] as const))(
  'in %s somebody without a weapon in hand is reported, with the weapons they carry',
  (_title, game) => {
    const row = game.gear.find(({ die }) => die)
    if (!row) throw new Error(`${game.title} has no weapon`)
    const blank = game.characters.blank('c1', 'Ada')
    const item = { id: 'i1', name: row.name, gear: row.id, count: 1, ready: false }
    const ada = { ...blank, items: { i1: item }, itemOrder: ['i1'], attacks: {}, attackOrder: [] }
    const state = { ...newState('Fight', game.id, {}), creatures: { c1: ada }, party: ['c1'] }
    const unarmed = (now: CampaignState) =>
      fightView(now, rulesetOf(now), []).bands[0]?.fighters[0]?.unarmed
    expect(unarmed(state)).toEqual([{ id: 'i1', name: row.name, dice: row.die }])
    const armed = stateAfter(state, 'house.ready', { who: 'c1', item: 'i1' }, context)
    expect(unarmed(armed)).toBeNull()
  },
)

test.each(games.map((game) => [game.title, game] as const))(
  'in %s the refusal of an attack without damage dice names it, and no missing weapon',
  (_title, game) => {
    const bite = {
      id: 'a1',
      name: 'bite',
      dice: '',
      notes: 'poison',
      count: 1,
      joins: 'first' as const,
    }
    const ada = {
      ...game.characters.blank('c1', 'Ada'),
      attacks: { a1: bite },
      attackOrder: ['a1'],
      items: {},
      itemOrder: [],
    }
    const state = { ...newState('Fight', game.id, {}), creatures: { c1: ada }, party: ['c1'] }
    const fighter = fightView(state, rulesetOf(state), []).bands[0]?.fighters[0]
    expect(fighter).toMatchObject({ weapons: [], unarmed: [] })
    expect(noWeaponReason(ada, 'ready one')).toBe(
      'The bite of Ada has no damage dice: roll a check for what it does, or type dice such as d6.',
    )
    expect(noWeaponReason({ ...ada, attacks: {}, attackOrder: [] }, 'ready one')).toBe(
      'Ada has no weapon in hand: ready one.',
    )
  },
)

test('those who stand but may not act are named with the reason', () => {
  const delve: CampaignState = { ...newState('Fight', 'delve', {}), creatures: {}, party: ['c1'] }
  const ada = {
    ...rulesetOf(delve).characters.blank('c1', 'Ada'),
    values: { str: 10, dex: 10, wil: 10, hp: 3, maxHp: 3 },
    conditions: { surprised: {} },
  }
  const state: CampaignState = {
    ...delve,
    creatures: { c1: ada },
    fight: { round: 1, phase: 'cast', declared: {}, acted: {} },
  }
  const { turns, cannotAct } = fightView(state, rulesetOf(state), [])
  expect(turns).toEqual([])
  expect(cannotAct).toEqual(['Ada is surprised and does nothing in this round.'])
})

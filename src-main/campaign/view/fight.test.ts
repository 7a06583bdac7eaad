import { expect, test } from 'vitest'
import { actionsOf, rulesetOf } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/situation.ts'
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

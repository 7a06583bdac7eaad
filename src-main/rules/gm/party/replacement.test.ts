import { expect, test } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { context } from '../../../campaign/testing/context.ts'
import { stateAfter } from '../../../campaign/testing/done.ts'
import { actionNamed, games, rulesetOf } from '../../registry.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import { peersOf } from './replacement.ts'

/** A campaign with a party, one member for each set of numbers. */
function party(ruleset: RulesetId, ...numbers: Record<string, number>[]): CampaignState {
  const state = newState('The Well', ruleset, {})
  const people = numbers.map((values, at) => {
    const blank = rulesetOf(state).characters.blank(`c${at + 1}`, `Nobody ${at + 1}`)
    return { ...blank, values: { ...blank.values, ...values } }
  })
  return {
    ...state,
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    nextId: 10,
  }
}

function newcomer(state: CampaignState) {
  const after = stateAfter(state, 'house.replacement', { name: 'Nell' }, context)
  return Object.values(after.creatures).find(({ name }) => name === 'Nell')?.values ?? {}
}

test('Gods & Monsters gives a newcomer half the experience of the least of the party', () => {
  const state = party('gods-and-monsters', { experience: 6000 }, { experience: 10_000 })
  const { level, experience } = newcomer(state)
  expect([level, experience]).toEqual([3, 3000])
  const average = { ...state, houseRules: { replacementLevel: 'average' } }
  expect(newcomer(average)).toMatchObject({ level: 4, experience: 8000 })
})

test('Heartbreaker has no rule: the lowest level of the party, the average or the first, by a house rule', () => {
  const state = party('heartbreaker', { lvl: 3, exp: 2500 }, { lvl: 6, exp: 5100 })
  const low = newcomer(state)
  expect([low['lvl'], low['exp']]).toEqual([3, 2000])
  expect(low['maxHp']).toBe(low['hp'])
  const average = { ...state, houseRules: { replacementLevel: 'average' } }
  expect(newcomer(average)).toMatchObject({ lvl: 4, exp: 3000 })
  const first = { ...state, houseRules: { replacementLevel: 'first' } }
  expect(newcomer(first)).toMatchObject({ lvl: 1, exp: 0 })
})

test('games without levels make a new character like any other', () => {
  const offered = games.filter(({ id }) => actionNamed(party(id), 'house.replacement'))
  expect(offered.map(({ id }) => id).sort()).toEqual(['gods-and-monsters', 'heartbreaker'])
})

test('the absent and the other group count; of a party that is all dead, the fallen do', () => {
  const state = party('heartbreaker', { lvl: 3 }, { lvl: 4 }, { lvl: 5 })
  const levels = (of: CampaignState) => peersOf(of).map(({ values }) => values['lvl'])
  const away = stateAfter(state, 'house.bench', { who: 'c1', why: 'absent' }, context)
  const apart = stateAfter(away, 'house.split-party', { going: ['c2'] }, context)
  expect(levels(apart).sort()).toEqual([3, 4, 5])
  const retired = stateAfter(state, 'house.bench', { who: 'c1', why: 'retired' }, context)
  expect(levels(retired)).toEqual([4, 5])
  const dead = ['c1', 'c2', 'c3'].reduce(
    (now, who) => stateAfter(now, 'house.fall', { who, things: 'left' }, context),
    state,
  )
  expect(levels(dead)).toEqual([3, 4, 5])
})

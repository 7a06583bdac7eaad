import { describe, expect, test } from 'vitest'
import { newState } from '../../../campaign/state.ts'
import { context } from '../../../campaign/testing/context.ts'
import { stateAfter } from '../../../campaign/testing/done.ts'
import { games, rulesetOf } from '../../registry.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import type { Due } from '../../core/state/due.ts'
import { settle } from '../../../campaign/consequences.ts'

const did = (state: CampaignState, action: string, input: Record<string, unknown> = {}) =>
  stateAfter(state, action, input, context)
const away = (state: CampaignState, who = 'c1') => did(state, 'house.bench', { who, why: 'absent' })
const back = (state: CampaignState, who = 'c1') => did(state, 'house.unbench', { who })
const everyGame = games.map(({ id }) => id)

/** A campaign with Ada (c1), Bo (c2) and Tib (c3), whom Ada has hired. */
function company(ruleset: RulesetId): CampaignState {
  const state = newState('The Well', ruleset, {})
  const { blank } = rulesetOf(state).characters
  const tib = { ...blank('c3', 'Tib'), kind: 'hireling' as const, employer: 'c1' }
  return {
    ...state,
    creatures: { c1: blank('c1', 'Ada'), c2: blank('c2', 'Bo'), c3: tib },
    party: ['c1', 'c2', 'c3'],
    nextId: 7,
  }
}

const rest: Due = {
  id: 'rest',
  action: 'house.settle',
  input: { due: 'rest' },
  title: 'Rest',
  why: 'They have gone on for an hour',
  rule: 'GF-TIMER-01',
  when: 'now',
  who: ['c1', 'c2', 'c3'],
  must: false,
}

describe.each(everyGame)('%s: one who comes back from the bench is who went', (id) => {
  test('figures that the GM has set by hand stay', () => {
    const state = company(id)
    const { creatures } = state
    const derived = rulesetOf(state).characters.derive(creatures['c1'] as never, state)
    const own = { ...(creatures['c1'] as NonNullable<(typeof creatures)[string]>) }
    own.values = { ...own.values }
    for (const effect of derived) if (effect.do === 'set') own.values[effect.field] = effect.to + 3
    const set = { ...state, creatures: { ...creatures, c1: own } }
    expect(back(away(set))).toEqual(set)
  })

  test('what the GM has waved away is not asked again', () => {
    const retired = did(company(id), 'house.bench', { who: 'c1', why: 'retired' })
    const waved = did(retired, 'house.settle', { due: 'employ:c3' })
    expect(back(away(waved, 'c3'), 'c3').dues).toEqual({})
  })

  test('a hireling whose employer retired meanwhile asks when back', () => {
    const retired = did(away(company(id), 'c3'), 'house.bench', { who: 'c1', why: 'retired' })
    expect(retired.dues).toEqual({})
    expect(back(retired, 'c3').dues['employ:c3']?.why).toBe(
      'Ada has retired, and Tib is without an employer',
    )
    expect(back(back(retired), 'c3').dues).toEqual({})
  })

  test('a rest that waits asks for them again, and the fight has their place', () => {
    const state: CampaignState = {
      ...company(id),
      dues: { rest },
      fight: {
        round: 2,
        began: 32_400,
        order: { c1: 'before', c2: 'after' },
        declared: { c1: 'Shoots', c2: 'Waits' },
        acted: { c1: true },
        marks: { c1: { moved: true } },
        row: ['c2', 'c1', 'c3'],
      },
    }
    expect(away(state).dues['rest']?.who).toEqual(['c2', 'c3'])
    expect(back(away(state))).toEqual(state)
  })

  test('nobody is surprised, or in flight, of a fight that ended without them', () => {
    const state = company(id)
    const marked = settle(
      { ...state, fight: { round: 1, began: 32_400, declared: {}, acted: {} } },
      ['surprised', 'fleeing', 'at bay'].map((name) => ({
        do: 'condition' as const,
        creature: 'c1',
        name,
        to: { rule: 'GF-MEET-07' as const, ...(name === 'at bay' && { fight: true as const }) },
      })),
      () => [],
    ).state
    const over = settle(away(marked), [{ do: 'fight', fight: null }], context.consequences).state
    expect(back(over).creatures['c1']?.conditions).toEqual({})
  })
})

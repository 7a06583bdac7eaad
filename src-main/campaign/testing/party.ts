import { games, rulesetOf } from '../../rules/registry.ts'
import type { Borrowable, CampaignState, RulesetId } from '../../rules/core/situation.ts'
import { newState } from '../state.ts'

/** Every game, with what it lacks borrowed from Delve. */
export const everyGame = games.map(({ id, title }) => [title, id] as const)

/** A new campaign with two characters, food for days, and the dungeon and travel of some game. */
export function newParty(ruleset: RulesetId): CampaignState {
  const game = rulesetOf({ ruleset })
  const borrowed = (['dungeon', 'travel'] as const satisfies readonly Borrowable[]).filter(
    (what) => !game.covers.includes(what),
  )
  const state = newState(
    'Test',
    ruleset,
    Object.fromEntries(borrowed.map((what) => [what, 'delve'])),
  )
  const people = ['Ada', 'Bo'].map((name, nth) => {
    const id = `c${nth + 1}`
    const food = { id: `i${nth + 1}`, name: 'Food, a day', gear: 'food', count: 9, ready: false }
    const blank = game.characters.blank(id, name)
    return { ...blank, items: { [food.id]: food }, itemOrder: [food.id] }
  })
  return {
    ...state,
    creatures: Object.fromEntries(people.map((one) => [one.id, one])),
    party: people.map(({ id }) => id),
    nextId: 20,
  }
}

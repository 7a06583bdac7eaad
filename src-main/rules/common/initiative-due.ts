import type { Effect } from '../core/effects.ts'
import type { RuleId } from '../core/outcome.ts'
import type { ActionId, Situation } from '../core/situation.ts'

const id = 'initiative'

/** Calls for initiative by a game's own action; the GM may dismiss it. */
export function initiativeDueBy(action: ActionId, why: string, rule: RuleId): Effect {
  return {
    do: 'due',
    due: {
      id,
      action,
      input: {},
      title: 'Initiative',
      why,
      rule,
      when: 'now',
      who: [],
      must: false,
    },
  }
}

/** Initiative after a reaction: called for by `attack`, taken off the list again without one, untouched in a fight. */
export function initiativeAfterReaction({ fight }: Situation, attack: Effect | null): Effect[] {
  return fight ? [] : [attack ?? { do: 'settle', due: id }]
}

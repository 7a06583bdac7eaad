import { rulesetOf } from '../../rules/registry.ts'
import type { Creature } from '../../rules/core/state/creature.ts'
import type {
  ActionId,
  Borrowable,
  CampaignState,
  HouseRuleValue,
  RulesetId,
} from '../../rules/core/situation.ts'
import { apply, planOf, type Context } from '../apply.ts'
import { withDefaults } from '../input.ts'
import type { Command, Given } from '../journal.ts'
import { firstHead, newState } from '../state.ts'
import { partyViews } from '../view/creatures.ts'
import { timerViews } from '../view/top.ts'
import { townView } from '../view/town.ts'

/** A situation, and an action in it, in which two values of a house rule lead to different results. */
export interface HouseRuleCase {
  rule: string
  values: readonly [HouseRuleValue, HouseRuleValue]
  /** Absent where the figures of party and town differ without any action. */
  action?: ActionId
  input: Record<string, unknown>
  /** Whatever differs from a new campaign; creatures differ from blank ones. */
  state: Partial<Omit<CampaignState, 'creatures'>> & {
    creatures?: Record<string, Partial<Creature> & { name: string }>
  }
  borrowed?: Partial<Record<Borrowable, RulesetId>>
  /** Dice and choices; others come from the seed, or are the first ones offered. */
  given?: Given
  seed?: string
}

/** How a case ended, and all that the GM would see of it. */
interface CaseResult {
  end: 'done' | 'refused' | 'asks' | 'shown' | 'no such action'
  says: string
}

/** State of a case with a value of its house rule. */
export function stateOf(game: RulesetId, one: HouseRuleCase, value: HouseRuleValue): CampaignState {
  const fresh = newState('House rules', game, one.borrowed ?? {})
  const { characters } = rulesetOf(fresh)
  const { creatures = {}, houseRules, ...rest } = one.state
  const people = Object.entries(creatures).map(([id, part]): [string, Creature] => {
    const blank = characters.blank(id, part.name)
    return [id, { ...blank, ...part, values: { ...blank.values, ...part.values } }]
  })
  return {
    ...fresh,
    ...rest,
    creatures: Object.fromEntries(people),
    houseRules: { ...houseRules, [one.rule]: value },
  }
}

/** Preview and outcome of a case in a state. */
export function resultIn(state: CampaignState, one: HouseRuleCase, context: Context): CaseResult {
  if (one.action === undefined) return { end: 'shown', says: figuresIn(state, context) }
  const action = context.action(state, one.action)
  if (!action) return { end: 'no such action', says: '' }
  const head = firstHead('case', state)
  const command: Command = {
    action: one.action,
    input: withDefaults(action.asks, one.input),
    given: {},
    seed: one.seed ?? '0'.repeat(32),
    adjust: 0,
    secret: false,
    byHand: false,
  }
  const planned = planOf(head, action, command, context)
  const preview = 'refused' in planned ? null : planned.preview
  let given: Given = { ...one.given }
  for (;;) {
    const applied = apply(head, { ...command, given }, context)
    if (applied.end === 'refused')
      return { end: 'refused', says: JSON.stringify([preview, applied.refused.why]) }
    if (applied.end === 'done') {
      const { outcome, forward } = applied.entry
      return { end: 'done', says: JSON.stringify([preview, outcome, forward.head]) }
    }
    const { question } = applied
    if (question.label in given || question.ask === 'dice')
      return { end: 'asks', says: JSON.stringify([preview, given, question]) }
    const answer = question.ask === 'choice' ? (question.of[0] ?? '') : question.otherwise
    given = { ...given, [question.label]: answer }
  }
}

function figuresIn(state: CampaignState, context: Context): string {
  const game = rulesetOf(state)
  const party = partyViews(state, game, timerViews(state))
  return JSON.stringify([party, townView(state, game, context)])
}

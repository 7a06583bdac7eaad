import type { RuleId } from '../outcome.ts'
import type { Borrowable, HouseRuleValue, Situation } from '../situation.ts'

/** Headings of the house-rule settings, shared by all games so that borrowed rules join the right group. */
export type HouseRuleGroup =
  | 'Dungeon'
  | 'Rest'
  | 'Travel'
  | 'Tests and saves'
  | 'Encounters'
  | 'Fight and morale'
  | 'Magic'
  | 'Gear and load'
  | 'Characters'
  | 'Shares of abilities'
  | 'Advancement'
  | 'Monsters'
  | 'Lights and time'
  | 'Town'

/** A choice where the book is silent or contradicts itself. The first option is the default. */
export interface HouseRule {
  /** Id, also the key in `input.options` of the examples. */
  id: string
  title: string
  /** Question that the book leaves open, in our words. */
  asks: string
  rule: RuleId
  group: HouseRuleGroup
  /** Borrowed procedures that bring this rule along, besides those its group implies. */
  lentWith?: readonly Borrowable[]
  choice:
    | { kind: 'options'; of: readonly { value: HouseRuleValue; title: string; means: string }[] }
    | { kind: 'number'; default: number; min: number; max: number }
}

/** A campaign's value of a house rule, its own or the default. */
export function houseRule<T extends HouseRuleValue>(
  situation: Pick<Situation, 'houseRules'> | null,
  rule: HouseRule,
): T {
  return (situation?.houseRules[rule.id] ?? defaultOf(rule)) as T
}

export function defaultOf(rule: HouseRule): HouseRuleValue {
  if (rule.choice.kind === 'number') return rule.choice.default
  const first = rule.choice.of[0]
  if (!first) throw new Error(`house rule ${rule.id} has no options`)
  return first.value
}

import { defaultOf, type HouseRule } from '../../rules/core/ruleset/house-rules.ts'
import { type Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { Memory } from './memory.ts'
import type { HouseRuleView } from './views.ts'

/** Every choice of the game in force and of those it borrows from, with the campaign's answer. */
export function houseRuleViews(
  inForce: readonly { rule: HouseRule; ruleset: Pick<Ruleset, 'title'> }[],
  situation: Situation,
): HouseRuleView[] {
  return inForce.map(({ rule, ruleset }) =>
    drawn.of(rule, situation, [ruleset.title], (seen) => view(rule, ruleset, seen)),
  )
}

const drawn = new Memory<HouseRule, HouseRuleView>()

function view(
  rule: HouseRule,
  ruleset: Pick<Ruleset, 'title'>,
  situation: Situation,
): HouseRuleView {
  const { choice } = rule
  return {
    id: rule.id,
    title: rule.title,
    asks: rule.asks,
    rule: rule.rule,
    group: rule.group,
    ruleset: ruleset.title,
    value: situation.houseRules[rule.id] ?? defaultOf(rule),
    default: defaultOf(rule),
    options: choice.kind === 'options' ? [...choice.of] : [],
    number: choice.kind === 'number' ? { min: choice.min, max: choice.max } : null,
  }
}

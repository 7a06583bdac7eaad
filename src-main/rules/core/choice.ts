import type { RuleId } from './outcome.ts'
import type { HouseRule, HouseRuleGroup } from './ruleset/house-rules.ts'
import type { HouseRuleValue } from './situation.ts'

type Option = readonly [value: HouseRuleValue, title: string, means: string]

/** A house rule of a few options, the first of them the default. */
export function choice(
  id: string,
  group: HouseRuleGroup,
  rule: RuleId,
  title: string,
  asks: string,
  ...of: readonly Option[]
): HouseRule {
  return {
    id,
    group,
    rule,
    title,
    asks,
    choice: {
      kind: 'options',
      of: of.map(([value, named, means]) => ({ value, title: named, means })),
    },
  }
}

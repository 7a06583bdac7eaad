import type { RuleId } from '../core/outcome.ts'
import type { Derived, Monster } from './canonical.ts'

/** Its lines on critical damage, each a figure of the converted monster; `how` tells when it counts. */
export function criticalOf(monster: Monster, how: string, rule: RuleId): Derived[] {
  return monster.details
    .filter(({ title }) => /^critical damage/i.test(title))
    .map((detail) => ({
      field: 'critical',
      title: 'Critical damage',
      value: detail.text.replace(/\s+/g, ' '),
      how,
      rule,
    }))
}

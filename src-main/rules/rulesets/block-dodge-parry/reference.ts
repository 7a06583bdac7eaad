import type { RuleText } from '../../ruleset.ts'

export const reference: readonly RuleText[] = []

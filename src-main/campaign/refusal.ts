import type { RuleId } from '../rules/core/outcome.ts'

/** Reason why a command was not carried out, and the way out. Nothing was changed. */
export interface Refused {
  why: string
  way?: string
  rule?: RuleId
}

export function refused(
  why: string,
  way?: string,
  rule?: RuleId,
): { end: 'refused'; refused: Refused } {
  return { end: 'refused', refused: { why, ...(way ? { way } : {}), ...(rule ? { rule } : {}) } }
}

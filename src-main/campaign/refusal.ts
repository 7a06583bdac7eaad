import type { RuleId } from '../rules/outcome.ts'

/** Why a command was not carried out: what, why, and the way out. Nothing was changed. */
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

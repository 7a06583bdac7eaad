import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of survival, rest, injury and death. Rules GAM-AMB-23 to GAM-AMB-28, GAM-AMB-30, GAM-AMB-76, GAM-AMB-79 to GAM-AMB-82. */
export const injuryRules: readonly HouseRule[] = []

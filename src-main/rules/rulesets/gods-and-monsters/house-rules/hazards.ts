import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of aging, ailments, falls, illusions and jumps. Rules GAM-AMB-33, GAM-AMB-48 to GAM-AMB-59, GAM-AMB-63, GAM-AMB-83. */
export const hazardRules: readonly HouseRule[] = []

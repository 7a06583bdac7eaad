import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of groups and mass conflict. Rules GAM-AMB-68 to GAM-AMB-73. */
export const groupRules: readonly HouseRule[] = []

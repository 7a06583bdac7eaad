import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of movement, tracking and upkeep. Rules GAM-AMB-60 to GAM-AMB-62, GAM-AMB-64, GAM-AMB-65, GAM-AMB-75. */
export const travelRules: readonly HouseRule[] = []

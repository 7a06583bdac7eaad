import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of levels, mojo and study. Rules GAM-AMB-18 to GAM-AMB-22, GAM-AMB-41 to GAM-AMB-47. */
export const advancementRules: readonly HouseRule[] = []

import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of tests and contests. Rules GAM-AMB-29, GAM-AMB-31, GAM-AMB-32. */
export const testRules: readonly HouseRule[] = []

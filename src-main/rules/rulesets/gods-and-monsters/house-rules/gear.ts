import type { HouseRule } from '../../../ruleset.ts'

/** What the book leaves open of equipment. Rules GAM-AMB-01 to GAM-AMB-17, GAM-AMB-74, GAM-AMB-77. */
export const gearRules: readonly HouseRule[] = []

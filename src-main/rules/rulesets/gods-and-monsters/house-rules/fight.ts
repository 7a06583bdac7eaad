import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of conflict. Rules GAM-AMB-34 to GAM-AMB-40, GAM-AMB-78. */
export const fightRules: readonly HouseRule[] = []

import type { HouseRule } from '../../../ruleset.ts'

/** What it leaves open of psychic conflict. Rules GAM-AMB-66, GAM-AMB-67. */
export const psychicRules: readonly HouseRule[] = []

import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

/** Rule GAM-UPK-01. */
export const hirelingWage: HouseRule = {
  id: 'hirelingWage',
  title: 'A hireling’s day, in silver',
  asks: 'The text says what it costs to live, not what hands earn: we pay what a plain day costs.',
  rule: 'GAM-UPK-01',
  group: 'Town',
  choice: { kind: 'number', default: 1, min: 0, max: 100 },
}

/** House rules for questions of pay that the book leaves open. */
export const townRules: readonly HouseRule[] = [hirelingWage]

import type { ConditionKind } from '../../../core/ruleset/magic.ts'

/** Conditions caused by squalid upkeep. Rules HBK-UPK-03, HBK-UPK-04. */
export const rusty = 'rusty armour'
export const filthy = 'filthy clothes'
export const sick = 'sick'

export const townConditions: readonly ConditionKind[] = [
  { name: rusty, says: 'AMR 1 less until it is repaired.', rule: 'HBK-UPK-04' },
  { name: filthy, says: 'Cleared by basic or lavish upkeep.', rule: 'HBK-UPK-03' },
  { name: sick, says: 'A beast of no use until it is fed and stabled.', rule: 'HBK-UPK-04' },
]

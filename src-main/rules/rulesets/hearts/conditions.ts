import type { ConditionKind } from '../../core/ruleset/magic.ts'
import { spellConditions } from './magic/index.ts'

/** Every state HEARTS names, and those its spells lay on somebody. */
export const conditions: readonly ConditionKind[] = [
  { name: 'dead', says: 'Rest brings nobody back.', rule: 'HRT-HEAL-04' },
  { name: 'dying', says: 'At 0 HP and not yet gone; the GM says how long.', rule: 'HRT-ATK-04' },
  { name: 'fleeing', says: 'Morale has broken; runs.', rule: 'HRT-MOR-01' },
  { name: 'fled', says: 'Has got away from the fight.', rule: 'HRTX-MOS-01' },
  ...spellConditions,
]

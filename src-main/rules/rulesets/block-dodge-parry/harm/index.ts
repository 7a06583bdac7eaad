import type { Action } from '../../../action.ts'
import { critical } from './critical.ts'
import { damage } from './damage.ts'
import { hazard } from './hazard.ts'
import { injury } from './injury.ts'

/** HP, armour, abilities, and what critical damage does. */
export const harm: readonly Action[] = [damage, hazard, critical, injury]

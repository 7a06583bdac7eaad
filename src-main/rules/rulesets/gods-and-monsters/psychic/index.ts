import type { Action } from '../../../action.ts'
import { psychicAttack } from './attack.ts'
import { enter } from './enter.ts'
import { psychicGuard } from './guard.ts'
import { leave } from './leave.ts'
import { usePower } from './power.ts'

/** A conflict of minds, from the first touch to the way out. */
export const psychicConflict: readonly Action[] = [
  enter,
  psychicAttack,
  psychicGuard,
  leave,
  usePower,
]

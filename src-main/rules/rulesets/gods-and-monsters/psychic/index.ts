import type { Action } from '../../../core/action.ts'
import { psychicAttack } from './attack.ts'
import { enter } from './enter.ts'
import { psychicGuard } from './guard.ts'
import { leave } from './leave.ts'
import { usePower } from './power.ts'

/** Actions of psychic conflict, from entering a mind to leaving it. */
export const psychicConflict: readonly Action[] = [
  enter,
  psychicAttack,
  psychicGuard,
  leave,
  usePower,
]

import type { Action } from '../../../core/action.ts'
import { psychicAttack } from './attack.ts'
import { enterMind, leaveMind } from './conflict.ts'
import { psychicGuard, usePower } from './powers.ts'

/** Actions of psychic conflict, from entering a mind to leaving it. */
export const psychicConflict: readonly Action[] = [
  enterMind,
  psychicAttack,
  psychicGuard,
  leaveMind,
  usePower,
]

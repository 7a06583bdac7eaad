import type { Action } from '../../../core/action.ts'
import { hirelingMorale } from './morale.ts'
import { payHirelings } from './pay.ts'

/** Actions for hirelings: morale and pay. */
export const hirelings: readonly Action[] = [hirelingMorale, payHirelings]

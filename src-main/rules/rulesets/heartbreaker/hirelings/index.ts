import type { Action } from '../../../core/action.ts'
import { nerve } from './nerve.ts'
import { payHirelings } from './pay.ts'

/** Actions for hirelings: morale and pay. */
export const hirelings: readonly Action[] = [nerve, payHirelings]

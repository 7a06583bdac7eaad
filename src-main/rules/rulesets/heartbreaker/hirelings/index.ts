import type { Action } from '../../../action.ts'
import { nerve } from './nerve.ts'
import { payHirelings } from './pay.ts'

/** Those who serve for keep: what they cost, and how far they go. */
export const hirelings: readonly Action[] = [nerve, payHirelings]

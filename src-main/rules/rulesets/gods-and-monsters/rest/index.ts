import type { Action } from '../../../core/action.ts'
import { fullDay, night } from './nights.ts'
import { engage, morningVerve } from './verve.ts'

/** Nights, days and mornings, and verve for a meeting. */
export const rest: readonly Action[] = [night, fullDay, morningVerve, engage]

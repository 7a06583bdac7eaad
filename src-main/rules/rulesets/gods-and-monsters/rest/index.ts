import type { Action } from '../../../action.ts'
import { rests } from './rests.ts'

/** Nights, days and mornings, and verve for a meeting. */
export const rest: readonly Action[] = rests

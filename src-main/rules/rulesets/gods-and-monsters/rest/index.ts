import type { Action } from '../../../core/action.ts'
import { engage } from './engage.ts'
import { fullDay } from './full-day.ts'
import { night } from './night.ts'
import { morningVerve } from './wake.ts'

/** Nights, days and mornings, and verve for a meeting. */
export const rest: readonly Action[] = [night, fullDay, morningVerve, engage]

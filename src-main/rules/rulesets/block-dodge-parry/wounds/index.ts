import type { Action } from '../../../core/action.ts'
import { treat } from './treat.ts'
import { wound } from './wound.ts'

/** Wounds in three levels, and how they heal. */
export const wounds: readonly Action[] = [wound, treat]

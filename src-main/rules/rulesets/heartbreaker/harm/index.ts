import type { Action } from '../../../core/action.ts'
import { damage, heal } from './damage.ts'
import { dying } from './dying.ts'
import { suffer } from './special-attacks.ts'

/** Actions for STA lost and regained, and for saves against dying and other harm. */
export const harm: readonly Action[] = [damage, heal, dying, suffer]

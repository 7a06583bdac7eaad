import type { Action } from '../../../core/action.ts'
import { hurts } from './damage.ts'
import { dying } from './dying.ts'
import { suffer } from './suffer.ts'

/** Actions for STA lost and regained, and for saves against dying and other harm. */
export const harm: readonly Action[] = [...hurts, dying, suffer]

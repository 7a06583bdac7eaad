import type { Action } from '../../../action.ts'
import { hurts } from './damage.ts'
import { dying } from './dying.ts'
import { suffer } from './suffer.ts'

/** STA lost and given back, and the SAV between life and death. */
export const harm: readonly Action[] = [...hurts, dying, suffer]

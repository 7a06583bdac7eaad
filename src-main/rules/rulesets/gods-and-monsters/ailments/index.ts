import type { Action } from '../../../core/action.ts'
import { acts } from './acts.ts'
import { catching } from './catch.ts'
import { leaves } from './leaves.ts'

/** Poisons, diseases, drugs and drink, on the game’s clock. */
export const illness: readonly Action[] = [catching, acts, leaves]

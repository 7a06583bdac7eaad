import type { Action } from '../../../core/action.ts'
import { bed } from './bed.ts'

/** Rest under a roof; the short one belongs to the dungeon, the night outside to the road. */
export const rests: readonly Action[] = [bed]

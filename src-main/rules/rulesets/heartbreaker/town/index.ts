import type { Action } from '../../../core/action.ts'
import { exchange } from './exchange.ts'
import { upkeepAction } from './upkeep.ts'

/** Between adventures. */
export const town: readonly Action[] = [upkeepAction, exchange]

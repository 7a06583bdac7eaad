import type { Action } from '../../../core/action.ts'
import { exchange } from './exchange.ts'
import { payUpkeep } from './upkeep.ts'

/** Between adventures. */
export const town: readonly Action[] = [payUpkeep, exchange]

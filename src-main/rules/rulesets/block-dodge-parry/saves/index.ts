import type { Action } from '../../../core/action.ts'
import { contestedSave } from '../checks/contest.ts'
import { burnLuck, luck } from './luck.ts'
import { save } from './save.ts'

/** Saves and contested saves. */
export const saves: readonly Action[] = [save, contestedSave, luck, burnLuck]

import type { Action } from '../../../core/action.ts'
import { cast } from './casting.ts'

export { spells } from './spells.ts'

export const magic: readonly Action[] = [cast]

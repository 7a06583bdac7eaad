import type { Action } from '../../../core/action.ts'
import { cast } from './cast.ts'

export { spells } from './rows.ts'

export const magic: readonly Action[] = [cast]

import type { Action } from '../../../core/action.ts'
import { cast, counterspell } from './casting.ts'
import { eveningPrayer, imprintMiracle } from './divine.ts'

export const magic: readonly Action[] = [cast, counterspell, imprintMiracle, eveningPrayer]

import type { Action } from '../../../core/action.ts'
import { cast } from './cast.ts'
import { counterspell } from './counter.ts'
import { evening, imprinting } from './prayer.ts'

export { spells } from './rows.ts'

export const magic: readonly Action[] = [cast, counterspell, imprinting, evening]

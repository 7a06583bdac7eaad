import type { Action } from '../../../core/action.ts'
import { cast } from './cast.ts'
import { effect } from './effect.ts'
import { interrupt } from './casting.ts'
import { counterspell } from './counter.ts'
import { flight } from './fly.ts'
import { release } from './undead.ts'

export { spells } from './rows.ts'

export const magic: readonly Action[] = [cast, effect, counterspell, interrupt, flight, release]

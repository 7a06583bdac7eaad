import type { Action } from '../../../core/action.ts'
import { cast, effect } from './cast.ts'
import { counterspell } from './counter.ts'
import { flight } from './fly.ts'
import { interrupt } from './interrupt.ts'
import { release } from './undead.ts'

export const magic: readonly Action[] = [cast, effect, counterspell, interrupt, flight, release]

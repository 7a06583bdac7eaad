import type { Action } from '../../../core/action.ts'
import { room } from '../load.ts'
import { breath, refill } from './breath.ts'
import { care } from './care.ts'
import { eat } from './meals.ts'
import { tire } from './fatigue.ts'
import { night } from './night.ts'

/** Breath, sleep, food and care. */
export const rests: readonly Action[] = [breath, night, care, eat, refill, room, tire]

import type { Action } from '../../../core/action.ts'
import { breath, refill } from './breath.ts'
import { care } from './care.ts'
import { eat } from './eat.ts'
import { night } from './night.ts'
import { room } from './room.ts'

/** Breath, sleep, food and care. */
export const rests: readonly Action[] = [breath, night, care, eat, refill, room]

import type { Action } from '../../../core/action.ts'
import { chase } from './chase.ts'
import { flying } from './flying.ts'
import { going } from './going.ts'
import { pressOn } from './press-on.ts'
import { coverTracks, track } from './tracks.ts'

/** Ways to go, and trails to follow. */
export const movement: readonly Action[] = [pressOn, going, flying, chase, track, coverTracks]

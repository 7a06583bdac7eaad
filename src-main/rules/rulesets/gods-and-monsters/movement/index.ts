import type { Action } from '../../../action.ts'
import { chase } from './chase.ts'
import { going } from './going.ts'
import { pressOn } from './press-on.ts'
import { coverTracks, track } from './tracks.ts'
import { flying, travel } from './travel.ts'

export { road } from './road.ts'

/** Ways to go, far and near, and trails to follow. */
export const movement: readonly Action[] = [
  travel,
  pressOn,
  going,
  flying,
  chase,
  track,
  coverTracks,
]

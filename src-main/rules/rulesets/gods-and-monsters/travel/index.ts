import type { Action } from '../../../core/action.ts'
import { camp, restDay } from './camp.ts'
import { chase } from './chase.ts'
import { pressOn } from './fatigue.ts'
import { flying, movementFigures } from './going.ts'
import { travelDay } from './journey.ts'
import { coverTracks, track } from './tracks.ts'

export { road } from './road.ts'

/** Days of travel, rests beside the road, ways to go and trails to follow. */
export const travel: readonly Action[] = [
  travelDay,
  restDay,
  camp,
  pressOn,
  movementFigures,
  flying,
  chase,
  track,
  coverTracks,
]

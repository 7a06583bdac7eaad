import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { bursting } from './doors-foes.ts'
import { forcing } from './doors-force.ts'
import { picking } from './doors-lock.ts'
import { wedging } from './doors-spike.ts'

/** Doors: forced, picked, wedged, and held against others. Rules DLV-DOOR-02 to DLV-DOOR-06. */
export function doors(gameOf: GameOf): readonly Action[] {
  return [forcing(gameOf), picking(gameOf), wedging(gameOf), bursting]
}

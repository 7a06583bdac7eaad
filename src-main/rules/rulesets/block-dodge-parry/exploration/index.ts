import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { doors } from './doors.ts'
import { lightDie } from './lights.ts'
import { rounds } from './round.ts'
import { searching } from './searching.ts'
import { disarming } from './traps.ts'
import { appraise } from './treasure.ts'

export { lights } from './lights.ts'

/** Rounds of a dungeon, its doors and traps; a meeting's creatures are made by the campaign's own game. */
export function exploration(gameOf: GameOf): readonly Action[] {
  return [
    ...rounds(gameOf),
    searching(gameOf),
    ...doors(gameOf),
    disarming(gameOf),
    lightDie(gameOf),
    appraise,
  ]
}

import type { Action } from '../../core/action.ts'
import type { GameOf } from '../../gm/meeting.ts'
import { combat } from './combat/index.ts'
import { meetings } from './encounters.ts'
import { exploration } from './exploration/index.ts'
import { harm } from './harm/index.ts'
import { hirelings } from './hirelings/index.ts'
import { rests } from './rest/index.ts'
import { travelling } from './travel/index.ts'

/** Actions of play: dungeon turns, travel, encounters, fights, harm, rests and hirelings. */
export function play(gameOf: GameOf): readonly Action[] {
  return [
    ...exploration(gameOf),
    ...travelling(gameOf),
    ...meetings,
    ...combat,
    ...harm,
    ...rests,
    ...hirelings,
  ]
}

import type { Action } from '../../../core/action.ts'
import { activate } from './activate.ts'
import { forceDoor, listen, pickLock } from './doors.ts'
import { search } from './search.ts'
import { trap } from './traps.ts'
import { breather, dungeonTurn } from './turn.ts'

export { wanderingTable } from './wanderers.ts'

/** Dungeon turns of ten minutes and the attempts made in them. */
export const exploration: readonly Action[] = [
  dungeonTurn,
  breather,
  forceDoor,
  listen,
  pickLock,
  search,
  trap,
  activate,
]

import type { Action } from '../../../core/action.ts'
import { doors, listen } from './doors.ts'
import { search } from './search.ts'
import { traps } from './traps.ts'
import { dungeonTurn, noise, restTurn } from './turn.ts'

/** Actions of the dungeon; creatures encountered are created by the campaign's own game. */
export const exploration: readonly Action[] = [
  dungeonTurn,
  restTurn,
  noise,
  listen,
  ...doors,
  search,
  ...traps,
]

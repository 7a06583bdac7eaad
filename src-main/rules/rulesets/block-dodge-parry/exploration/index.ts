import type { Action } from '../../../core/action.ts'
import { barricade, tryDoor } from './doors.ts'
import { rollLight } from './lights.ts'
import { search } from './search.ts'
import { disarm } from './traps.ts'
import { appraise } from './treasure.ts'
import { exhaustion, noise, round } from './turn.ts'

/** Rounds of a dungeon, its doors, traps and lights; the campaign's own game makes the creatures of an encounter. */
export const exploration: readonly Action[] = [
  round,
  noise,
  exhaustion,
  search,
  tryDoor,
  barricade,
  disarm,
  rollLight,
  appraise,
]

import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { dropCheck, rollCheck, standingCheck } from './checks.ts'
import { eat, rations, wages } from './provisions.ts'
import { setLeft, start } from './start.ts'

/** Actions on timers other than lights. */
export function timers(gameOf: GameOf): readonly Action[] {
  return [
    start,
    setLeft,
    rations(gameOf),
    eat,
    ...wages(gameOf),
    standingCheck,
    rollCheck,
    dropCheck,
  ]
}

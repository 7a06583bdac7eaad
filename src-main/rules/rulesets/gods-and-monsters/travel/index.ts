import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { camping, restingDay } from './resting.ts'
import { travelling } from './travelling.ts'

export { road } from './shown.ts'

/** Days on the road and nights beside it; whoever is met is made by the campaign’s own game. */
export function travel(gameOf: GameOf): readonly Action[] {
  return [travelling(gameOf), restingDay(gameOf), camping(gameOf)]
}

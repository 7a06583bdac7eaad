import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { camping } from './camp.ts'
import { days } from './day.ts'

export { road } from './shown.ts'

/** Days on the road and nights beside it. */
export function travelling(gameOf: GameOf): readonly Action[] {
  return [...days(gameOf), camping(gameOf)]
}

import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { nightWatches } from './night.ts'
import { routes } from './route.ts'

/** Actions on journeys and on the night watch. */
export function road(gameOf: GameOf): readonly Action[] {
  return [...routes(gameOf), ...nightWatches]
}

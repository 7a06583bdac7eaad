import type { Action } from '../../action.ts'
import type { GameOf } from '../meeting.ts'
import { nightWatches } from './night.ts'
import { routes } from './route.ts'

/** The road as the GM draws it, and who keeps watch on it at night. */
export function road(gameOf: GameOf): readonly Action[] {
  return [...routes(gameOf), ...nightWatches]
}

import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { campDeed } from './camp-deeds.ts'
import { camping } from './camp.ts'
import { gather } from './gather.ts'
import { reckon } from './reckon.ts'
import { travelling } from './road.ts'
import { staying } from './staying.ts'

/** Watches of the wilderness; whoever is met is made by the campaign's own game. */
export function travels(gameOf: GameOf): readonly Action[] {
  return [travelling(gameOf), ...staying(gameOf), gather, camping(gameOf), campDeed, reckon]
}

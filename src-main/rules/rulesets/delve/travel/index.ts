import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { camping } from './camp.ts'
import { food } from './food.ts'
import { roads } from './road.ts'
import { staying } from './staying.ts'

/** The wilderness: one thing a watch, its event, and the night in camp. Rules DLV-TIME-01 to DLV-WEV-06. */
export function travelling(gameOf: GameOf): readonly Action[] {
  return [...roads(gameOf), camping(gameOf), ...staying(gameOf), ...food]
}

import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { buying } from './buy.ts'
import { hiring } from './hire.ts'
import { rumours } from './rumours.ts'
import { selling } from './sell.ts'
import { tables } from './tables.ts'

/** Town actions: shop, hirelings, rumours and tables. */
export function town(gameOf: GameOf): readonly Action[] {
  return [buying(gameOf), selling(gameOf), hiring(gameOf), ...rumours, ...tables]
}

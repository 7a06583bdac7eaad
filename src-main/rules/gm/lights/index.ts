import type { Action } from '../../core/action.ts'
import type { GameOf } from '../meeting.ts'
import { another } from './another.ts'
import { burning } from './burn.ts'
import { dark } from './dark.ts'
import { fallenLight } from './fallen.ts'
import { lighting } from './light.ts'
import { handOver, snuff } from './snuff.ts'

/** Actions on lights and their bearers. */
export function lights(gameOf: GameOf): readonly Action[] {
  return [lighting(gameOf), another(gameOf), snuff, handOver, fallenLight, ...dark(gameOf), burning]
}

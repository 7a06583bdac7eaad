import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { critical } from './critical.ts'
import { damage } from './damage.ts'
import { hazarding } from './hazard.ts'
import { injury } from './injury.ts'

/** HP, armour, abilities, and what critical damage does. */
export function harm(gameOf: GameOf): readonly Action[] {
  return [damage, hazarding(gameOf), critical, injury]
}

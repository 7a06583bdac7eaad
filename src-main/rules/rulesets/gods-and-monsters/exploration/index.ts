import type { Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { activate } from './activate.ts'
import { picking } from './locks.ts'
import { search } from './search.ts'
import { trapping } from './traps.ts'
import { attempts } from './tries.ts'
import { turns } from './turn.ts'

export { wandering } from './wanderers.ts'

/** Ten minutes at a time below ground, and what is tried in them; whoever is met is made by the campaign’s own game. */
export function exploration(gameOf: GameOf): readonly Action[] {
  return [
    ...turns(gameOf),
    ...attempts(gameOf),
    picking(gameOf),
    search(gameOf),
    trapping(gameOf),
    activate,
  ]
}

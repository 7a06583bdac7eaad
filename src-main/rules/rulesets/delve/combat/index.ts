import type { Action } from '../../../core/action.ts'
import { ammunition } from './ammunition.ts'
import { attack } from './attack.ts'
import { blast } from './blast.ts'
import { fleeActions } from './flee.ts'
import { gangUp } from './gang-up.ts'
import { initiative } from './initiative.ts'
import { manoeuvre } from './manoeuvre.ts'
import { morale } from './morale.ts'
import { move, withdraw } from './move.ts'

/** Actions of a fight, from initiative to ammunition. */
export const combat: readonly Action[] = [
  initiative,
  attack,
  gangUp,
  blast,
  move,
  manoeuvre,
  withdraw,
  morale,
  ...fleeActions,
  ammunition,
]

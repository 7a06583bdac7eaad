import type { Action } from '../../../core/action.ts'
import { attack } from './attack.ts'
import { flee } from './flee.ts'
import { hold, release } from './hold.ts'
import { rollInitiative } from './initiative.ts'
import { morale } from './morale.ts'
import { shieldAllies } from './shield-allies.ts'

/** Actions of a fight. */
export const combat: readonly Action[] = [
  rollInitiative,
  attack,
  hold,
  release,
  shieldAllies,
  flee,
  morale,
]

import type { Action } from '../../../core/action.ts'
import { attack } from './attack.ts'
import { bleed } from './bleeding.ts'
import { foeKind } from './foe-kinds.ts'
import { gambit } from './gambit.ts'
import { gradeWeapon } from './grade-weapon.ts'
import { initiative } from './initiative.ts'
import { morale } from './morale.ts'
import { leave, retreat } from './retreat.ts'
import { sacrifice } from './sacrifice.ts'
import { several } from './several.ts'

export { order } from './order.ts'

/** A fight from the first declaration to the rout. */
export const combat: readonly Action[] = [
  initiative,
  attack,
  several,
  gambit,
  retreat,
  leave,
  sacrifice,
  bleed,
  morale,
  foeKind,
  gradeWeapon,
]

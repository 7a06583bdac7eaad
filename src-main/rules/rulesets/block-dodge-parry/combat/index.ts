import type { Action } from '../../../core/action.ts'
import { attack } from './attack.ts'
import { duel } from './duel.ts'
import { leave, retreat } from './flee.ts'
import { foeKind } from './foe-kinds.ts'
import { gambit } from './gambit.ts'
import { gradeWeapon } from './grades.ts'
import { initiative } from './initiative.ts'
import { morale } from './morale.ts'
import { sacrifice } from './sacrifice.ts'
import { several } from './several.ts'
import { bleed } from './tags.ts'

/** Actions of a fight. */
export const combat: readonly Action[] = [
  duel,
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

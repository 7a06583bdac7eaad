import type { Action } from '../../../core/action.ts'
import { damage, heal } from './damage.ts'
import { deathCheck } from './death-check.ts'
import { faint } from './faint.ts'
import { highestSpell } from './highest-spell.ts'
import { lastEffort } from './last-effort.ts'
import { givePool } from './pool.ts'
import { dies, timeIsUp } from './time-is-up.ts'
import { comeRound } from './wake.ts'
import { wakeUp } from './wake-up.ts'

/** Survival, verve and injuries, and what is left between them and death. */
export const harm: readonly Action[] = [
  damage,
  heal,
  givePool,
  faint,
  comeRound,
  wakeUp,
  deathCheck,
  timeIsUp,
  lastEffort,
  dies,
  highestSpell,
]

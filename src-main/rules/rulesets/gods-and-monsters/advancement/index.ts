import type { Action } from '../../../core/action.ts'
import { bidMojo } from './bid.ts'
import { boughtRoll } from './bought-roll.ts'
import { defeats, experience } from './experience.ts'
import { learn } from './learn.ts'
import { levelUp } from './level-up.ts'
import { mojoForSilver } from './silver.ts'
import { learnSpell } from './spell.ts'
import { study } from './studying.ts'

export const advancement: readonly Action[] = [
  experience,
  levelUp,
  bidMojo,
  learn,
  boughtRoll,
  mojoForSilver,
  study,
  learnSpell,
]
export { defeats }

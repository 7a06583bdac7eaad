import type { Action } from '../../../action.ts'
import { bidMojo } from './bid.ts'
import { experience } from './experience.ts'
import { learn } from './learn.ts'
import { levelUp } from './level-up.ts'
import { learnSpell } from './spell.ts'
import { study } from './studying.ts'

export const advancement: readonly Action[] = [
  experience,
  levelUp,
  bidMojo,
  learn,
  study,
  learnSpell,
]

import type { Action } from '../../../core/action.ts'
import { boughtRoll, learn, mojoForSilver } from './buying.ts'
import { changeCode, changeSpirits } from './codes.ts'
import { study } from './course.ts'
import { defeats, experience } from './experience.ts'
import { levelUp } from './level-up.ts'
import { bidMojo } from './mojo.ts'
import { learnSpell } from './spell.ts'

export const advancement: readonly Action[] = [
  experience,
  levelUp,
  bidMojo,
  learn,
  boughtRoll,
  mojoForSilver,
  study,
  learnSpell,
  changeCode,
  changeSpirits,
]
export { defeats }

import type { Action } from '../../../core/action.ts'
import { experience, learn } from './learn.ts'
import { trainAbility, trainHp } from './train.ts'

/** Advancement by skills, practice and training; the game has no levels. */
export const improvement: readonly Action[] = [learn, experience, trainHp, trainAbility]

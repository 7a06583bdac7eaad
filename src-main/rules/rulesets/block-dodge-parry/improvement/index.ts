import type { Action } from '../../../core/action.ts'
import { experience, learn } from './learn.ts'
import { trainAbility, trainHp } from './train.ts'

/** How somebody grows: there are no levels. */
export const improvement: readonly Action[] = [learn, experience, trainHp, trainAbility]

import type { Action } from '../../../core/action.ts'
import { deed } from './deed.ts'
import { defeats, experience } from './experience.ts'
import { fact, journalLost } from './explorer.ts'
import { level } from './level.ts'

export const advancement: readonly Action[] = [experience, deed, level, fact, journalLost]
export { defeats }

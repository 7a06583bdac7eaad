import type { Action } from '../../../action.ts'
import { newcomer } from './new-character.ts'
import { hireling } from './new-hireling.ts'

export const generation: readonly Action[] = [newcomer, hireling]

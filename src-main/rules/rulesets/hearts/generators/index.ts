import type { Action } from '../../../core/action.ts'
import { newcomer } from './new-character.ts'
import { hireling } from './new-hireling.ts'

export const generators: readonly Action[] = [newcomer, hireling]

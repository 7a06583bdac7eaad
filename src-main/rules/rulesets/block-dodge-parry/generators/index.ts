import type { Action } from '../../../core/action.ts'
import { companion } from './companion.ts'
import { hireling } from './hireling.ts'
import { newcomer } from './newcomer.ts'

export const generators: readonly Action[] = [newcomer, hireling, companion]

import type { Action } from '../../../action.ts'
import { newcomer } from './newcomer.ts'

export const generators: readonly Action[] = [newcomer]

import type { Action } from '../../../core/action.ts'
import { newHireling } from './hireling.ts'
import { newCharacter } from './newcomer.ts'

export const generators: readonly Action[] = [newCharacter, newHireling]

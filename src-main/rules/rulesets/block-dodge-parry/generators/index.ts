import type { Action } from '../../../core/action.ts'
import { newCharacter } from './new-character.ts'
import { newCompanion, newHireling } from './new-hireling.ts'

export const generators: readonly Action[] = [newCharacter, newHireling, newCompanion]

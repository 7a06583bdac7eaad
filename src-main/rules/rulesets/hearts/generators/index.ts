import type { Action } from '../../../core/action.ts'
import { makeCharacter } from './new-character.ts'
import { makeHireling } from './new-hireling.ts'

export const generators: readonly Action[] = [makeCharacter, makeHireling]

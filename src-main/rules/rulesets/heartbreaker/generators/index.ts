import type { Action } from '../../../core/action.ts'
import { chooseLanguages } from '../character/languages.ts'
import { newCharacter } from './new-character.ts'
import { newHireling } from './new-hireling.ts'
import { swap } from './swap.ts'

export const generators: readonly Action[] = [newCharacter, newHireling, swap, chooseLanguages]

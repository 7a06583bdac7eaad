import type { Action } from '../../../core/action.ts'
import { craft } from './craft.ts'
import { noteIngredient } from './note-ingredient.ts'
import { usePreparation } from './use.ts'

/** Salves, teas, tonics and brews of wild ingredients. */
export const wildcrafting: readonly Action[] = [craft, noteIngredient, usePreparation]

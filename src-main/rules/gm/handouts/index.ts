import type { Action } from '../../core/action.ts'
import { handouts as written } from './handouts.ts'
import { pictures } from './pictures.ts'

/** Actions on handouts and pictures for the players. */
export const handouts: readonly Action[] = [...written, ...pictures]

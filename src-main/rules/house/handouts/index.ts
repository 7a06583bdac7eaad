import type { Action } from '../../action.ts'
import { handouts as written } from './handouts.ts'
import { pictures } from './pictures.ts'

/** What the players are given into their hands. */
export const handouts: readonly Action[] = [...written, ...pictures]

import type { Action } from '../../core/action.ts'
import { erase, write } from './attacks.ts'
import { kind, notes, player, tag } from './who.ts'

/** Actions that edit a creature's sheet by hand, apart from its numbers. */
export const person: readonly Action[] = [kind, player, tag, notes, write, erase]

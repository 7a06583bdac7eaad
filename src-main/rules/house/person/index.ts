import type { Action } from '../../action.ts'
import { erase, write } from './attacks.ts'
import { kind, notes, player, tag } from './who.ts'

/** What the sheet of anybody can be given by hand besides numbers. */
export const person: readonly Action[] = [kind, player, tag, notes, write, erase]

import type { Action } from '../../../core/action.ts'
import { cast } from './cast.ts'
import { endSpell } from './ending.ts'
import { flight } from './flight.ts'
import { spellbook } from './spellbook.ts'

export { spellRows as spells } from './spells.ts'
export { liftEndedSpells } from './lasting.ts'
export { callForSpells } from './spellbook.ts'

export const magic: readonly Action[] = [cast, flight, endSpell, spellbook]

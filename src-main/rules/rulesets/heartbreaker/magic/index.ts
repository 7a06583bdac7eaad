import type { Action } from '../../../core/action.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'
import { cast } from './casting.ts'
import { harm, ward } from './discharge.ts'
import { forget, learn } from './learn.ts'
import { turning } from './turning.ts'

/** Actions of magic. The book has no spell list; each table has its own. Rules HBK-MAG-06, HBKX-GAP-04. */
export const spells: readonly SpellRow[] = []

export const magic: readonly Action[] = [cast, harm, ward, turning, learn, forget]

import type { Action } from '../../../core/action.ts'
import { attack } from './attack.ts'
import { end } from './end.ts'
import { experience } from './experience.ts'
import { flee } from './flee.ts'
import { rollInitiative } from './initiative.ts'
import { morale } from './morale.ts'

export { combatOrder } from './order.ts'

export const combat: readonly Action[] = [rollInitiative, attack, morale, flee, experience, end]

import type { Action } from '../../../core/action.ts'
import { attack } from './attack.ts'
import { endFight } from './end.ts'
import { flee } from './flee.ts'
import { rollInitiative } from './initiative.ts'
import { morale } from './morale.ts'
import { routNumber } from './rout-numbers.ts'

export { combatOrder } from './order.ts'

export const combat: readonly Action[] = [
  rollInitiative,
  attack,
  morale,
  flee,
  routNumber,
  endFight,
]

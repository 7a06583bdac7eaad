import type { Action } from '../../../action.ts'
import { attack } from './attack.ts'
import { end } from './end.ts'
import { rollInitiative } from './initiative.ts'
import { morale } from './morale.ts'

export const combat: readonly Action[] = [rollInitiative, attack, morale, end]

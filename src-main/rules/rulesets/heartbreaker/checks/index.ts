import type { Action } from '../../../core/action.ts'
import { attributeCheck } from './attribute-check.ts'
import { skillRoll } from './skill-roll.ts'

export const checks: readonly Action[] = [skillRoll, attributeCheck]

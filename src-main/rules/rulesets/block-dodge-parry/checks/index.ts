import type { Action } from '../../../core/action.ts'
import { begin, work } from './complex.ts'
import { dieOfFate } from './fate.ts'
import { task } from './task.ts'

/** Task actions: Time, Gear, Skill; the Die of Fate; and work in steps. */
export const tasks: readonly Action[] = [task, dieOfFate, begin, work]

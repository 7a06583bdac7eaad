import type { Action } from '../../../core/action.ts'
import { night } from './night.ts'
import { week } from './week.ts'

export const rests: readonly Action[] = [night, week]

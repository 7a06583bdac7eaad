import type { Action } from '../../../core/action.ts'
import { damage } from './damage.ts'
import { critical, down } from './dying.ts'
import { wound } from './wounds.ts'

export const harm: readonly Action[] = [damage, critical, down, wound]

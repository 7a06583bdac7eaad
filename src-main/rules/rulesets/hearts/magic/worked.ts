import type { Effect } from '../../../core/effects.ts'
import type { Step, Tone } from '../../../core/outcome.ts'

/** Result of a spell. */
export interface SpellResult {
  says: string
  tone: Tone
  why: Step[]
  effects: Effect[]
  total?: number
  failedBy?: number
  secret?: true
}

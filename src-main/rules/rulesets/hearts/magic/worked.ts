import type { Effect } from '../../../effects.ts'
import type { Step, Tone } from '../../../outcome.ts'

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

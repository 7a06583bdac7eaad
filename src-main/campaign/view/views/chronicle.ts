import type { RuleId, Step, Tone } from '../../../rules/core/outcome.ts'
import type { Question } from '../../../rules/core/procedure.ts'
import type { Id } from '../../../rules/core/situation.ts'
import type { DieView } from './actions.ts'

export interface ChronicleLine {
  number: number
  kind: 'do' | 'undo' | 'redo' | 'amend'
  /** Taken back, or left out. */
  undone: boolean
  /** Reason why it could not be carried out after an earlier line was amended; null otherwise. */
  leftOut: string | null
  /** Text before the amendment. */
  was: string | null
  what: string
  says: string
  /** Text with every name, where `says` or `what` gives a count. */
  full: string | null
  tone: Tone
  total: number | null
  dice: DieView[]
  why: Step[]
  rule: RuleId
  ruleTitle: string
  secret: boolean
  /** "Turn 4", "Watch 3", "Round 2" or "Day 14". */
  heading: string
  /** "15:40" */
  time: string
  day: number
  /** Dice and numbers that an amendment could still change. */
  amends: Question[]
  who: Id[]
}

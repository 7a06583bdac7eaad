import type { RuleId, Step, Tone } from '../../../rules/outcome.ts'
import type { Question } from '../../../rules/procedure.ts'
import type { Id } from '../../../rules/situation.ts'
import type { DieView } from './actions.ts'

export interface ChronicleLine {
  number: number
  kind: 'do' | 'undo' | 'redo' | 'amend'
  undone: boolean
  what: string
  says: string
  tone: Tone
  total: number | null
  dice: DieView[]
  why: Step[]
  rule: RuleId
  secret: boolean
  /** "Turn 4" and "15:40" of its heading. */
  turn: string
  time: string
  day: number
  /** Numbers or choices that an amendment could still change. */
  amends: Question[]
  who: Id[]
}

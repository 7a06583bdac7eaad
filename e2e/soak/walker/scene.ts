import type { Ledger, LedgerStep } from './ledger.ts'
import type { WalkMove } from './moves.ts'
import type { ScreenReading } from './read-screen.ts'

/** One step of the walk: the screen before, the move, the screen after. */
export interface WalkStep {
  before: ScreenReading
  move: WalkMove
  after: ScreenReading
  /** Label of whatever covered the control that was to be clicked. */
  under: string | undefined
  /** Entries that the step made. */
  steps: readonly LedgerStep[]
  ledger: Ledger
  /** Texts and controls that are cut or covered; none where this step did not measure. */
  faults: readonly string[]
}

/** A line for each fault of a step. */
export type StepCheck = (scene: WalkStep) => string[]

import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Ledger, Step } from './ledger.ts'
import type { Move } from './moves.ts'
import type { Sight } from './sight.ts'

/** One step of the walk: the screen before, the move, the screen after. */
export interface Scene {
  before: Sight
  move: Move
  after: Sight
  /** Entries that the step made. */
  steps: readonly Step[]
  ledger: Ledger
  views: Views
  /** Texts and controls that are cut or covered, before the step and after it. */
  faultsBefore: readonly string[]
  faults: readonly string[]
}

/** A line for each fault of a step. */
export type Check = (scene: Scene) => string[]

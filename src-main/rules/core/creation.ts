import type { RuleId } from './outcome.ts'

/** One step of making or raising a character, as the book lists them. */
export interface CreationStep {
  title: string
  /** Sentence or two on what is rolled or chosen. */
  says: string
  rule: RuleId
  /** Inputs of the action that belong to it. */
  asks?: readonly string[]
  /** Beginnings of the labels of its dice. */
  dice?: readonly string[]
  /** Rules of its results, besides its own. */
  shows?: readonly RuleId[]
}

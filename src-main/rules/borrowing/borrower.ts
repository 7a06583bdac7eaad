import type { Effect } from '../core/effects.ts'
import type { Step } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { FieldId, ReadonlyCreature, Situation } from '../core/situation.ts'

/** Scale of a score: a 3d6 ability, or a number that only its own game uses. */
export type ScoreScale = '3d6' | 'own'

/** Consequence of one of the borrower's own rules. */
export interface Follows {
  says: string
  why: Step[]
  effects: Effect[]
}

/** A number of the borrower that may stand in for a score it lacks. */
export interface StandIn {
  field: FieldId
  scale: ScoreScale
  means: string
  /** Consequence of a failed check on it: "ST improves to 12". Null when there is none. */
  failed?(creature: ReadonlyCreature, situation: Situation): Follows | null
}

/** Rules of a borrowing game that apply inside a lender's procedure. */
export interface BorrowerRules {
  /** Numbers that may stand in for a lender's score, the default first. */
  scores: readonly StandIn[]
  night: {
    /** Effect of a night in camp on a creature, in a few words: "HP 1 to 2". */
    says(creature: ReadonlyCreature): string[]
    run(creature: ReadonlyCreature): ProcedureOf<Omit<Follows, 'says'>>
  }
  harm: {
    /** Preview step on how this game applies the dice of a trap. */
    says(situation: Situation): Step
    run(creature: ReadonlyCreature, amount: number, situation: Situation): Follows
  }
}

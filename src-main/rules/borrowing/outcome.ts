import type { Effect } from '../core/effects.ts'
import type { Outcome } from '../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Follows } from './borrower.ts'
import { isUntold, type Answered } from './scores.ts'

/** Consequence of a failed check for the stand-in, if there is one. */
export function failing(
  scores: readonly Answered[],
  someone: ReadonlyCreature | undefined,
  situation: Situation,
): Follows | null {
  const standing = scores.find((score) => 'standIn' in score.standing)?.standing
  if (!someone || !standing || !('standIn' in standing)) return null
  return standing.standIn.failed?.(someone, situation) ?? null
}

export function withConsequence(outcome: Outcome, failed: Follows | null): Outcome {
  if (!failed) return outcome
  // The first sentence is about the check; later ones are about the turn it took.
  const [first = '', ...rest] = outcome.says.split('. ')
  return {
    ...outcome,
    says: [`${first}; ${failed.says}`, ...rest].join('. '),
    why: [...outcome.why, ...failed.why],
    effects: [...outcome.effects, ...failed.effects],
  }
}

/** Drops effects on the lender's numbers; a newly typed score is kept under a field of its own. */
export function withoutLent(
  outcome: Outcome,
  scores: readonly Answered[],
  someone: ReadonlyCreature | undefined,
  input: Readonly<Record<string, unknown>>,
): Outcome {
  const lent = (effect: Effect): boolean =>
    (effect.do === 'set' || effect.do === 'change') &&
    scores.some(({ field }) => field.id === effect.field)
  const typed = scores.flatMap((score): Effect[] =>
    someone && 'typed' in score.standing && isUntold(someone, score)
      ? [{ do: 'set', creature: someone.id, field: score.kept, to: Number(input[score.ask]) }]
      : [],
  )
  return { ...outcome, effects: [...outcome.effects.filter((one) => !lent(one)), ...typed] }
}

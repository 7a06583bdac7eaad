import type { Effect } from '../core/effects.ts'
import type { Outcome, RuleId, Step, Tone } from '../core/outcome.ts'

/** Outcome of an action that the GM alone decides. */
export function gmOutcome(
  rule: RuleId,
  what: string,
  says: string,
  effects: Effect[],
  more: { who?: string[]; tone?: Tone; why?: Step[]; total?: number; secret?: boolean } = {},
): Outcome {
  return {
    rule,
    what,
    says,
    effects,
    tone: more.tone ?? 'plain',
    who: more.who ?? [],
    why: more.why ?? [],
    ...(more.total === undefined ? {} : { total: more.total }),
    ...(more.secret ? { secret: true } : {}),
  }
}

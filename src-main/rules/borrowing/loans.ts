import type { Phase } from '../core/action.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { Borrowable, RulesetId, Situation } from '../core/situation.ts'

export interface Loan {
  phase: Phase & Borrowable
  game: Ruleset
}

/** Borrowed phases of a campaign, each with its lender; never its own game or a phase its game covers. */
export function loansOf(
  { borrowed = {} }: Partial<Pick<Situation, 'borrowed'>>,
  own: Ruleset,
  rulesets: Readonly<Record<RulesetId, Ruleset | undefined>>,
): Loan[] {
  return (['dungeon', 'travel'] as const).flatMap((phase) => {
    const from = borrowed[phase]
    const game = from === undefined ? undefined : rulesets[from]
    return game && game.id !== own.id && !own.covers.includes(phase) ? [{ phase, game }] : []
  })
}

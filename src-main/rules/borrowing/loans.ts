import type { Game } from '../core/action.ts'
import type { Phase } from '../core/phase.ts'
import type { Borrowable, RulesetId, Situation } from '../core/situation.ts'

export interface Loan {
  phase: Phase & Borrowable
  game: Game
}

/** Borrowed phases of a campaign, each with its lender; never its own game or a phase its game covers. */
export function loansOf(
  { borrowed = {} }: Partial<Pick<Situation, 'borrowed'>>,
  own: Game,
  rulesets: Readonly<Record<RulesetId, Game | undefined>>,
): Loan[] {
  return (['dungeon', 'travel'] as const).flatMap((phase) => {
    const from = borrowed[phase]
    const game = from === undefined ? undefined : rulesets[from]
    return game && game.id !== own.id && !own.covers.includes(phase) ? [{ phase, game }] : []
  })
}

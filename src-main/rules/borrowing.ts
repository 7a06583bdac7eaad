import type { Action, Phase } from './action.ts'
import type { Ruleset } from './ruleset.ts'
import type { Borrowable, FieldId, RulesetId, Situation } from './situation.ts'

export interface Loan {
  phase: Phase & Borrowable
  game: Ruleset
}

/** Games a campaign borrows a procedure from, with what is borrowed; never its own, never a covered phase. */
export function loansOf(
  situation: Situation,
  own: Ruleset,
  rulesets: Readonly<Record<RulesetId, Ruleset | undefined>>,
): Loan[] {
  return (['dungeon', 'travel'] as const).flatMap((phase) => {
    const from = situation.borrowed[phase]
    const game = from === undefined ? undefined : rulesets[from]
    return game && game.id !== own.id && !own.covers.includes(phase) ? [{ phase, game }] : []
  })
}

/** A lender's action as a borrower has it: struck out, with the reason, where a number it needs is nobody's. */
export function lent(action: Action, lender: Ruleset, own: Ruleset, situation: Situation): Action {
  const missing = action.needs.filter((field) => !partyHas(situation, field))
  return missing.length === 0 ? action : { ...action, struck: reason(action, missing, lender, own) }
}

function partyHas(situation: Situation, field: FieldId): boolean {
  return situation.party.some((id) => situation.creatures[id]?.values[field] !== undefined)
}

function reason(
  action: Action,
  missing: readonly FieldId[],
  lender: Ruleset,
  own: Ruleset,
): string {
  const labels = missing.map((id) => lender.fields.find((field) => field.id === id)?.label ?? id)
  return `${action.title} (${lender.title}) needs ${labels.join(' and ')}, and nobody in this ${own.title} party has it.`
}

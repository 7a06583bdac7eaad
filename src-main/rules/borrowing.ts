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

/**
 * A lender's action as a borrower has it: asking for the number where one score would do and nobody
 * has it, struck out with the reason where more is missing.
 */
export function lent(action: Action, lender: Ruleset, own: Ruleset, situation: Situation): Action {
  const missing = action.needs.filter((field) => !partyHas(situation, field))
  if (missing.length === 0) return action
  const before = lentLast.get(action)
  if (before?.own === own && before.missing === missing.join()) return before.action
  const changed = changedFor(action, missing, lender, own)
  lentLast.set(action, { own, missing: missing.join(), action: changed })
  return changed
}

/** An action that is lent as it was lent last is the same one, so that what was drawn of it still counts. */
const lentLast = new WeakMap<Action, { own: Ruleset; missing: string; action: Action }>()

function changedFor(
  action: Action,
  missing: readonly FieldId[],
  lender: Ruleset,
  own: Ruleset,
): Action {
  const [field] = missing
  if (field === undefined) return action
  if (missing.length === 1 && action.score === field) return asking(action, field, lender, own)
  return { ...action, struck: reason(action, missing, lender, own) }
}

/** The score as it is asked for, on a d20. */
const scored = { kind: 'number', min: 1, max: 20, default: 10 } as const

function asking(action: Action, field: FieldId, lender: Ruleset, own: Ruleset): Action {
  const title = `${labelOf(field, lender)}, which ${own.title} has not`
  const { preview } = action
  return {
    ...action,
    asks: { ...action.asks, score: { ...scored, title } },
    ...(preview
      ? {
          preview: (situation, input, at) =>
            preview.call(action, lending(situation, field, input), withoutScore(input), at),
        }
      : {}),
    run: (situation, input, at) =>
      action.run(lending(situation, field, input), withoutScore(input), at),
  }
}

/** The situation as if whoever lacks the number had the one that was told. */
function lending(
  situation: Situation,
  field: FieldId,
  input: Readonly<Record<string, unknown>>,
): Situation {
  const score = Number(input['score'])
  const { creatures } = situation
  const key = `${field} ${score}`
  const known = scoredAs.get(creatures) ?? new Map<string, Situation['creatures']>()
  const lent = known.get(key) ?? withScore(creatures, field, score)
  scoredAs.set(creatures, known.set(key, lent))
  return { ...situation, creatures: lent }
}

/** Many borrowed actions ask for the same number of the same creatures. */
const scoredAs = new WeakMap<Situation['creatures'], Map<string, Situation['creatures']>>()

function withScore(
  creatures: Situation['creatures'],
  field: FieldId,
  score: number,
): Situation['creatures'] {
  return Object.fromEntries(
    Object.values(creatures).map((creature) => [
      creature.id,
      creature.values[field] === undefined
        ? { ...creature, values: { ...creature.values, [field]: score } }
        : creature,
    ]),
  )
}

function withoutScore<T extends Readonly<Record<string, unknown>>>(input: T): T {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'score')) as T
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
  const labels = missing.map((id) => labelOf(id, lender))
  return `${action.title} (${lender.title}) needs ${labels.join(' and ')}, and nobody in this ${own.title} party has it.`
}

function labelOf(id: FieldId, lender: Ruleset): string {
  return lender.fields.find((field) => field.id === id)?.label ?? id
}

import type { Action, Asks, Preview, Scope } from '../core/action.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ruleset } from '../core/ruleset.ts'
import type { FieldId, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Loan } from './loans.ts'
import { failing, withConsequence, withoutLent } from './outcome.ts'
import {
  isUntold,
  lentScores,
  scoreTitle,
  standingOf,
  standsAt,
  type Answered,
  type LentScore,
} from './scores.ts'
type Input = Readonly<Record<string, unknown>>

/**
 * Adapts a lender's action to the borrower: it rolls against the stand-in for a missing score, or is
 * unavailable, with the reason, where more than scores is missing. Rule GF-RULE-03.
 */
export function adaptBorrowed(
  action: Action,
  loan: Loan,
  own: Ruleset,
  situation: Situation,
): Action {
  const lacking = action.needs.filter((id) => !own.fields.some((field) => field.id === id))
  const scores = lentScores(loan, own).filter(({ field }) => lacking.includes(field.id))
  const missing = lacking.filter(
    (id) => !scores.some(({ field }) => field.id === id) && !partyHas(situation, id),
  )
  if (missing.length + scores.length === 0) return action
  const rulings = scores.map(({ rule }) => situation.houseRules[rule.id] ?? '')
  const key = [own.id, ...missing, ...rulings].join()
  const before = adaptedLast.get(action)
  if (before?.key === key) return before.action
  const adapted =
    missing.length > 0
      ? { ...action, struck: unavailableReason(action, missing, loan.game, own) }
      : withStandIns(action, answered(scores, own, situation))
  adaptedLast.set(action, { key, action: adapted })
  return adapted
}

/** Cache of adapted actions; an unchanged one keeps its identity, so that cached views stay valid. */
const adaptedLast = new WeakMap<Action, { key: string; action: Action }>()

function partyHas(situation: Situation, field: FieldId): boolean {
  return situation.party.some((id) => situation.creatures[id]?.values[field] !== undefined)
}

function unavailableReason(
  action: Action,
  missing: readonly FieldId[],
  lender: Ruleset,
  own: Ruleset,
): string {
  const labels = missing.map((id) => lender.fields.find((field) => field.id === id)?.label ?? id)
  return `${action.title} (${lender.title}) needs ${labels.join(' and ')}, and nobody in this ${own.title} party has it.`
}

function answered(scores: readonly LentScore[], own: Ruleset, situation: Situation): Answered[] {
  return scores.map((score, at) => ({
    ...score,
    standing: standingOf(score, own, situation),
    ask: at === 0 ? 'score' : `score ${score.field.id}`,
  }))
}

function withStandIns(action: Action, scores: readonly Answered[]): Action {
  const typed = scores.filter(({ standing }) => 'typed' in standing)
  const who = Object.keys(action.asks).find((name) => action.asks[name]?.kind === 'creature') ?? ''
  const plain = (input: Input): never =>
    Object.fromEntries(
      Object.entries(input).filter(([name]) => !typed.some(({ ask }) => ask === name)),
    ) as never
  const { preview } = action
  return {
    ...action,
    asks: { ...action.asks, ...asksOf(typed) },
    ...(preview && {
      preview(situation, input: Input, at) {
        const someone = situation.creatures[String(input[who])]
        const lent = scored(situation, scores, someone, input)
        return explained(preview.call(action, lent, plain(input), at), scores, someone, situation)
      },
    }),
    *run(situation, input: Input, at) {
      const someone = situation.creatures[String(input[who])]
      const lent = scored(situation, scores, someone, input)
      const outcome: Outcome = yield* action.run(lent, plain(input), at)
      const failed =
        outcome.failedBy !== undefined || at.ruling.override === 'failure'
          ? failing(scores, someone, situation)
          : null
      return withConsequence(withoutLent(outcome, scores, someone, input), failed)
    },
  }
}

function asksOf(typed: readonly Answered[]): Asks {
  return Object.fromEntries(
    typed.map((score) => [
      score.ask,
      {
        kind: 'number',
        title: `${scoreTitle(score)} for this character`,
        min: score.field.min,
        max: score.field.max,
        default: score.ordinary,
      },
    ]),
  )
}

/** Adds to a preview the stand-in for the score, the effect of a failure, and the scores still to type. */
function explained(
  shown: Preview,
  scores: readonly Answered[],
  someone: ReadonlyCreature | undefined,
  situation: Situation,
): Preview {
  const failed = shown.target === undefined ? null : failing(scores, someone, situation)
  const scope = Object.fromEntries(
    scores.flatMap((score): [string, Scope][] =>
      'typed' in score.standing
        ? [[score.ask, isUntold(someone, score) ? { untold: scoreTitle(score) } : { idle: true }]]
        : [],
    ),
  )
  return {
    ...shown,
    chances: shown.chances.map((each) =>
      failed && each.tone === 'bad' ? { ...each, says: `${each.says}; ${failed.says}` } : each,
    ),
    why: [
      ...shown.why,
      ...scores.flatMap((score) => (someone ? [standsStep(score, someone)] : [])),
    ],
    ...(Object.keys(scope).length > 0 ? { scope: { ...shown.scope, ...scope } } : {}),
  }
}

function standsStep(score: Answered, someone: ReadonlyCreature): Preview['why'][number] {
  const { standing } = score
  const at = standsAt(someone, score)
  const value =
    'standIn' in standing
      ? `${standing.label} ${at} stands for it`
      : 'fixed' in standing
        ? `${at} for everybody`
        : isUntold(someone, score)
          ? 'to be typed once'
          : `${at}, as it was typed`
  return { name: scoreTitle(score), value, rule: 'GF-RULE-03' }
}

/** Situation in which every creature that lacks a score has its stand-in. */
function scored(
  situation: Situation,
  scores: readonly Answered[],
  someone: ReadonlyCreature | undefined,
  input: Input,
): Situation {
  const { creatures } = situation
  const typed = scores.flatMap((score) =>
    'typed' in score.standing && isUntold(someone, score) ? [Number(input[score.ask])] : [],
  )
  const key = JSON.stringify([
    scores.map(({ rule, standing }) => [rule.id, standing]),
    typed.length > 0 && [someone?.id, typed],
  ])
  const known = scoredAs.get(creatures) ?? new Map<string, Situation['creatures']>()
  const lent = known.get(key) ?? everybody(creatures, scores, someone, input)
  scoredAs.set(creatures, known.set(key, lent))
  return { ...situation, creatures: lent }
}

/** Cache of situations with stand-ins, since many borrowed actions ask for the same score. */
const scoredAs = new WeakMap<Situation['creatures'], Map<string, Situation['creatures']>>()

function everybody(
  creatures: Situation['creatures'],
  scores: readonly Answered[],
  someone: ReadonlyCreature | undefined,
  input: Input,
): Situation['creatures'] {
  return Object.fromEntries(
    Object.values(creatures).map((creature) => {
      const values = Object.fromEntries(
        scores
          .filter(({ field }) => creature.values[field.id] === undefined)
          .map((score) => [
            score.field.id,
            creature === someone && 'typed' in score.standing && isUntold(creature, score)
              ? Number(input[score.ask])
              : standsAt(creature, score),
          ]),
      )
      return [creature.id, { ...creature, values: { ...creature.values, ...values } }]
    }),
  )
}

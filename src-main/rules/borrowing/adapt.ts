import type { Action, Game } from '../core/action.ts'
import { askFor, type Asks } from '../core/asks.ts'
import type { Effect } from '../core/effects.ts'
import { type Outcome, type Step, step } from '../core/outcome.ts'
import { isRefusal, type Preview, type Scope } from '../core/preview.ts'
import type { FieldId, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Follows } from './borrower.ts'
import type { Loan } from './loans.ts'
import {
  chosenScores,
  lentScores,
  mustBeTyped,
  scoreFor,
  scoreTitle,
  type ChosenScore,
} from './scores.ts'

/**
 * Adapts a lender's action to the borrower: it rolls against the stand-in for a missing score, or is
 * unavailable, with the reason, where more than scores is missing. Rule GF-RULE-03.
 */
export function adaptBorrowed(action: Action, loan: Loan, own: Game, situation: Situation): Action {
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
      : withStandIns(action, chosenScores(scores, own, situation))
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
  lender: Game,
  own: Game,
): string {
  const labels = missing.map((id) => lender.fields.find((field) => field.id === id)?.label ?? id)
  return `${action.title} (${lender.title}) needs ${labels.join(' and ')}, and nobody in this ${own.title} party has it.`
}

/** One use of a borrowed action: the scores it rolls against, who acts, and the numbers typed for them. */
interface Use {
  scores: readonly ChosenScore[]
  actor: ReadonlyCreature | undefined
  /** Scores typed for the actor, which then keeps them. */
  typed: readonly { score: ChosenScore; value: number }[]
  /** Consequence of a failed check for the stand-in, if there is one. */
  failure: Follows | null
}

function withStandIns(action: Action, scores: readonly ChosenScore[]): Action {
  const typed = scores.filter(({ source }) => 'typed' in source)
  const actorAsk = askFor(action.asks, 'actor', 'creature') ?? ''
  return {
    ...action,
    asks: { ...action.asks, ...asksOf(typed) },
    plan(situation, input: Readonly<Record<string, unknown>>, at) {
      const actor = situation.creatures[String(input[actorAsk])]
      const use: Use = {
        scores,
        actor,
        typed: typed
          .filter((score) => actor && mustBeTyped(actor, score))
          .map((score) => ({ score, value: Number(input[score.ask]) })),
        failure: failureFor(scores, actor, situation),
      }
      const lendersInput = Object.entries(input).filter(
        ([name]) => !typed.some(({ ask }) => ask === name),
      )
      const lent = { ...situation, creatures: creaturesWithScores(situation, use) }
      const planned = action.plan(lent, Object.fromEntries(lendersInput) as never, at)
      if (isRefusal(planned)) return explain(planned, use)
      return {
        get preview() {
          return planned.preview && explain(planned.preview, use)
        },
        *run() {
          const outcome: Outcome = yield* planned.run()
          const failed = outcome.failedBy !== undefined || at.ruling.override === 'failure'
          return withConsequence(withoutLent(outcome, use), failed ? use.failure : null)
        },
      }
    },
  }
}

function asksOf(typed: readonly ChosenScore[]): Asks {
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

function failureFor(
  scores: readonly ChosenScore[],
  actor: ReadonlyCreature | undefined,
  situation: Situation,
): Follows | null {
  const [standIn] = scores.flatMap(({ source }) => ('standIn' in source ? [source.standIn] : []))
  return (actor && standIn?.failed?.(actor, situation)) ?? null
}

/** Creatures of a situation, with a stand-in for every score that one lacks. */
function creaturesWithScores({ creatures }: Situation, use: Use): Situation['creatures'] {
  const { scores, actor, typed } = use
  const key = JSON.stringify([
    scores.map(({ rule, source }) => [rule.id, source]),
    typed.length > 0 && [actor?.id, typed.map(({ value }) => value)],
  ])
  const known = lentBefore.get(creatures) ?? new Map<string, Situation['creatures']>()
  lentBefore.set(creatures, known)
  const lent =
    known.get(key) ??
    Object.fromEntries(
      Object.values(creatures).map((creature) => {
        const lacking = scores
          .filter(({ field }) => creature.values[field.id] === undefined)
          .map((score) => [score.field.id, scoreIn(use, creature, score)])
        const values = { ...creature.values, ...Object.fromEntries(lacking) }
        return [creature.id, { ...creature, values }]
      }),
    )
  known.set(key, lent)
  return lent
}

/** Cache of creatures with stand-ins, since many borrowed actions ask for the same score. */
const lentBefore = new WeakMap<Situation['creatures'], Map<string, Situation['creatures']>>()

function scoreIn({ actor, typed }: Use, creature: ReadonlyCreature, score: ChosenScore): number {
  const now = creature === actor ? typed.find((each) => each.score === score) : undefined
  return now?.value ?? scoreFor(creature, score)
}

/** Adds to a preview the stand-in for the score, the effect of a failure, and the scores still to type. */
function explain<Shown extends Preview>(shown: Shown, use: Use): Shown {
  const { scores, actor, failure } = use
  const failed = shown.target === undefined ? null : failure
  const scope = scores.flatMap((score): [string, Scope][] => {
    if (!('typed' in score.source)) return []
    const isMissing = actor && mustBeTyped(actor, score)
    return [[score.ask, isMissing ? { untold: scoreTitle(score) } : { idle: true }]]
  })
  return {
    ...shown,
    chances: shown.chances.map((each) =>
      failed && each.tone === 'bad' ? { ...each, says: `${each.says}; ${failed.says}` } : each,
    ),
    why: [...shown.why, ...scores.flatMap((score) => (actor ? [scoreStep(score, actor)] : []))],
    ...(scope.length > 0 ? { scope: { ...shown.scope, ...Object.fromEntries(scope) } } : {}),
  }
}

function scoreStep(score: ChosenScore, actor: ReadonlyCreature): Step {
  const { source } = score
  const value = scoreFor(actor, score)
  const says =
    'standIn' in source
      ? `${source.label} ${value} stands for it`
      : 'fixed' in source
        ? `${value} for everybody`
        : mustBeTyped(actor, score)
          ? 'to be typed once'
          : `${value}, as it was typed`
  return step(scoreTitle(score), says, 'GF-RULE-03')
}

/** Drops effects on the lender's numbers; a newly typed score is kept under a field of its own. */
function withoutLent(outcome: Outcome, { scores, actor, typed }: Use): Outcome {
  const isLent = (effect: Effect): boolean =>
    (effect.do === 'set' || effect.do === 'change') &&
    scores.some(({ field }) => field.id === effect.field)
  const kept = typed.flatMap(({ score, value }): Effect[] =>
    actor ? [{ do: 'set', creature: actor.id, field: score.kept, to: value }] : [],
  )
  return { ...outcome, effects: [...outcome.effects.filter((one) => !isLent(one)), ...kept] }
}

function withConsequence(outcome: Outcome, failed: Follows | null): Outcome {
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

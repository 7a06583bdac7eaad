import type { Game } from '../core/action.ts'
import { choice } from '../core/choice.ts'
import type { Field } from '../core/ruleset/characters.ts'
import { houseRule, type HouseRule } from '../core/ruleset/house-rules.ts'
import type { FieldId, HouseRuleValue, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { StandIn } from './borrower.ts'
import type { Loan } from './loans.ts'

/** House-rule value by which each character has a score of their own, typed once. */
const typed = 'typed'

/** A lender's score that the borrower lacks. */
interface LentScore {
  lender: Game
  field: Field
  ordinary: number
  /** House rule by which the campaign chooses a stand-in. */
  rule: HouseRule
  /** Field that holds a typed score; never the lender's own id, which other rules would read. */
  kept: FieldId
}

/** Title of a lent score: "STR (Delve)". */
export function scoreTitle({ field, lender }: Pick<LentScore, 'field' | 'lender'>): string {
  return `${field.label} (${lender.title})`
}

/** Scores that a lender's actions of one phase need and the borrower lacks, with a house rule each. */
export function lentScores({ phase, game }: Loan, own: Game): LentScore[] {
  const ofBorrowers = cached.get(game) ?? new Map<string, LentScore[]>()
  cached.set(game, ofBorrowers)
  const key = `${own.id} ${phase}`
  const known = ofBorrowers.get(key)
  if (known) return known
  const wanted = new Set(
    game.actions.filter((action) => action.phase === phase).flatMap(({ needs }) => needs),
  )
  const scores = game.fields
    .filter(({ id }) => wanted.has(id) && !own.fields.some((field) => field.id === id))
    .flatMap((field) => (field.ordinary ? [lentScore(game, field, field.ordinary, own)] : []))
  ofBorrowers.set(key, scores)
  return scores
}

/** Cache of lent scores; house rules keep their identity, so that cached views stay valid. */
const cached = new WeakMap<Game, Map<string, LentScore[]>>()

function lentScore(
  lender: Game,
  field: Field,
  { score, scale }: NonNullable<Field['ordinary']>,
  own: Game,
): LentScore {
  const standIns = (own.borrower?.scores ?? []).filter((each) => each.scale === scale)
  const title = scoreTitle({ lender, field })
  const rule = choice(
    `score.${lender.id}.${field.id}`,
    'Tests and saves',
    'GF-RULE-03',
    title,
    `${own.title} has no ${field.label}. What do checks of ${lender.title} roll against?`,
    ...standIns.map(({ field: id, means }) => [id, labelIn(own, id), means] as const),
    [
      score,
      `${score} for everybody`,
      `The ${field.label} of an ordinary person in ${lender.title}.`,
    ],
    [
      typed,
      'Each has their own',
      `${title} is typed once for each character, and kept with their numbers.`,
    ],
  )
  return { lender, field, ordinary: score, kept: `${lender.id}.${field.id}`, rule }
}

function labelIn(game: Game, id: FieldId): string {
  return game.fields.find((field) => field.id === id)?.label ?? id
}

/** A lent score with the campaign's choice for it. */
export interface ChosenScore extends LentScore {
  /** A stand-in, one number for everybody, or a number typed for each. */
  source: { standIn: StandIn; label: string } | { fixed: number } | { typed: true }
  /** Name of the input for a typed score. */
  ask: string
}

/** Lent scores of one action with the campaign's choices. */
export function chosenScores(
  scores: readonly LentScore[],
  own: Game,
  situation: Situation,
): ChosenScore[] {
  return scores.map((score, at) => ({
    ...score,
    source: sourceOf(score, own, situation),
    ask: at === 0 ? 'score' : `score ${score.field.id}`,
  }))
}

function sourceOf(score: LentScore, own: Game, situation: Situation): ChosenScore['source'] {
  const value = houseRule<HouseRuleValue>(situation, score.rule)
  if (value === typed) return { typed: true }
  const standIn = own.borrower?.scores.find(({ field }) => field === value)
  return standIn
    ? { standIn, label: labelIn(own, standIn.field) }
    : { fixed: typeof value === 'number' ? value : score.ordinary }
}

/** True when a creature's typed score is still unknown. */
export function mustBeTyped(creature: ReadonlyCreature, { source, kept }: ChosenScore): boolean {
  return 'typed' in source && creature.values[kept] === undefined
}

/** Score of a creature on the lender's scale; the ordinary one when it is unknown. */
export function scoreFor(
  creature: ReadonlyCreature,
  { source, kept, ordinary }: ChosenScore,
): number {
  if ('fixed' in source) return source.fixed
  return creature.values['typed' in source ? kept : source.standIn.field] ?? ordinary
}

/** Fields of typed scores, to be shown and edited among a character's own numbers. */
export function typedFields(
  loans: readonly Loan[],
  own: Game,
  { houseRules }: Pick<Situation, 'houseRules'>,
): Field[] {
  return loans
    .flatMap((loan) => lentScores(loan, own))
    .filter(({ rule }) => houseRules[rule.id] === typed)
    .map((score) => ({
      id: score.kept,
      label: scoreTitle(score),
      title: `${scoreTitle(score)} for this character`,
      min: score.field.min,
      max: score.field.max,
      show: { sheet: true, print: false, monster: false },
      rule: 'GF-RULE-03',
    }))
}

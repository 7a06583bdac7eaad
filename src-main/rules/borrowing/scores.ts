import { houseRule, type HouseRule } from '../core/ruleset/house-rules.ts'
import { type Field } from '../core/ruleset/characters.ts'
import { type Ruleset } from '../core/ruleset.ts'
import type { FieldId, HouseRuleValue, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { StandIn } from './borrower.ts'
import type { Loan } from './loans.ts'

/** House-rule value by which each character has a score of their own, typed once. */
const typed = 'typed'

/** A lender's score that the borrower lacks. */
export interface LentScore {
  lender: Ruleset
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
export function lentScores({ phase, game }: Loan, own: Ruleset): LentScore[] {
  const known = cached.get(game)?.get(`${own.id} ${phase}`)
  if (known) return known
  const wanted = new Set(
    game.actions.filter((action) => action.phase === phase).flatMap(({ needs }) => needs),
  )
  const scores = game.fields.flatMap((field): LentScore[] =>
    wanted.has(field.id) && field.ordinary && !own.fields.some(({ id }) => id === field.id)
      ? [scoreOf(game, field, field.ordinary, own)]
      : [],
  )
  const perBorrower = cached.get(game) ?? new Map<string, LentScore[]>()
  cached.set(game, perBorrower.set(`${own.id} ${phase}`, scores))
  return scores
}

/** Cache of lent scores; house rules keep their identity, so that cached views stay valid. */
const cached = new WeakMap<Ruleset, Map<string, LentScore[]>>()

function scoreOf(
  lender: Ruleset,
  field: Field,
  { score, scale }: NonNullable<Field['ordinary']>,
  own: Ruleset,
): LentScore {
  const standIns = (own.borrower?.scores ?? []).filter((each) => each.scale === scale)
  const title = scoreTitle({ lender, field })
  return {
    lender,
    field,
    ordinary: score,
    kept: `${lender.id}.${field.id}`,
    rule: {
      id: `score.${lender.id}.${field.id}`,
      title,
      asks: `${own.title} has no ${field.label}. What do checks of ${lender.title} roll against?`,
      rule: 'GF-RULE-03',
      group: 'Tests and saves',
      choice: {
        kind: 'options',
        of: [
          ...standIns.map(({ field: id, means }) => ({
            value: id,
            title: labelIn(own, id),
            means,
          })),
          {
            value: score,
            title: `${score} for everybody`,
            means: `The ${field.label} of an ordinary person in ${lender.title}.`,
          },
          {
            value: typed,
            title: 'Each has their own',
            means: `${title} is typed once for each character, and kept with their numbers.`,
          },
        ],
      },
    },
  }
}

function labelIn(game: Ruleset, id: FieldId): string {
  return game.fields.find((field) => field.id === id)?.label ?? id
}

/** Campaign's choice for a lent score: a stand-in, one number for everybody, or typed for each. */
type Standing = { standIn: StandIn; label: string } | { fixed: number } | { typed: true }

export function standingOf(score: LentScore, own: Ruleset, situation: Situation): Standing {
  const value = houseRule<HouseRuleValue>(situation, score.rule)
  if (value === typed) return { typed: true }
  const standIn = own.borrower?.scores.find(({ field }) => field === value)
  return standIn
    ? { standIn, label: labelIn(own, standIn.field) }
    : { fixed: typeof value === 'number' ? value : score.ordinary }
}

/** True when a creature's score must be typed and is still unknown. */
export function isUntold(creature: ReadonlyCreature | undefined, score: LentScore): boolean {
  return creature !== undefined && creature.values[score.kept] === undefined
}

/** A lent score with the campaign's choice for it. */
export interface Answered extends LentScore {
  standing: Standing
  /** Name of the ask for a typed score. */
  ask: string
}

/** Score of a creature on the lender's scale; the ordinary one when it is unknown. */
export function standsAt(creature: ReadonlyCreature, score: Answered): number {
  const { standing } = score
  if ('fixed' in standing) return standing.fixed
  const held = 'typed' in standing ? score.kept : standing.standIn.field
  return creature.values[held] ?? score.ordinary
}

/** Fields of typed scores, to be shown and edited among a character's own numbers. */
export function typedFields(
  loans: readonly Loan[],
  own: Ruleset,
  situation: Partial<Pick<Situation, 'houseRules'>>,
): Field[] {
  const { houseRules = {} } = situation
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

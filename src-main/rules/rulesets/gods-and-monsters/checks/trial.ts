import {
  previewCheck,
  runCheck,
  signed,
  type Check,
  type CheckResult,
} from '../../../common/check.ts'
import type { Ruling } from '../../../core/action.ts'
import { type RuleId, type Step, step } from '../../../core/outcome.ts'
import { refusal, type Preview, type RefusedPreview, type Term } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { ownFieldsAndSkills } from '../advancement/own-skills.ts'
import { abilities, plainScore, reactions } from '../character/abilities.ts'
import { surprisedState, type Hampered } from '../combat/figures.ts'
import { dashes, immobilized, psychic, roundOfSurprise, surprised } from '../combat/marks.ts'
import { askBid, isArchetypalScore } from './bid.ts'
import { helmetTerm } from '../gear/equipped.ts'
import { ailmentNames, ailments } from '../harm/ailments/rows.ts'
import { surprisedFrom } from '../house-rules/fight.ts'
import { stunTerm } from '../psychic/state.ts'

/** Scores that a test may be made against. Rule GAM-CON-06. */
export const scores = [...reactions, ...abilities] as const
export type ScoreName = (typeof scores)[number]

/** The score of somebody as the first term of a test. Rule GAM-CON-06. */
export function scoreTerm({ values }: Pick<ReadonlyCreature, 'values'>, name: ScoreName): Term {
  return step(upperFirst(name), values[name] ?? plainScore(name), 'GAM-CTS-01')
}

/** Ask for the reaction of a test that either of two may meet, the better one unless it is chosen. */
export const eitherAsk = {
  kind: 'choice',
  title: 'By',
  of: ['the better', 'fortitude', 'willpower'],
  default: 'the better',
} as const

export type EitherReaction = (typeof eitherAsk.of)[number]

/** The score chosen of those that may meet a test, or the best of them. Rules GAM-INJ-04, GAM-CMB-04. */
export function eitherTerm(
  creature: Pick<ReadonlyCreature, 'values'>,
  may: readonly ScoreName[],
  chosen: EitherReaction,
): Term {
  const of = may.filter((name) => name === chosen)
  const [best = scoreTerm(creature, 'fortitude')] = (of.length > 0 ? of : may)
    .map((name) => scoreTerm(creature, name))
    .sort((one, other) => other.value - one.value)
  return best
}

/** Ask for the field or skill that fits a test. Rule GAM-CTS-13. */
export const fieldAsk = {
  kind: 'text',
  role: 'skill',
  title: 'Fitting field or skill',
  max: 60,
  optional: true,
} as const

/** Bonus of the field or skill that fits, where one is named, else the one set by hand. Rule GAM-CTS-13. */
export function fieldTerm(
  { name, skills }: Pick<ReadonlyCreature, 'name' | 'skills'>,
  { field, bonus }: { field?: string | undefined; bonus: number },
): Term | RefusedPreview {
  if (!field) return step('Field bonus', bonus, 'GAM-CTS-13')
  const own = skills[field]
  return own === undefined
    ? refusal(`${name} has no field or skill “${field}”: choose one of theirs, or set the bonus.`)
    : step(field, own, 'GAM-CTS-13')
}

/** Names that a form offers for it; the bonus set by hand is out of use where one is named. */
export function fieldScope(
  creature: ReadonlyCreature,
  field: string | undefined,
): Preview['scope'] & object {
  return {
    field: { of: ownFieldsAndSkills(creature) },
    ...(field ? { bonus: { idle: true } } : {}),
  }
}

/** Scores that a lack of concentration wears at. Rule GAM-CNC-03. */
const minds: ReadonlySet<string> = new Set(['charisma', 'wisdom', 'intelligence'])

/**
 * Penalties to a score from drink, sickness and lost concentration, read from the conditions.
 * Rules GAM-AIL-05, GAM-AIL-06, GAM-CNC-03.
 */
function ailing({ conditions }: Pick<ReadonlyCreature, 'conditions'>, score: ScoreName): Term[] {
  return Object.keys(conditions).flatMap((state): Term[] => {
    const [, clouded] = /^−(\d+) concentration$/.exec(state) ?? []
    if (clouded !== undefined)
      return minds.has(score) ? [step('Concentration', 0 - Number(clouded), 'GAM-CNC-03')] : []
    const [, title = state, doses = '1'] = /^(.+?)(?: ×(\d+))?$/.exec(state) ?? []
    const known = ailmentNames.find((name) => name === title)
    return known && wears(known, score)
      ? [{ name: title, value: 0 - Number(doses), rule: ailments[known].rule }]
      : []
  })
}

function wears(ailment: (typeof ailmentNames)[number], score: ScoreName): boolean {
  const { saps = [] } = ailments[ailment]
  return saps.includes(score) || (minds.has(score) && saps.includes('concentration'))
}

/** A d20 at or under the sum of its terms: there is no sure success and no sure failure. Rule GAM-CTS-01. */
export interface ScoredTest {
  /** Character who may bid mojo on a failure; absent where the roll is not archetypal. Rule GAM-MOJ-08. */
  bidder?: ReadonlyCreature
  terms: readonly Term[]
  trial: Check
}

export function scoredTest(
  label: string,
  terms: readonly Term[],
  texts: { rule: RuleId; success: string; failure: string },
): ScoredTest {
  const counted = terms.filter(({ value }, at) => at === 0 || value !== 0)
  return {
    terms: counted,
    trial: {
      label,
      count: 1,
      sides: 20,
      score: targetOf(counted),
      scoreName: counted[0]?.name ?? 'Target',
      way: 'at or under',
      ...texts,
    },
  }
}

interface CreatureTest {
  /** Label of its dice; the name of the score when absent. */
  label?: string
  rule: RuleId
  success: string
  failure: string
  /** Rule named at the score, where it is a special one. */
  scoreRule?: RuleId
  /** Terms besides the score and what weighs on it. */
  terms?: readonly Term[]
}

/** Test of a creature’s score with everything that weighs on it. Rules GAM-CTS-01, GAM-INJ-02. */
export function creatureTest(
  creature: ReadonlyCreature,
  situation: Situation,
  score: ScoreName,
  { label = score, scoreRule, terms = [], ...texts }: CreatureTest,
): ScoredTest {
  const own = scoreTerm(creature, score)
  const all = [
    scoreRule ? { ...own, rule: scoreRule } : own,
    ...terms,
    ...burdens(creature, situation, score),
  ]
  return { ...scoredTest(label, all, texts), ...bidderOf(creature, score) }
}

/** Bidder of an archetypal test, for its `ScoredTest`. Rule GAM-MOJ-08. */
export function bidderOf(creature: ReadonlyCreature, score: ScoreName): Pick<ScoredTest, 'bidder'> {
  return isArchetypalScore(creature, score) ? { bidder: creature } : {}
}

export function targetOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0)
}

/** Its terms one by one, the exact chance and every face. */
export function previewTest({ terms, trial }: ScoredTest, ruling: Ruling): Preview {
  const gm: Term[] = ruling.adjust === 0 ? [] : [{ name: 'GM', value: ruling.adjust }]
  return { ...previewCheck(trial, ruling), terms: [...terms, ...gm] }
}

export function* runTest(test: ScoredTest, ruling: Ruling): ProcedureOf<CheckResult> {
  const result = yield* runCheck(test.trial, ruling)
  const why = [...termSteps(test.terms), ...result.why]
  const { trial, bidder } = test
  if (result.success || result.total === undefined || !bidder) return { ...result, why }
  const bid = yield* askBid(bidder, trial.label, result.total, trial.score + ruling.adjust)
  if (!bid.turned) return { ...result, why: [...why, ...bid.why] }
  return { success: true, total: result.total, why: [...why, ...bid.why] }
}

export function termSteps(terms: readonly Term[]): Step[] {
  return terms.map(({ name, value, rule }, at) => ({
    name,
    value: at === 0 ? value : signed(value),
    ...(rule ? { rule } : {}),
  }))
}

/**
 * Modifiers to a creature’s test: injuries once, surprise, and conditions that affect the score.
 * Rules GAM-INJ-02, GAM-CMB-03, GAM-MOV-03, GAM-PSY-06, GAM-AMB-81.
 */
export function burdens(
  creature: ReadonlyCreature,
  situation: Situation,
  score: ScoreName,
): Term[] {
  const reacts = (reactions as readonly string[]).includes(score)
  return [
    ...ailing(creature, score),
    ...helmetTerm(creature, score),
    step('Injuries', 0 - (creature.values.injuries ?? 0), 'GAM-INJ-02'),
    step('Surprised', surprisePenalty(creature, situation), 'GAM-CMB-03'),
    stunTerm(creature, situation),
    step('Immobilized', immobilized in creature.conditions ? -6 : 0, 'GAM-CMB-29'),
    step(
      'In psychic conflict',
      score === 'perception' && psychic in creature.conditions ? -4 : 0,
      'GAM-PSY-06',
    ),
    step('Dashing', reacts && dashes(creature, situation) ? -1 : 0, 'GAM-MOV-03'),
  ]
}

function surprisePenalty(creature: ReadonlyCreature, situation: Situation): number {
  if (!(surprised in creature.conditions)) return 0
  const hampered = houseRule<Hampered>(situation, surprisedFrom)
  return surprisedState(roundOfSurprise(creature, situation), hampered).test_modifier
}

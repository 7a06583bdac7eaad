import type { Preview, Ruling, Term } from '../../../core/action.ts'
import {
  previewTrial,
  signed,
  runTrial,
  type Trial,
  type TrialResult,
} from '../../../common/trial.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { reactions } from '../abilities.ts'
import { surprisedState, type Hampered } from '../combat/figures.ts'
import { dashes, immobilized, psychic } from '../combat/marks.ts'
import { roundOfSurprise, surprised } from '../combat/surprised.ts'
import { helmetTerm } from '../gear/in-hand.ts'
import { surprisedFrom } from '../house-rules/fight.ts'
import { stunTerm } from '../psychic/stun.ts'
import { ailing } from './ailing.ts'
import type { ScoreName } from './scores.ts'

/** A d20 at or under the sum of its terms: there is no sure success and no sure failure. Rule GAM-CTS-01. */
export interface ScoredTest {
  terms: readonly Term[]
  trial: Trial
}

export function scoredTest(
  label: string,
  terms: readonly Term[],
  told: { rule: RuleId; success: string; failure: string },
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
      ...told,
    },
  }
}

export function targetOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0)
}

/** Its terms one by one, the exact chance and every face. */
export function previewTest({ terms, trial }: ScoredTest, ruling: Ruling): Preview {
  const gm: Term[] = ruling.adjust === 0 ? [] : [{ name: 'GM', value: ruling.adjust }]
  return { ...previewTrial(trial, ruling), terms: [...terms, ...gm] }
}

export function* runTest(test: ScoredTest, ruling: Ruling): ProcedureOf<TrialResult> {
  const tried = yield* runTrial(test.trial, ruling)
  return { ...tried, why: [...termSteps(test.terms), ...tried.why] }
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
    { name: 'Injuries', value: 0 - (creature.values.injuries ?? 0), rule: 'GAM-INJ-02' },
    { name: 'Surprised', value: surprisePenalty(creature, situation), rule: 'GAM-CMB-03' },
    stunTerm(creature),
    {
      name: 'Immobilized',
      value: immobilized in creature.conditions ? -6 : 0,
      rule: 'GAM-CMB-29',
    },
    {
      name: 'In psychic conflict',
      value: score === 'perception' && psychic in creature.conditions ? -4 : 0,
      rule: 'GAM-PSY-06',
    },
    { name: 'Dashing', value: reacts && dashes(creature, situation) ? -1 : 0, rule: 'GAM-MOV-03' },
  ]
}

function surprisePenalty(creature: ReadonlyCreature, situation: Situation): number {
  if (!(surprised in creature.conditions)) return 0
  const hampered = houseRule<Hampered>(situation, surprisedFrom)
  return surprisedState(roundOfSurprise(creature, situation), hampered).test_modifier
}

import { previewCheck, runCheck, type Check, type CheckResult } from '../../common/check.ts'
import { plightOf } from '../../common/incapacitated.ts'
import { defineAction, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { figuresOf, type RuleId, type Step, step } from '../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../core/preview.ts'
import { choose, type ProcedureOf } from '../../core/procedure.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { skillNames } from './fields.ts'
import { scoreCap, untrained as untrainedRule } from './house-rules/checks.ts'
import { boundBy } from './magic/lasting.ts'

/** A score after a failed test: one more, unless the campaign has a ceiling. Rules HRT-SKILL-05, HRT-SAVE-02. */
export function improved(score: number, situation: Situation): number {
  const capped = houseRule<'none' | 20>(situation, scoreCap) === 20
  return capped ? Math.max(score, Math.min(20, score + 1)) : score + 1
}

/** Step of a failure that teaches nothing more, as the campaign has a ceiling. Rule E-HRT-11. */
export function capSteps(name: string, score: number): Step[] {
  return score >= 20 ? [step(name, `stays at ${score}`, 'E-HRT-11')] : []
}

/** A test of one skill by one creature: a d20 strictly under the score. Rule HRT-SKILL-04. */
export interface SkillTest {
  creature: ReadonlyCreature
  skill: string
  trial: Check
  /** Reading for a skill without a score; null when it has one, or counts as 0. Rule E-HRT-10. */
  untrained: 'fail' | 'gm' | null
  /** Score after a failure; null where nothing is learned. Rule HRT-SKILL-05. */
  improves: number | null
}

export function planSkillTest(
  situation: Situation,
  creature: ReadonlyCreature,
  skill: string,
  { rule, success, failure }: { rule: RuleId; success: string; failure: string },
): SkillTest {
  const known = creature.skills[skill]
  const reading = houseRule<'fail' | 'gm' | 'scoreZero'>(situation, untrainedRule)
  const untrained = known === undefined && reading !== 'scoreZero' ? reading : null
  const score = known ?? 0
  const to = improved(score, situation)
  const improves = untrained || to === score ? null : to
  return {
    creature,
    skill,
    untrained,
    improves,
    trial: {
      label: 'd20',
      count: 1,
      sides: 20,
      score,
      scoreName: skill,
      way: 'under',
      rule,
      success,
      failure: improves === null ? failure : `${failure}, and ${skill} improves to ${improves}`,
    },
  }
}

export function previewSkillTest(
  { creature, skill, trial, untrained }: SkillTest,
  ruling: Ruling,
): Preview {
  if (!untrained || ruling.override) return previewCheck(trial, ruling)
  if (untrained === 'gm') return plain(`${creature.name} has no ${skill}: you decide`)
  return {
    ...plain(
      `${creature.name} has no ${skill}: no roll`,
      [],
      [step(skill, 'no score', 'E-HRT-10')],
    ),
    chances: [{ says: trial.failure, chance: 1, tone: 'bad' }],
  }
}

/** Tests a skill, trained or not, and lets a failure teach. Rules HRT-SKILL-04, HRT-SKILL-05, E-HRT-10. */
export function* runSkillTest(
  { creature, skill, trial, untrained, improves }: SkillTest,
  ruling: Ruling,
): ProcedureOf<CheckResult & { effects: Effect[] }> {
  if (untrained && !ruling.override) {
    const how =
      untrained === 'gm' ? yield* choose('how it goes', ['it succeeds', 'it fails']) : 'it fails'
    return {
      success: how === 'it succeeds',
      why: [step(`No score in ${skill}`, 'nothing is rolled or learned', 'E-HRT-10')],
      effects: [],
    }
  }
  const result = yield* runCheck(trial, ruling)
  if (result.success) return { ...result, effects: [] }
  if (improves === null)
    return { ...result, why: [...result.why, ...capSteps(skill, trial.score)], effects: [] }
  return {
    ...result,
    why: [...result.why, step(skill, `improves to ${improves}`, 'HRT-SKILL-05')],
    effects: [{ do: 'skill', creature: creature.id, skill, to: improves }],
  }
}

export const skillTest = defineAction({
  id: 'hearts.skill',
  title: 'Skill test',
  rule: 'HRT-SKILL-04',
  phase: 'check',
  slot: 'skill',
  finds: 'check ability test roll',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    skill: { kind: 'choice', title: 'Skill', of: skillNames },
  },
  plan(situation, { who, skill }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who tries it.')
    const { name } = creature
    const plight = plightOf(creature)
    if (plight) return refusal(`${name} is ${plight}: choose somebody who stands.`)
    const bound = boundBy(creature)
    if (bound) return refusal(`${name} is ${bound}: end that spell first, or choose another.`)
    const ends = { rule: 'HRT-SKILL-04', success: 'Succeeds', failure: 'Fails' } as const
    return planSkillTest(situation, creature, skill, ends)
  },
  preview: (test, _situation, { ruling }) => previewSkillTest(test, ruling),
  *run(test, _situation, at) {
    const { creature, skill, trial } = test
    const result = yield* runSkillTest(test, at.ruling)
    return line(at, {
      rule: 'HRT-SKILL-04',
      what: `${skill} ${creature.skills[skill] ?? 'untrained'}, ${creature.name}`,
      says: result.success ? trial.success : trial.failure,
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
      effects: result.effects,
    })
  },
})

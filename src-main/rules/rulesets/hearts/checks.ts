import { defineAction, type Action, type Preview, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { figuresOf, type RuleId, type Step } from '../../core/outcome.ts'
import { choose, type ProcedureOf } from '../../core/procedure.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Situation } from '../../core/situation.ts'
import { plain, previewTrial, refusal, runTrial, type Trial } from '../../common/trial.ts'
import { scoreCap, untrained } from './house-rules/tests.ts'
import { skillNames } from './sheet.ts'

type ScoreCap = 'none' | 20

/** A score after a failed test: one more, unless the campaign has a ceiling. Rules HRT-SKILL-05, HRT-SAVE-02. */
export function risen(score: number, cap: ScoreCap = 'none'): number {
  return cap === 20 ? Math.max(score, Math.min(20, score + 1)) : score + 1
}

export function capOf(situation: Situation): ScoreCap {
  return houseRule<ScoreCap>(situation, scoreCap)
}

/** A test of one skill by one creature, as a trial: a d20 strictly under the score. Rule HRT-SKILL-04. */
export function skillTrial(situation: Situation, who: string, skill: string, rule: RuleId): Trial {
  const score = situation.creatures[who]?.skills[skill] ?? 0
  return {
    label: 'd20',
    count: 1,
    sides: 20,
    score,
    scoreName: skill,
    way: 'under',
    rule,
    success: 'Succeeds',
    failure: teaches(situation, who, skill)
      ? `Fails, and ${skill} improves to ${risen(score, capOf(situation))}`
      : 'Fails',
  }
}

/** A failure teaches who has a score; who has none learns only where the house rule lets them roll. Rule E-HRT-10. */
export function teaches(situation: Situation, who: string, skill: string): boolean {
  const known = situation.creatures[who]?.skills[skill] !== undefined
  return known || houseRule<string>(situation, untrained) === 'scoreZero'
}

interface Learned {
  success: boolean
  total?: number
  failedBy?: number
  why: Step[]
  effects: Effect[]
  rises: number | null
}

/** Tests a skill, trained or not, and lets a failure teach. Rules HRT-SKILL-04, HRT-SKILL-05, E-HRT-10. */
export function* testSkill(
  situation: Situation,
  who: string,
  skill: string,
  trial: Trial,
  ruling: Ruling,
): ProcedureOf<Learned> {
  const known = situation.creatures[who]?.skills[skill]
  const reading = houseRule<string>(situation, untrained)
  if (known === undefined && !ruling.override) {
    if (reading === 'fail') return { ...unlearned(skill), success: false }
    if (reading === 'gm') {
      const how = yield* choose('how it goes', ['it succeeds', 'it fails'])
      return { ...unlearned(skill), success: how === 'it succeeds' }
    }
  }
  const tried = yield* runTrial(trial, ruling)
  if (tried.success || !teaches(situation, who, skill))
    return { ...tried, effects: [], rises: null }
  const to = risen(known ?? 0, capOf(situation))
  return {
    ...tried,
    rises: to,
    why: [...tried.why, { name: skill, value: `improves to ${to}`, rule: 'HRT-SKILL-05' }],
    effects: [{ do: 'skill', creature: who, skill, to }],
  }
}

function unlearned(skill: string): Omit<Learned, 'success'> {
  return {
    effects: [],
    rises: null,
    why: [
      { name: `No score in ${skill}`, value: 'nothing is rolled or learned', rule: 'E-HRT-10' },
    ],
  }
}

/** Preview of an untrained test; null when the skill has a score, or counts as 0. */
export function untrainedPreview(
  situation: Situation,
  who: string,
  skill: string,
  failure: string,
): Preview | null {
  const creature = situation.creatures[who]
  if (!creature || creature.skills[skill] !== undefined) return null
  const reading = houseRule<string>(situation, untrained)
  if (reading === 'scoreZero') return null
  if (reading === 'gm') return plain(`${creature.name} has no ${skill}: you decide`)
  return {
    ...plain(
      `${creature.name} has no ${skill}: no roll`,
      [],
      [{ name: skill, value: 'no score', rule: 'E-HRT-10' }],
    ),
    chances: [{ says: failure, chance: 1, tone: 'bad' }],
  }
}

const skillAsks = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  skill: { kind: 'choice', title: 'Skill', of: skillNames },
} as const

const skill = defineAction({
  id: 'hearts.skill',
  title: 'Skill test',
  rule: 'HRT-SKILL-04',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'check ability test roll',
  asks: skillAsks,
  preview(situation, { who, skill: name }, at) {
    if (!situation.creatures[who]) return refusal('Choose who tries it.')
    const trial = skillTrial(situation, who, name, 'HRT-SKILL-04')
    return (
      (!at.ruling.override && untrainedPreview(situation, who, name, 'Fails')) ||
      previewTrial(trial, at.ruling)
    )
  },
  *run(situation, { who, skill: name }, at) {
    const trial = skillTrial(situation, who, name, 'HRT-SKILL-04')
    const tried = yield* testSkill(situation, who, name, trial, at.ruling)
    const creature = situation.creatures[who]
    return {
      rule: 'HRT-SKILL-04',
      what: `${name} ${creature?.skills[name] ?? 'untrained'}, ${creature?.name ?? 'nobody'}`,
      says: tried.success
        ? 'Succeeds'
        : tried.rises === null
          ? 'Fails'
          : `Fails, and ${name} improves to ${tried.rises}`,
      tone: tried.success ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      ...(at.ruling.secret ? { secret: true } : {}),
      why: tried.why,
      effects: tried.effects,
    }
  },
})

export const checks: readonly Action[] = [skill]

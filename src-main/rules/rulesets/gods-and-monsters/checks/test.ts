import { defineAction, type Preview, type Term } from '../../../core/action.ts'
import { refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { carefulHour, sizesBetween } from '../house-rules/tests.ts'
import {
  carefulBonus,
  difficultyTerm,
  difficultyNames,
  obstaclePenalty,
  obstacleScales,
  periods,
  type Between,
  type Difficulty,
  type HourStep,
  type ObstacleScale,
  type Period,
} from './figures.ts'
import { scores, scoreTerm, type ScoreName } from './scores.ts'
import { remembers, triedAlready, triedSteps } from './once-tried.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from './trial.ts'

const asks = {
  who: { kind: 'creature', title: 'Who', first: 'party' },
  score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
  difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  bonus: {
    kind: 'number',
    title: 'Field bonus, one’s own or an assistant’s',
    min: 0,
    max: 30,
    default: 0,
  },
  amount: { kind: 'number', title: 'Obstacle, how much', min: 0, max: 1_000_000, default: 0 },
  unit: {
    kind: 'number',
    title: 'Of which this much is no penalty',
    min: 1,
    max: 1_000_000,
    default: 10,
  },
  scale: { kind: 'choice', title: 'Obstacles grow', of: obstacleScales, default: 'doubling' },
  usual: { kind: 'choice', title: 'It takes', of: periods, default: 'one round' },
  spent: { kind: 'choice', title: 'They take', of: periods, default: 'one round' },
  task: { kind: 'text', title: 'What is tried, to keep it in mind', max: 40, optional: true },
} as const

interface Asked {
  score: ScoreName
  difficulty: Difficulty
  bonus: number
  amount: number
  unit: number
  scale: ObstacleScale
  usual: Period
  spent: Period
}

function testOf(situation: Situation, creature: ReadonlyCreature, asked: Asked): ScoredTest {
  const terms: Term[] = [
    scoreTerm(creature, asked.score),
    difficultyTerm(asked.difficulty),
    { name: 'Field bonus', value: asked.bonus, rule: 'GAM-CTS-13' },
    {
      name: 'Size of it',
      value: obstaclePenalty(
        asked.amount,
        asked.unit,
        asked.scale,
        houseRule<Between>(situation, sizesBetween),
      ),
      rule: asked.scale === 'doubling' ? 'GAM-CTS-07' : 'GAM-CTS-08',
    },
    {
      name: 'With care',
      value: carefulBonus(asked.usual, asked.spent, houseRule<HourStep>(situation, carefulHour)),
      rule: 'GAM-CTS-14',
    },
    ...burdens(creature, situation, asked.score),
  ]
  return scoredTest(asked.score, terms, {
    rule: 'GAM-CTS-01',
    success: 'Succeeds',
    failure: 'Fails',
  })
}

/** An obstacle of more than its unit takes as many times as long. Rules GAM-CTS-11, GAM-AMB-32. */
function timeSteps({ amount, unit, usual, spent }: Asked): Step[] {
  const size = Math.floor(amount / unit)
  if (size <= 1) return []
  const each = periods.indexOf(spent) > periods.indexOf(usual) ? spent : usual
  return [{ name: 'It takes', value: `${size} times ${each}`, rule: 'GAM-CTS-11' }]
}

/** The plain test: a d20 at or under an ability or a reaction. Rules GAM-CTS-01, GAM-CTS-07, GAM-CTS-12 to GAM-CTS-14. */
export const test = defineAction({
  id: 'gods-and-monsters.test',
  title: 'Test',
  rule: 'GAM-CTS-01',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds:
    'roll check ability reaction skill field perception evasion health fortitude willpower reason strength agility save',
  asks,
  preview(situation, input, at): Preview {
    const creature = situation.creatures[input.who]
    if (!creature) return refusal('Choose who makes the test.')
    if ('dead' in creature.conditions)
      return refusal(`${creature.name} is dead: choose somebody who lives.`)
    const again = triedAlready(situation, input.task, 'one')
    if (again) return refusal(again)
    const shown = previewTest(testOf(situation, creature, input), at.ruling)
    const tries = triedSteps(input.task, 'one')
    const scope: Preview['scope'] =
      input.amount === 0 ? { unit: { idle: true }, scale: { idle: true } } : {}
    return { ...shown, why: [...shown.why, ...timeSteps(input), ...tries], scope }
  },
  *run(situation, input, at) {
    const creature = situation.creatures[input.who]
    if (!creature) return line(at, { rule: 'GAM-CTS-01', what: 'Test', says: 'Nobody rolled' })
    const test = testOf(situation, creature, input)
    const tried = yield* runTest(test, at.ruling)
    const margin = tried.total === undefined ? 0 : test.trial.score + at.ruling.adjust - tried.total
    return line(at, {
      rule: 'GAM-CTS-01',
      what: `${test.trial.scoreName} of ${creature.name}, ${test.trial.score} or less`,
      says: `${tried.success ? 'Succeeds' : 'Fails'}${tried.total === undefined ? '' : ` by ${Math.abs(margin)}`}`,
      tone: tried.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(tried),
      why: [...tried.why, ...triedSteps(input.task, 'one')],
      effects: remembers(input.task, 'one', tried.success),
    })
  },
})

import { useId } from '../../../common/uses.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step, step } from '../../../core/outcome.ts'
import { isRefusal, refusal, type Preview, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { reactions } from '../character/abilities.ts'
import { carefulHour, sizesBetween } from '../house-rules/checks.ts'
import { livingCreature, testAction } from './actions.ts'
import {
  carefulBonus,
  difficultyNames,
  difficultyTerm,
  obstaclePenalty,
  obstacleScales,
  periods,
  type Between,
  type Difficulty,
  type HourStep,
  type ObstacleScale,
  type Period,
} from './figures.ts'
import {
  bidderOf,
  burdens,
  creatureTest,
  fieldAsk,
  fieldScope,
  fieldTerm,
  previewTest,
  runTest,
  scoredTest,
  scores,
  scoreTerm,
  type ScoredTest,
  type ScoreName,
} from './trial.ts'

/** Kind of attempt: somebody alone, or several as one. Rule GAM-CTS-06. */
type Tries = 'one' | 'group'

const others: Readonly<Record<Tries, Tries>> = { one: 'group', group: 'one' }
const named: Readonly<Record<Tries, string>> = { one: 'somebody', group: 'a group' }

const idOf = (task: string, by: Tries): string => `task:${useId(task)}:${by}`

/**
 * Reason a task can’t be tried again, null when it can: one roll for somebody and one for a group, whoever
 * they are.
 * Rules GAM-CTS-05, GAM-CTS-06.
 */
export function triedRefusal(
  { place }: Situation,
  task: string | undefined,
  by: Tries,
): string | null {
  const said = task?.trim()
  if (!said || !(idOf(said, by) in (place.here ?? {}))) return null
  const left = idOf(said, others[by]) in (place.here ?? {})
  return left
    ? `“${said}” has been tried by somebody and by a group: tell it as another task, or go elsewhere.`
    : `“${said}” has been tried by ${named[by]} already: ${named[others[by]]} may, or tell it as another task.`
}

/** Why there is no second roll. Rules GAM-CTS-05, GAM-CTS-06. */
function triedSteps(task: string | undefined, by: Tries): Step[] {
  if (!task?.trim()) return []
  return [
    step('One roll', 'however long it takes', 'GAM-CTS-05'),
    step('Once more', `by ${named[others[by]]}`, 'GAM-CTS-06'),
  ]
}

/** Kept of the spot until they go elsewhere. Rule GAM-CTS-06. */
export function recordTry(task: string | undefined, by: Tries, success: boolean): Effect[] {
  const said = task?.trim()
  if (!said) return []
  const title = `${said}: ${named[by]} ${success ? 'succeeded' : 'failed'}`
  return [{ do: 'here', id: idOf(said, by), to: { title, rule: 'GAM-CTS-06' } }]
}

/** GM’s word on whether mojo may turn the test. Rule GAM-MOJ-08. */
const archetypals = ['as the rule has it', 'archetypal', 'not archetypal'] as const

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
  score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
  difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
  bonus: {
    kind: 'number',
    title: 'Field bonus, one’s own or an assistant’s',
    min: 0,
    max: 30,
    default: 0,
  },
  field: fieldAsk,
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
  archetypal: {
    kind: 'choice',
    title: 'For mojo it is',
    of: archetypals,
    default: 'as the rule has it',
  },
  task: { kind: 'text', title: 'What is tried, to keep it in mind', max: 40, optional: true },
} as const

interface TestInput {
  score: ScoreName
  difficulty: Difficulty
  bonus: number
  amount: number
  unit: number
  scale: ObstacleScale
  usual: Period
  spent: Period
  archetypal: (typeof archetypals)[number]
}

function testOf(
  situation: Situation,
  creature: ReadonlyCreature,
  input: TestInput,
  field: Term,
): ScoredTest {
  const terms: Term[] = [
    scoreTerm(creature, input.score),
    difficultyTerm(input.difficulty),
    field,
    {
      name: 'Size of it',
      value: obstaclePenalty(
        input.amount,
        input.unit,
        input.scale,
        houseRule<Between>(situation, sizesBetween),
      ),
      rule: input.scale === 'doubling' ? 'GAM-CTS-07' : 'GAM-CTS-08',
    },
    step(
      'With care',
      carefulBonus(input.usual, input.spent, houseRule<HourStep>(situation, carefulHour)),
      'GAM-CTS-14',
    ),
    ...burdens(creature, situation, input.score),
  ]
  const texts = { rule: 'GAM-CTS-01', success: 'Succeeds', failure: 'Fails' } as const
  const { bidder } = bidderOf(creature, input.score)
  const archetypal = input.archetypal === 'as the rule has it' ? bidder : creature
  return {
    ...scoredTest(input.score, terms, texts),
    ...(archetypal && input.archetypal !== 'not archetypal' ? { bidder: archetypal } : {}),
  }
}

/** An obstacle of more than its unit takes as many times as long. Rules GAM-CTS-11, GAM-AMB-32. */
function timeSteps({ amount, unit, usual, spent }: TestInput): Step[] {
  const size = Math.floor(amount / unit)
  if (size <= 1) return []
  const each = periods.indexOf(spent) > periods.indexOf(usual) ? spent : usual
  return [step('It takes', `${size} times ${each}`, 'GAM-CTS-11')]
}

/** The plain test: a d20 at or under an ability or a reaction. Rules GAM-CTS-01, GAM-CTS-07, GAM-CTS-12 to GAM-CTS-14. */
export const test = defineAction({
  id: 'gods-and-monsters.test',
  title: 'Test',
  rule: 'GAM-CTS-01',
  phase: 'check',
  slot: 'skill',
  finds:
    'roll check ability reaction skill field perception evasion health fortitude willpower reason strength agility save',
  asks,
  plan(situation, input) {
    const creature = situation.creatures[input.who]
    if (!creature) return refusal('Choose who makes the test.')
    if ('dead' in creature.conditions)
      return refusal(`${creature.name} is dead: choose somebody who lives.`)
    const again = triedRefusal(situation, input.task, 'one')
    if (again) return refusal(again)
    const field = fieldTerm(creature, input)
    if (isRefusal(field)) return field
    return { creature, input, test: testOf(situation, creature, input, field) }
  },
  preview({ creature, input, test }, _situation, at) {
    const shown = previewTest(test, at.ruling)
    const tries = triedSteps(input.task, 'one')
    const scope: Preview['scope'] = {
      ...fieldScope(creature, input.field),
      ...(input.amount === 0 ? { unit: { idle: true }, scale: { idle: true } } : {}),
    }
    return { ...shown, why: [...shown.why, ...timeSteps(input), ...tries], scope }
  },
  *run({ creature, input, test }, _situation, at) {
    const result = yield* runTest(test, at.ruling)
    const margin =
      result.total === undefined ? 0 : test.trial.score + at.ruling.adjust - result.total
    return line(at, {
      rule: 'GAM-CTS-01',
      what: `${test.trial.scoreName} of ${creature.name}, ${test.trial.score} or less`,
      says:
        result.success && margin < 0
          ? 'Succeeds with mojo'
          : `${result.success ? 'Succeeds' : 'Fails'}${result.total === undefined ? '' : ` by ${Math.abs(margin)}`}`,
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...triedSteps(input.task, 'one')],
      effects: recordTry(input.task, 'one', result.success),
    })
  },
})

/** A reaction against what comes at somebody: what other games call a save. Rules GAM-CTS-01, GAM-CTS-12. */
export const reactionTest = testAction({
  id: 'gods-and-monsters.reaction-test',
  title: 'Reaction test',
  rule: 'GAM-CTS-01',
  phase: 'check',
  slot: 'save',
  finds: `save saving throw resist ${reactions.join(' ')}`,
  asks: {
    who: asks.who,
    score: { kind: 'choice', title: 'Against', of: reactions, default: 'evasion' },
    difficulty: asks.difficulty,
  },
  plan(situation, { who, score, difficulty }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const name = upperFirst(score)
    const test = creatureTest(creature, situation, score, {
      rule: 'GAM-CTS-01',
      success: `${name} succeeds`,
      failure: `${name} fails`,
      terms: [difficultyTerm(difficulty)],
    })
    return { who: [creature], name: creature.name, test }
  },
})

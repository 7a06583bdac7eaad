import { defineAction, type Action, type AtTable } from '../../../core/action.ts'
import type { Asks, InputOf } from '../../../core/asks.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Outcome, type RuleId, type Step } from '../../../core/outcome.ts'
import {
  plain,
  refusal,
  type Preview,
  type RefusedPreview,
  type Term,
} from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { previewTest, runTest, termSteps, type ScoredTest } from './trial.ts'

type Facts<A extends Asks> = Pick<
  Action<A>,
  'id' | 'title' | 'rule' | 'phase' | 'slot' | 'finds' | 'asks' | 'prefill'
>

/** Figure of a calculator with its terms and steps. */
interface Figure {
  says: string
  /** Verdict of the preview; `says` when absent. */
  verdict?: string
  /** Rule and subject of the outcome; those of the action when absent. */
  rule?: RuleId
  what?: string
  terms?: Term[]
  why?: Step[]
  effects?: Effect[]
  who?: string[]
  scope?: Preview['scope']
}

/** Action of a formula: its preview shows the figure, running it writes it in the chronicle. */
export function calculator<const A extends Asks>({
  plan,
  ...facts
}: Facts<A> & {
  plan(situation: Situation, input: InputOf<A>): Figure | RefusedPreview
}): Action {
  return defineAction<A, Figure>({
    ...facts,
    needs: [],
    plan,
    preview: ({ says, verdict = says, terms, why, scope }) => ({
      ...plain(verdict, terms, why),
      ...(scope ? { scope } : {}),
    }),
    run: ({ says, rule, what, terms = [], why = [], who = [], effects = [] }, _situation, at) =>
      line(at, {
        rule: rule ?? facts.rule,
        what: what ?? facts.title,
        says,
        who,
        why: [...termSteps(terms), ...why],
        effects,
      }),
  })
}

interface TestResult {
  success: boolean
  /** Margin of success; negative for a failure. Zero when the GM ruled it. */
  margin: number
}

/** End of a test for its outcome. */
export interface Ending {
  says: string
  /** Good for a success and bad for a failure when absent. */
  tone?: Outcome['tone']
  who?: string[]
  why?: Step[]
  effects?: Effect[]
}

/** Test of a creature or a group, as an action plans it. */
interface Attempt {
  who: readonly ReadonlyCreature[]
  name: string
  test: ScoredTest
  /** Steps that the preview shows besides the terms. */
  why?: Step[]
  scope?: Preview['scope']
  /** Absent where success and failure of the test say it all. */
  ends?(result: TestResult): ProcedureOf<Ending> | Ending
}

/** Action of a d20 at or under a target, with its odds and its ending. Rule GAM-CTS-01. */
export function testAction<const A extends Asks>({
  plan,
  ...facts
}: Facts<A> & {
  /** Scores that a game without them has something else stand for. */
  needs?: Action['needs']
  plan(situation: Situation, input: InputOf<A>, at: AtTable): Attempt | RefusedPreview
}): Action {
  return defineAction<A, Attempt>({
    ...facts,
    plan,
    preview({ test, why = [], scope }, _situation, at) {
      const shown = previewTest(test, at.ruling)
      return { ...shown, why: [...shown.why, ...why], ...(scope ? { scope } : {}) }
    },
    *run({ who, name, test, why = [], ends }, _situation, at) {
      const result = yield* runTest(test, at.ruling)
      const { success, total } = result
      const over = total === undefined ? 0 : test.trial.score + at.ruling.adjust - total
      const margin = success ? Math.max(0, over) : over
      const ending = ends?.({ success, margin }) ?? {
        says: success ? test.trial.success : test.trial.failure,
      }
      const end = 'says' in ending ? ending : yield* ending
      return line(at, {
        rule: facts.rule,
        what: `${facts.title}, ${name}`,
        says: end.says,
        tone: end.tone ?? (success ? 'good' : 'bad'),
        who: [...new Set([...who.map(({ id }) => id), ...(end.who ?? [])])],
        ...figuresOf(result),
        why: [...result.why, ...why, ...(end.why ?? [])],
        effects: end.effects ?? [],
      })
    },
  })
}

/** Living creature of that id, or the refusal. */
export function livingCreature(
  situation: Situation,
  id: string,
): ReadonlyCreature | RefusedPreview {
  const creature = situation.creatures[id]
  if (!creature) return refusal('Choose who it is about.')
  return 'dead' in creature.conditions
    ? refusal(`${creature.name} is dead: choose somebody who lives.`)
    : creature
}

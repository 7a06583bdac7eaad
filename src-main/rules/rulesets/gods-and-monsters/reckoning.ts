import {
  defineAction,
  type Action,
  type Asks,
  type AtTable,
  type InputOf,
  type Preview,
  type Term,
} from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../common/trial.ts'
import { line } from '../../core/line.ts'
import { figuresOf, type Outcome, type Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { previewTest, termSteps, runTest, type ScoredTest } from './checks/trial.ts'

type Told<A extends Asks> = Pick<
  Action<A>,
  'id' | 'title' | 'rule' | 'phase' | 'slot' | 'finds' | 'asks'
>

/** Result of a formula with its terms and steps. */
interface Reckoned {
  says: string
  terms?: Term[]
  why?: Step[]
  effects?: Effect[]
  who?: string[]
  /** Asks that mean nothing now stay out of the form. */
  scope?: Preview['scope']
}

/** Reason why the figure or test can’t be worked out, with the way out. */
export interface NoFigure {
  refuses: string
}

/** A formula as an action: its preview shows the figure, running it writes it in the chronicle. */
export function calculator<const A extends Asks>(
  told: Told<A> & { reckon(situation: Situation, input: InputOf<A>): Reckoned | NoFigure },
): Action {
  const { reckon, ...rest } = told
  return defineAction<A>({
    ...rest,
    needs: [],
    preview(situation, input): Preview {
      const found = reckon(situation, input)
      return 'refuses' in found
        ? refusal(found.refuses)
        : {
            ...plain(found.says, found.terms ?? [], found.why ?? []),
            ...(found.scope ? { scope: found.scope } : {}),
          }
    },
    *run(situation, input, at): ProcedureOf<Outcome> {
      const found = reckon(situation, input)
      if ('refuses' in found)
        return line(at, { rule: told.rule, what: told.title, says: found.refuses })
      return line(at, {
        rule: told.rule,
        what: told.title,
        says: found.says,
        who: found.who ?? [],
        why: [...termSteps(found.terms ?? []), ...(found.why ?? [])],
        effects: found.effects ?? [],
      })
    },
  })
}

/** A test of somebody, or of a group, as one action tells it. */
interface Trying {
  who: readonly ReadonlyCreature[]
  name: string
  test: ScoredTest
  /** Steps that the preview shows besides the terms. */
  why?: Step[]
  /** Asks that mean nothing now stay out of the form. */
  scope?: Preview['scope']
}

interface Tried {
  success: boolean
  /** Margin of success; negative for a failure. Zero when the GM ruled it. */
  margin: number
}

export interface Ending {
  says: string
  /** Good for a success and bad for a failure when absent. */
  tone?: Outcome['tone']
  who?: string[]
  why?: Step[]
  effects?: Effect[]
}

/** A d20 at or under a target as an action: terms, odds, and what comes of it. Rule GAM-CTS-01. */
export function testing<const A extends Asks>(
  told: Told<A> & {
    /** Scores that a game without them has something else stand for. */
    needs?: Action['needs']
    try(situation: Situation, input: InputOf<A>): Trying | NoFigure
    ends(
      situation: Situation,
      input: InputOf<A>,
      tried: Tried,
      at: AtTable,
    ): ProcedureOf<Ending> | Ending
  },
): Action {
  const { try: begin, ends, ...rest } = told
  return defineAction<A>({
    ...rest,
    needs: told.needs ?? [],
    preview(situation, input, at): Preview {
      const found = begin(situation, input)
      if ('refuses' in found) return refusal(found.refuses)
      const shown = previewTest(found.test, at.ruling)
      return {
        ...shown,
        why: [...shown.why, ...(found.why ?? [])],
        ...(found.scope ? { scope: found.scope } : {}),
      }
    },
    *run(situation, input, at): ProcedureOf<Outcome> {
      const found = begin(situation, input)
      if ('refuses' in found)
        return line(at, { rule: told.rule, what: told.title, says: found.refuses })
      const tried = yield* runTest(found.test, at.ruling)
      const target = found.test.trial.score + at.ruling.adjust
      const margin = tried.total === undefined ? 0 : target - tried.total
      const ending = ends(situation, input, { success: tried.success, margin }, at)
      const end = 'says' in ending ? ending : yield* ending
      return line(at, {
        rule: told.rule,
        what: `${told.title}, ${found.name}`,
        says: end.says,
        tone: end.tone ?? (tried.success ? 'good' : 'bad'),
        who: [...new Set([...found.who.map(({ id }) => id), ...(end.who ?? [])])],
        ...figuresOf(tried),
        why: [...tried.why, ...(found.why ?? []), ...(end.why ?? [])],
        effects: end.effects ?? [],
      })
    },
  })
}

/** Living creature of that id, or the refusal. */
export function living(situation: Situation, id: string): ReadonlyCreature | NoFigure {
  const creature = situation.creatures[id]
  if (!creature) return { refuses: 'Choose who it is about.' }
  return 'dead' in creature.conditions
    ? { refuses: `${creature.name} is dead: choose somebody who lives.` }
    : creature
}

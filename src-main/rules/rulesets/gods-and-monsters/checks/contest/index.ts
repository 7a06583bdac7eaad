import { defineAction, type AtTable, type InputOf } from '../../../../core/action.ts'
import type { Effect } from '../../../../core/effects.ts'
import { percent, plain, refusal } from '../../../../common/trial.ts'
import { listed } from '../../../../core/words.ts'
import { line } from '../../../../core/line.ts'
import type { Outcome, Step } from '../../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../../core/procedure.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { contest as settle, repeatTime, type ContestRound } from '../figures.ts'
import { scores } from '../scores.ts'
import { doubledSteps, doublingOf } from './doubling.ts'
import { contestChances, saidOf } from './ends.ts'
import { goesOn } from './goes-on.ts'
import { sidesOf, targetsOf } from './sides.ts'

const asks = {
  acting: { kind: 'creature', title: 'Who acts', first: 'party' },
  score: { kind: 'choice', title: 'By', of: scores, default: 'evasion' },
  bonus: { kind: 'number', title: 'Their bonus', min: -30, max: 30, default: 0 },
  resisting: { kind: 'creature', title: 'Against whom', optional: true },
  more: { kind: 'creatures', title: 'And against whom else', optional: true },
  against: { kind: 'choice', title: 'Who answer by', of: scores, default: 'evasion' },
  theirs: { kind: 'number', title: 'The others’ bonus', min: -30, max: 30, default: 0 },
  same: { kind: 'switch', title: 'All want the same thing', default: false },
  step: { kind: 'number', title: 'Tries before this one', min: 0, max: 40, default: 0 },
  doubled: { kind: 'switch', title: 'Double the dice', default: false },
  due: { kind: 'due', title: 'What it settles', optional: true },
} as const

/** Sides test until one succeeds alone. Rules GAM-CTS-15 to GAM-CTS-17. */
export const contest = defineAction({
  id: 'gods-and-monsters.contest',
  title: 'Contest',
  rule: 'GAM-CTS-15',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'against versus opposed contested struggle race sides several',
  asks,
  preview(situation, input, at) {
    const sides = sidesOf(situation, input)
    if ('says' in sides) return refusal(sides.says)
    const targets = targetsOf(sides)
    const times = doublingOf(situation, targets, input.doubled)
    const chances = contestChances(sides, times, input.same, at)
    const needs = sides.map(({ who, target }) => `${who.name} at or under ${target}`).join(', ')
    return {
      ...plain(
        `${needs}: ${percent(chances[0]?.chance ?? 0)}`,
        sides.map(({ who, target }, nth) => ({
          name: who.name,
          value: target + (nth === 0 ? at.ruling.adjust : 0),
          rule: 'GAM-CTS-15',
        })),
      ),
      chances,
      scope: { due: { idle: true } },
      why: [
        ...sides.flatMap(({ who, terms }) =>
          terms.map((term) => ({ ...term, name: `${who.name}: ${term.name}` })),
        ),
        { name: 'This try', value: repeatTime(input.step + times), rule: 'GAM-CTS-16' },
        ...doubledSteps(targets, times),
      ],
    }
  },
  *run(situation, input, at) {
    const { outcome, left, step } = yield* contested(situation, input, at)
    const settles: Effect[] = input.due ? [{ do: 'settle', due: input.due }] : []
    return { ...outcome, effects: [...settles, ...again({ ...input, step }, left)] }
  },
})

/** Next try of those still in; when the one who acts is out, another of them acts. */
function again(input: InputOf<typeof asks>, left: readonly Id[]): Effect[] {
  const [acting, resisting, ...more] = left
  if (acting === undefined || resisting === undefined) return []
  const stays = acting === input.acting
  return [
    goesOn('gods-and-monsters.contest', 'The contest goes on', left, {
      ...input,
      ...(stays ? {} : { score: input.against, bonus: input.theirs }),
      acting,
      resisting,
      more,
      step: Math.min(40, input.step + 1),
    }),
  ]
}

/**
 * One exchange of a contest, with its end (null where nobody contested), who is left, and its time step: one more for
 * each doubling of the dice. Rules GAM-CTS-15 to GAM-CTS-17.
 */
export function* contested(
  situation: Situation,
  input: Omit<InputOf<typeof asks>, 'more' | 'due'> & { more?: readonly string[] },
  at: AtTable,
): ProcedureOf<{ outcome: Outcome; end: ContestRound | null; left: Id[]; step: number }> {
  const sides = sidesOf(situation, input)
  if ('says' in sides)
    return {
      outcome: line(at, { rule: 'GAM-CTS-15', what: 'Contest', says: sides.says }),
      end: null,
      left: [],
      step: input.step,
    }
  const targets = targetsOf(sides)
  const times = doublingOf(situation, targets, input.doubled)
  const step = input.step + times
  const tries: { made: boolean; step: Step }[] = []
  for (const [nth, { who, target }] of at.ruling.override ? [] : sides.entries())
    tries.push(yield* tried(who, target + (nth === 0 ? at.ruling.adjust : 0), times))
  const ruled = at.ruling.override
  const made = ruled
    ? sides.map((_side, nth) => nth === 0 && ruled === 'success')
    : tries.map((each) => each.made)
  const end = settle(made, input.same)
  const [acting, ...others] = sides.map(({ who }) => who.name)
  const outcome = line(at, {
    rule: 'GAM-CTS-15',
    what: `Contest, ${acting ?? ''} against ${listed(others)}`,
    says: saidOf(end, sides, step),
    tone: end.outcome === 'won' ? (end.winner === 0 ? 'good' : 'bad') : 'plain',
    who: sides.map(({ who }) => who.id),
    why: [
      ...sides.flatMap(({ terms }, nth) => [...terms, ...(tries[nth] ? [tries[nth].step] : [])]),
      ...doubledSteps(targets, times),
    ],
  })
  const left = (end.still_in ?? []).flatMap((nth) => sides[nth]?.who.id ?? [])
  return { outcome, end, left, step }
}

function* tried(
  creature: ReadonlyCreature,
  target: number,
  times: number,
): ProcedureOf<{ made: boolean; step: Step }> {
  const face = yield* rollOne(`${creature.name} (${creature.id})`, 20)
  const counts = face * 2 ** times
  const made = counts <= target
  return {
    made,
    step: {
      name: creature.name,
      value: `${counts} against ${target}: ${made ? 'succeeds' : 'fails'}`,
      rule: 'GAM-CTS-15',
    },
  }
}

import { percent } from '../../../common/check.ts'
import { defineAction, type AtTable } from '../../../core/action.ts'
import type { InputOf } from '../../../core/asks.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Outcome, RuleId, Step } from '../../../core/outcome.ts'
import {
  isRefusal,
  plain,
  refusal,
  type Chance,
  type Preview,
  type RefusedPreview,
} from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { doubledDice } from '../house-rules/checks.ts'
import {
  contestRound,
  needsDoubling,
  repeatTime,
  timesDoubled,
  type ContestRound,
} from './figures.ts'
import { askBid, isArchetypalScore } from './bid.ts'
import { burdens, scores, scoreTerm, targetOf, termSteps, type ScoreName } from './trial.ts'

/** How often the dice are doubled: when nobody can fail, or when it was asked for. Rules GAM-CTS-17, GAM-AMB-29. */
function doublingOf(
  situation: Situation,
  targets: readonly number[],
  isRequested: boolean,
): number {
  if (needsDoubling(targets))
    return houseRule(situation, doubledDice) === 'once' ? 1 : timesDoubled(targets)
  return isRequested ? 1 : 0
}

function doubledSteps(targets: readonly number[], times: number): Step[] {
  // Dice are doubled because nobody can fail, or because somebody asked for it.
  const rule: RuleId = needsDoubling(targets) ? 'GAM-AMB-29' : 'GAM-CTS-17'
  return times > 0 ? [{ name: 'Dice', value: `times ${2 ** times}`, rule }] : []
}

/** One of those who contest; the first of them acts. */
interface Contestant {
  who: ReadonlyCreature
  score: ScoreName
  target: number
  terms: Step[]
}

interface SideInput {
  acting: string
  score: ScoreName
  bonus: number
  resisting?: string | undefined
  more?: readonly string[] | undefined
  against: ScoreName
  theirs: number
}

function sideOf(
  situation: Situation,
  who: ReadonlyCreature,
  score: ScoreName,
  bonus: number,
): Contestant {
  const terms = [
    scoreTerm(who, score),
    { name: 'Bonus', value: bonus, rule: 'GAM-CTS-13' as const },
    ...burdens(who, situation, score),
  ].filter(({ value }, at) => at === 0 || value !== 0)
  return { who, score, target: targetOf(terms), terms: termSteps(terms) }
}

/** Sides of a contest, the acting one first, or the reason there is none. Rule GAM-CTS-15. */
function sidesOf(situation: Situation, input: SideInput): Contestant[] | RefusedPreview {
  const acting = situation.creatures[input.acting]
  if (!acting) return refusal('Choose who acts.')
  const named = [input.resisting ?? '', ...(input.more ?? [])].flatMap(
    (id) => situation.creatures[id] ?? [],
  )
  const foe = Object.values(situation.creatures).find(({ side }) => side !== acting.side)
  const others = named.length > 0 ? [...new Set(named)] : foe ? [foe] : []
  if (others.length === 0) return refusal('Nobody stands against them: choose who does.')
  if (others.some(({ id }) => id === acting.id))
    return refusal('Nobody contests with themselves: choose another.')
  return [
    sideOf(situation, acting, input.score, input.bonus),
    ...others.map((other) => sideOf(situation, other, input.against, input.theirs)),
  ]
}

/** How an exchange ended, in a line. Rules GAM-CTS-15, GAM-CTS-16. */
function saidOf(end: ContestRound, sides: readonly Contestant[], step: number): string {
  const nameOf = (nth: number): string => sides[nth]?.who.name ?? 'Nobody'
  if (end.outcome === 'won') return `${nameOf(end.winner ?? 0)} wins`
  if (end.outcome === 'draw') return 'A draw: nobody gets it'
  if (end.outcome === 'acting fails') return `${nameOf(0)} fails`
  const left = end.still_in ?? []
  const who =
    sides.length === 2
      ? 'Both succeed'
      : left.length === sides.length
        ? 'All succeed'
        : `${listed(left.map(nameOf))} are left`
  return `${who}: again after ${repeatTime(step + (end.time_steps ?? 1))}`
}

/** Each side alone, nobody, or several who go on. */
function contestChances(
  sides: readonly Contestant[],
  times: number,
  same: boolean,
  at: AtTable,
): Chance[] {
  const ruled = at.ruling.override
  const chances = sides.map(({ target }, nth) => {
    if (ruled) return Number(nth === 0 && ruled === 'success')
    return chanceUnder(20, (target + (nth === 0 ? at.ruling.adjust : 0)) / 2 ** times, 'equal')
  })
  const nobody = chances.reduce((all, chance) => all * (1 - chance), 1)
  const alone = chances.map((chance, nth) =>
    chances.reduce((all, other, each) => all * (each === nth ? chance : 1 - other), 1),
  )
  const names = sides.map(({ who }) => who.name)
  return [
    ...alone.map((chance, nth): Chance => ({
      says: `${names[nth] ?? ''} wins`,
      chance,
      tone: nth === 0 ? 'good' : 'bad',
    })),
    {
      says: same ? 'A draw' : `${names[0] ?? ''} fails`,
      chance: nobody,
      tone: same ? 'plain' : 'bad',
    },
    {
      says: 'Again',
      chance: Math.max(0, 1 - nobody - alone.reduce((all, chance) => all + chance, 0)),
      tone: 'plain',
    },
  ]
}

/** Another exchange after a longer while, ready to be rolled; whoever gives up has it waved away. Rules GAM-CTS-15, GAM-CTS-16. */
export function contestDue(
  action: ActionId,
  title: string,
  who: readonly Id[],
  input: Readonly<Record<string, unknown>> & { step: number },
): Effect {
  const id = `${action}:${who.join(':')}`
  return {
    do: 'due',
    due: {
      id,
      action,
      input: { ...input, due: id },
      title,
      why: `Again after ${repeatTime(input.step)}, unless somebody gives up`,
      rule: 'GAM-CTS-16',
      when: 'now',
      who: [...who],
      must: false,
    },
  }
}

const asks = {
  acting: { kind: 'creature', role: 'actor', title: 'Who acts', first: 'party' },
  score: { kind: 'choice', title: 'By', of: scores, default: 'evasion' },
  bonus: { kind: 'number', title: 'Their bonus', min: -30, max: 30, default: 0 },
  resisting: { kind: 'creature', role: 'target', title: 'Against whom', optional: true },
  more: { kind: 'creatures', title: 'And against whom else', optional: true },
  against: { kind: 'choice', title: 'Who answer by', of: scores, default: 'evasion' },
  theirs: { kind: 'number', title: 'The others’ bonus', min: -30, max: 30, default: 0 },
  same: { kind: 'switch', title: 'All want the same thing', default: false },
  step: { kind: 'number', title: 'Tries before this one', min: 0, max: 40, default: 0 },
  doubled: { kind: 'switch', title: 'Double the dice', default: false },
  due: { kind: 'due', title: 'What it settles', optional: true },
} as const

/** Input of one exchange of a contest. */
type ContestInput = Omit<InputOf<typeof asks>, 'more' | 'due'> & { more?: readonly string[] }

/** Sides test until one succeeds alone. Rules GAM-CTS-15 to GAM-CTS-17. */
export const contest = defineAction({
  id: 'gods-and-monsters.contest',
  title: 'Contest',
  rule: 'GAM-CTS-15',
  phase: 'check',
  slot: 'skill',
  finds: 'against versus opposed contested struggle race sides several',
  asks,
  plan: (situation, input) => planContest(situation, input),
  preview: (planned, _situation, at) => previewContest(planned, at),
  *run(planned, _situation, at) {
    const { input } = planned
    const { outcome, left, step } = yield* runContest(planned, at)
    const settles: Effect[] = input.due ? [{ do: 'settle', due: input.due }] : []
    return { ...outcome, effects: [...settles, ...again({ ...input, step }, left)] }
  },
})

interface ContestPlan<I extends ContestInput> {
  input: I
  sides: Contestant[]
  targets: number[]
  /** Times that the dice are doubled. */
  times: number
}

/** Sides of a contest with their targets, or the reason there is none. Rules GAM-CTS-15, GAM-CTS-17. */
export function planContest<I extends ContestInput>(
  situation: Situation,
  input: I,
): ContestPlan<I> | RefusedPreview {
  const sides = sidesOf(situation, input)
  if (isRefusal(sides)) return sides
  const targets = sides.map(({ target }) => target)
  return { input, sides, targets, times: doublingOf(situation, targets, input.doubled) }
}

/** Preview of one exchange of a contest. */
export function previewContest(
  { input, sides, targets, times }: ContestPlan<ContestInput>,
  at: AtTable,
): Preview {
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
}

/** Next try of those still in; when the one who acts is out, another of them acts. */
function again(input: InputOf<typeof asks>, left: readonly Id[]): Effect[] {
  const [acting, resisting, ...more] = left
  if (acting === undefined || resisting === undefined) return []
  const stays = acting === input.acting
  return [
    contestDue('gods-and-monsters.contest', 'The contest goes on', left, {
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
 * One exchange of a contest with its end, the contestants left, and its time step: one more for each doubling
 * of the dice. Rules GAM-CTS-15 to GAM-CTS-17.
 */
export function* runContest(
  { input, sides, targets, times }: ContestPlan<ContestInput>,
  at: AtTable,
): ProcedureOf<{ outcome: Outcome; end: ContestRound; left: Id[]; step: number }> {
  const step = input.step + times
  const tries: { success: boolean; steps: Step[] }[] = []
  for (const [nth, side] of at.ruling.override ? [] : sides.entries()) {
    const target = side.target + (nth === 0 ? at.ruling.adjust : 0)
    tries.push(yield* tryOf({ ...side, target }, times, mayBid(side, sides)))
  }
  const ruled = at.ruling.override
  const results = ruled
    ? sides.map((_side, nth) => nth === 0 && ruled === 'success')
    : tries.map((each) => each.success)
  const end = contestRound(results, input.same)
  const [acting, ...others] = sides.map(({ who }) => who.name)
  const outcome = line(at, {
    rule: 'GAM-CTS-15',
    what: `Contest, ${acting ?? ''} against ${listed(others)}`,
    says: saidOf(end, sides, step),
    tone: end.outcome === 'won' ? (end.winner === 0 ? 'good' : 'bad') : 'plain',
    who: sides.map(({ who }) => who.id),
    why: [
      ...sides.flatMap(({ terms }, nth) => [...terms, ...(tries[nth]?.steps ?? [])]),
      ...doubledSteps(targets, times),
    ],
  })
  const left = (end.still_in ?? []).flatMap((nth) => sides[nth]?.who.id ?? [])
  return { outcome, end, left, step }
}

/** True when a side may bid mojo: the roll is archetypal, and no other player's character stands against it. Rules GAM-MOJ-08, GAM-MOJ-10. */
function mayBid({ who, score }: Contestant, sides: readonly Contestant[]): boolean {
  const rivals = sides.filter((other) => other.who !== who)
  return isArchetypalScore(who, score) && rivals.every((other) => other.who.kind !== 'character')
}

/** One side's roll, which a bid may turn. Rules GAM-CTS-15, GAM-MOJ-07. */
function* tryOf(
  { who, target }: Contestant,
  times: number,
  bids: boolean,
): ProcedureOf<{ success: boolean; steps: Step[] }> {
  const face = yield* rollOne(`${who.name} (${who.id})`, 20)
  const counts = face * 2 ** times
  const succeeds = counts <= target
  const bid = !succeeds && bids ? yield* askBid(who, 'contest', counts, target) : null
  return {
    success: succeeds || bid?.turned === true,
    steps: [
      {
        name: who.name,
        value: `${counts} against ${target}: ${succeeds ? 'succeeds' : 'fails'}`,
        rule: 'GAM-CTS-15',
      },
      ...(bid?.why ?? []),
    ],
  }
}

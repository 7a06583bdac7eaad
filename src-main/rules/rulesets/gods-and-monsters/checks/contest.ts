import { defineAction, type AtTable, type Chance, type InputOf } from '../../../action.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { percent, plain, refusal } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Outcome, RuleId, Step } from '../../../outcome.ts'
import { rollOne, type Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { doubledDice } from '../house-rules/tests.ts'
import type { Someone } from '../people.ts'
import {
  contest as settle,
  needsDoubling,
  repeatTime,
  timesDoubled,
  type ContestEnd,
} from './figures.ts'
import { scores, scoreTerm, type ScoreName } from './scores.ts'
import { burdens, targetOf, termSteps } from './trial.ts'

const asks = {
  acting: { kind: 'creature', title: 'Who acts', first: 'party' },
  score: { kind: 'choice', title: 'By', of: scores, default: 'evasion' },
  bonus: { kind: 'number', title: 'Their bonus', min: -30, max: 30, default: 0 },
  resisting: { kind: 'creature', title: 'Against whom', optional: true },
  against: { kind: 'choice', title: 'Who answer by', of: scores, default: 'evasion' },
  theirs: { kind: 'number', title: 'The other’s bonus', min: -30, max: 30, default: 0 },
  same: { kind: 'switch', title: 'Both want the same thing', default: false },
  step: { kind: 'number', title: 'Tries before this one', min: 0, max: 40, default: 0 },
  doubled: { kind: 'switch', title: 'Double the dice', default: false },
} as const

interface Sides {
  who: [Someone, Someone]
  targets: [number, number]
  steps: [Step[], Step[]]
}

function sideOf(situation: Situation, creature: Someone, score: ScoreName, bonus: number) {
  const terms = [
    scoreTerm(creature, score),
    { name: 'Bonus', value: bonus, rule: 'GAM-CTS-13' as const },
    ...burdens(creature, situation, score),
  ].filter(({ value }, at) => at === 0 || value !== 0)
  return { target: targetOf(terms), steps: termSteps(terms) }
}

function sidesOf(
  situation: Situation,
  input: {
    acting: string
    score: ScoreName
    bonus: number
    resisting?: string | undefined
    against: ScoreName
    theirs: number
  },
): Sides | { says: string } {
  const acting = situation.creatures[input.acting]
  if (!acting) return { says: 'Choose who acts.' }
  const other = input.resisting
    ? situation.creatures[input.resisting]
    : Object.values(situation.creatures).find(({ side }) => side !== acting.side)
  if (!other) return { says: 'Nobody stands against them: choose who does.' }
  if (other.id === acting.id) return { says: 'Nobody contests with themselves: choose another.' }
  const [one, two] = [
    sideOf(situation, acting, input.score, input.bonus),
    sideOf(situation, other, input.against, input.theirs),
  ]
  return { who: [acting, other], targets: [one.target, two.target], steps: [one.steps, two.steps] }
}

/** How often the dice are doubled: when nobody can fail, or when it was asked for. Rules GAM-CTS-17, GAM-AMB-29. */
function doublingOf(situation: Situation, targets: readonly number[], asked: boolean): number {
  if (needsDoubling(targets))
    return houseRule(situation, doubledDice) === 'once' ? 1 : timesDoubled(targets)
  return asked ? 1 : 0
}

/** Dice are doubled because nobody can fail, or because somebody asked for it. Rules GAM-CTS-17, GAM-AMB-29. */
function dicesRule(targets: readonly number[]): RuleId {
  return needsDoubling(targets) ? 'GAM-AMB-29' : 'GAM-CTS-17'
}

/** Two sides test until one succeeds alone. Rules GAM-CTS-15 to GAM-CTS-17. */
export const contest = defineAction({
  id: 'gods-and-monsters.contest',
  title: 'Contest',
  rule: 'GAM-CTS-15',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds: 'against versus opposed contested struggle race sides',
  asks,
  preview(situation, input, at) {
    const sides = sidesOf(situation, input)
    if ('says' in sides) return refusal(sides.says)
    const times = doublingOf(situation, sides.targets, input.doubled)
    const [acting, other] = sides.who
    const chances = contestChances(sides, times, input.same, at)
    return {
      ...plain(
        `${acting.name} at or under ${sides.targets[0]}, ${other.name} at or under ${sides.targets[1]}: ${percent(chances[0]?.chance ?? 0)}`,
        [
          { name: acting.name, value: sides.targets[0] + at.ruling.adjust, rule: 'GAM-CTS-15' },
          { name: other.name, value: sides.targets[1], rule: 'GAM-CTS-15' },
        ],
      ),
      chances,
      why: [
        ...sides.who.flatMap(({ name }, at) =>
          (sides.steps[at] ?? []).map((step) => ({ ...step, name: `${name}: ${step.name}` })),
        ),
        { name: 'This try', value: repeatTime(input.step), rule: 'GAM-CTS-16' },
        ...(times > 0
          ? [{ name: 'Dice', value: `times ${2 ** times}`, rule: dicesRule(sides.targets) }]
          : []),
      ],
    }
  },
  *run(situation, input, at) {
    return (yield* contested(situation, input, at)).outcome
  },
})

/** One exchange of a contest, with what it came to; null where nobody contested. Rules GAM-CTS-15 to GAM-CTS-17. */
export function* contested(
  situation: Situation,
  input: InputOf<typeof asks>,
  at: AtTable,
): Asking<{ outcome: Outcome; end: ContestEnd | null }> {
  const sides = sidesOf(situation, input)
  if ('says' in sides)
    return {
      outcome: line(at, { rule: 'GAM-CTS-15', what: 'Contest', says: sides.says }),
      end: null,
    }
  const [acting, other] = sides.who
  const times = doublingOf(situation, sides.targets, input.doubled)
  const one = yield* side(acting, sides.targets[0] + at.ruling.adjust, times)
  const two = yield* side(other, sides.targets[1], times)
  const made = at.ruling.override ? [at.ruling.override === 'success', false] : [one.made, two.made]
  const end = settle(made, input.same)
  const outcome = line(at, {
    rule: 'GAM-CTS-15',
    what: `Contest, ${acting.name} against ${other.name}`,
    says: saidOf(end, sides.who, input.step),
    tone: end.outcome === 'won' ? (end.winner === 0 ? 'good' : 'bad') : 'plain',
    who: [acting.id, other.id],
    why: [
      ...sides.steps[0],
      one.step,
      ...sides.steps[1],
      two.step,
      ...(times > 0
        ? [{ name: 'Dice', value: `times ${2 ** times}`, rule: dicesRule(sides.targets) }]
        : []),
    ],
  })
  return { outcome, end }
}

function* side(
  creature: Someone,
  target: number,
  times: number,
): Asking<{ made: boolean; step: Step }> {
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

function saidOf(end: ReturnType<typeof settle>, who: Sides['who'], step: number): string {
  if (end.outcome === 'won') return `${who[end.winner ?? 0]?.name ?? 'Nobody'} wins`
  if (end.outcome === 'draw') return 'A draw: nobody gets it'
  if (end.outcome === 'acting fails') return `${who[0].name} fails`
  return `Both succeed: again after ${repeatTime(step + (end.time_steps ?? 1))}`
}

function contestChances(sides: Sides, times: number, same: boolean, at: AtTable): Chance[] {
  const factor = 2 ** times
  const chance = (target: number): number => chanceUnder(20, target / factor, 'equal')
  const ruled = at.ruling.override
  const one = ruled ? Number(ruled === 'success') : chance(sides.targets[0] + at.ruling.adjust)
  const two = ruled ? 0 : chance(sides.targets[1])
  const [acting, other] = sides.who
  const neither = (1 - one) * (1 - two)
  return [
    { says: `${acting.name} wins`, chance: one * (1 - two), tone: 'good' },
    { says: `${other.name} wins`, chance: two * (1 - one), tone: 'bad' },
    {
      says: same ? 'A draw' : `${acting.name} fails`,
      chance: neither,
      tone: same ? 'plain' : 'bad',
    },
    { says: 'Again', chance: one * two, tone: 'plain' },
  ]
}

import { defineAction, type Chance } from '../../../core/action.ts'
import { refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { goesOn } from '../checks/contest/goes-on.ts'
import { contest, contested } from '../checks/contest/index.ts'
import { groupBonus, type GroupTop } from '../groups/figures.ts'
import { groupTop } from '../house-rules/groups.ts'
import { movementOf } from '../load.ts'
import { living, type NoFigure } from '../reckoning.ts'
import { chaseBonus } from './figures.ts'

const asks = {
  who: { kind: 'creature', title: 'Who runs', first: 'party' },
  bonus: { kind: 'number', title: 'Their field bonus', min: 0, max: 30, default: 0 },
  after: { kind: 'creature', title: 'Who follows' },
  count: { kind: 'number', title: 'How many follow', min: 1, max: 1_000_000, default: 1 },
  theirs: { kind: 'number', title: 'Field bonus of those', min: 0, max: 30, default: 0 },
  step: { kind: 'number', title: 'Tries before this one', min: 0, max: 40, default: 0 },
  due: { kind: 'due', title: 'What it settles', optional: true },
} as const

interface Input {
  who: string
  bonus: number
  after: string
  count: number
  theirs: number
  step: number
}

interface Chase {
  /** Input of the contest; the pursuers are the acting side. */
  contest: Parameters<typeof contested>[1]
  why: Step[]
}

/** Agility against agility, with what speed and numbers add. Rules GAM-CHA-02 to GAM-CHA-04, GAM-MOV-07. */
function chaseOf(situation: Situation, input: Input): Chase | NoFigure {
  const [runner, other] = [living(situation, input.who), living(situation, input.after)]
  if ('refuses' in runner) return runner
  if ('refuses' in other) return other
  if (runner.id === other.id) return { refuses: 'Nobody chases themselves: choose another.' }
  const [one, two] = [movementOf(runner, situation), movementOf(other, situation)]
  const { faster, bonus } = chaseBonus(one, two)
  const many = groupBonus(input.count, houseRule<GroupTop>(situation, groupTop))
  return {
    contest: {
      acting: other.id,
      score: 'agility',
      bonus: input.theirs + many + (faster === 'b' ? bonus : 0),
      resisting: runner.id,
      against: 'agility',
      theirs: input.bonus + (faster === 'a' ? bonus : 0),
      same: false,
      step: input.step,
      doubled: false,
    },
    why: [
      {
        name: 'Movement',
        value: `${runner.name} ${one}, ${other.name} ${two}`,
        rule: 'GAM-CHA-03',
      },
      ...(bonus > 0
        ? [
            {
              name: `Faster, ${faster === 'a' ? runner.name : other.name}`,
              value: signed(bonus),
              rule: 'GAM-CHA-03' as const,
            },
          ]
        : []),
      ...(many > 0
        ? [{ name: `${input.count} follow`, value: signed(many), rule: 'GAM-CHA-04' as const }]
        : []),
      { name: 'A chase', value: 'is a contest, not yards', rule: 'GAM-MOV-07' },
    ],
  }
}

/** Chances of a chase: caught, gets away, or goes on. */
function endings([caught, ...others]: readonly Chance[]): Chance[] {
  const again = others.at(-1)
  const away = others.slice(0, -1).reduce((sum, { chance }) => sum + chance, 0)
  return [
    ...(caught ? [{ ...caught, says: 'Caught', tone: 'bad' as const }] : []),
    { says: 'Gets away', chance: away, tone: 'good' },
    ...(again ? [again] : []),
  ]
}

/** One exchange of a chase: caught, away, or on for a longer while. Rules GAM-CHA-02 to GAM-CHA-04. */
export const chase = defineAction({
  id: 'gods-and-monsters.chase',
  title: 'Chase',
  rule: 'GAM-CHA-02',
  phase: 'check',
  slot: 'flee',
  needs: [],
  finds: 'pursuit run away follow escape agility contest movement bonus',
  asks,
  preview(situation, input, at) {
    const found = chaseOf(situation, input)
    if ('refuses' in found) return refusal(found.refuses)
    const shown = contest.preview?.(situation, found.contest as never, at)
    if (!shown || shown.refuses) return shown ?? refusal('Nobody runs.')
    return { ...shown, chances: endings(shown.chances), why: [...found.why, ...shown.why] }
  },
  *run(situation, input, at) {
    const found = chaseOf(situation, input)
    if ('refuses' in found)
      return line(at, { rule: 'GAM-CHA-02', what: 'Chase', says: found.refuses })
    const { outcome, end, step } = yield* contested(situation, found.contest, at)
    const caught = end?.outcome === 'won' && end.winner === 0
    const on = end?.outcome === 'continue'
    const runner = situation.creatures[input.who]
    return {
      ...outcome,
      rule: 'GAM-CHA-02',
      what: `Chase of ${runner?.name ?? 'somebody'}`,
      says: on ? outcome.says : caught ? 'Caught' : 'Gets away',
      tone: on ? 'plain' : caught === (runner?.side === 'party') ? 'bad' : 'good',
      why: [...found.why, ...outcome.why],
      effects: [
        ...(input.due ? [{ do: 'settle' as const, due: input.due }] : []),
        ...(on
          ? [
              goesOn('gods-and-monsters.chase', 'The chase goes on', [input.who, input.after], {
                ...input,
                step: Math.min(40, step + 1),
              }),
            ]
          : []),
      ],
    }
  },
})

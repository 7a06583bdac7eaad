import { compact } from '../../../common/compact.ts'
import { signed } from '../../../common/check.ts'
import { defineAction } from '../../../core/action.ts'
import type { InputOf } from '../../../core/asks.ts'
import { type Effect, setCondition } from '../../../core/effects.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { isRefusal, refusal, type Chance } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { livingCreature } from '../checks/actions.ts'
import { contestDue, planContest, previewContest, runContest } from '../checks/contest.ts'
import { groupBonus, median, type GroupTop } from '../groups/group.ts'
import { unitMembers } from '../groups/units.ts'
import { groupTop } from '../house-rules/checks.ts'
import { movementOf } from '../load.ts'
import { chaseBonus } from './movement.ts'

const asks = {
  who: { kind: 'creature', role: 'actor', title: 'Who runs', first: 'party' },
  bonus: { kind: 'number', title: 'Their field bonus', min: 0, max: 30, default: 0 },
  after: { kind: 'creature', role: 'target', title: 'Who follows' },
  count: { kind: 'number', title: 'How many follow', min: 1, max: 1_000_000, default: 1 },
  theirs: { kind: 'number', title: 'Field bonus of those', min: 0, max: 30, default: 0 },
  step: { kind: 'number', title: 'Tries before this one', min: 0, max: 40, default: 0 },
  due: { kind: 'due', title: 'What it settles', optional: true },
} as const

/** Movement of a runner; of those who fight as one their median, as a unit’s own is for combat alone. Rules GAM-CHA-03, GAM-MAS-02. */
function paceOf(runner: ReadonlyCreature, situation: Situation): number {
  const { members = [] } = unitMembers(situation, runner.id) ?? {}
  const all = members.flatMap((id) => situation.creatures[id] ?? [])
  return all.length === 0
    ? movementOf(runner, situation)
    : median(all.map((one) => movementOf(one, situation)))
}

/** Agility against agility, with what speed and numbers add. Rules GAM-CHA-02 to GAM-CHA-04, GAM-MOV-07. */
function planChase(situation: Situation, input: InputOf<typeof asks>) {
  const [runner, other] = [
    livingCreature(situation, input.who),
    livingCreature(situation, input.after),
  ]
  if (isRefusal(runner)) return runner
  if (isRefusal(other)) return other
  if (runner.id === other.id) return refusal('Nobody chases themselves: choose another.')
  const [one, two] = [paceOf(runner, situation), paceOf(other, situation)]
  const { faster, bonus } = chaseBonus(one, two)
  const many = groupBonus(input.count, houseRule<GroupTop>(situation, groupTop))
  const contest = planContest(situation, {
    acting: other.id,
    score: 'agility',
    bonus: input.theirs + many + (faster === 'b' ? bonus : 0),
    resisting: runner.id,
    against: 'agility',
    theirs: input.bonus + (faster === 'a' ? bonus : 0),
    same: false,
    step: input.step,
    doubled: false,
  })
  if (isRefusal(contest)) return contest
  const why: Step[] = compact(
    {
      name: 'Movement',
      value: `${runner.name} ${one}, ${other.name} ${two}`,
      rule: 'GAM-CHA-03',
    },
    bonus > 0 && {
      name: `Faster, ${faster === 'a' ? runner.name : other.name}`,
      value: signed(bonus),
      rule: 'GAM-CHA-03',
    },
    many > 0 && { name: `${input.count} follow`, value: signed(many), rule: 'GAM-CHA-04' },
    { name: 'A chase', value: 'is a contest, not yards', rule: 'GAM-MOV-07' },
  )
  return { input, runner, contest, why }
}

/** Chances of a chase: caught, gets away, or goes on. */
function endings([caught, ...others]: readonly Chance[]): Chance[] {
  const again = others.at(-1)
  const away = others.slice(0, -1).reduce((sum, { chance }) => sum + chance, 0)
  return compact(
    caught && { ...caught, says: 'Caught', tone: 'bad' },
    { says: 'Gets away', chance: away, tone: 'good' },
    again && again,
  )
}

/** Changes by the end of a chase: who is caught is here again, and a foe who gets away is gone. The party's own stay with it. */
function endOf({ id, side, conditions }: ReadonlyCreature, caught: boolean): Effect[] {
  const set = (name: string, to: { rule: RuleId } | null): Effect => setCondition(id, name, to)
  if (caught)
    return ['fled', 'fleeing'].filter((name) => name in conditions).map((name) => set(name, null))
  return side === 'party' ? [] : [set('fled', { rule: 'GAM-CHA-02' })]
}

/** One exchange of a chase: caught, away, or on for a longer while. Rules GAM-CHA-02 to GAM-CHA-04. */
export const chase = defineAction({
  id: 'gods-and-monsters.chase',
  title: 'Chase',
  rule: 'GAM-CHA-02',
  phase: 'check',
  slot: 'flee',
  finds: 'pursuit run away follow escape agility contest movement bonus',
  asks,
  plan: planChase,
  preview({ contest, why }, _situation, at) {
    const shown = previewContest(contest, at)
    return { ...shown, chances: endings(shown.chances), why: [...why, ...shown.why] }
  },
  *run({ input, runner, contest, why }, _situation, at) {
    const { outcome, end, step } = yield* runContest(contest, at)
    const caught = end.outcome === 'won' && end.winner === 0
    const on = end.outcome === 'continue'
    return {
      ...outcome,
      rule: 'GAM-CHA-02',
      what: `Chase of ${runner.name}`,
      says: on ? outcome.says : caught ? 'Caught' : 'Gets away',
      tone: on ? 'plain' : caught === (runner.side === 'party') ? 'bad' : 'good',
      why: [...why, ...outcome.why],
      effects: compact(
        ...(on ? [] : endOf(runner, caught)),
        input.due && { do: 'settle', due: input.due },
        on &&
          contestDue('gods-and-monsters.chase', 'The chase goes on', [input.who, input.after], {
            ...input,
            step: Math.min(40, step + 1),
          }),
      ),
    }
  },
})

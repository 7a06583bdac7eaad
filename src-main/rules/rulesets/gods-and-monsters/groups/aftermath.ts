import { compact } from '../../../common/compact.ts'
import { inUnit } from '../../../common/incapacitated.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { runTest, scoredTest, scoreTerm } from '../checks/trial.ts'
import { changesText, hurtEffects, pointsAfter, pointsOf } from '../harm/points.ts'
import { condition, settleDue } from '../harm/states.ts'
import { aftermathRoll } from '../house-rules/checks.ts'
import { toHundredths } from '../scales.ts'
import {
  aftermath as aftermathOf,
  aftermathSplit,
  gatherGroup,
  medianOf,
  type Gathered,
} from './group.ts'
import { unitDueId, unitMembers } from './units.ts'

/** Dice that show more than anybody can lose are thrown again, this often at most. */
const mostThrows = 40

/** Rolls what a member loses: the smallest die, thrown again above the most. Rules GAM-MAS-06, GAM-AMB-70. */
function* share(label: string, sides: number, most: number): ProcedureOf<number> {
  if (most < 1) return 0
  for (let thrown = 1; thrown <= mostThrows; thrown++) {
    const face = yield* rollOne(thrown === 1 ? label : `${label}, throw ${thrown}`, sides)
    if (face <= most) return face
  }
  return most
}

/** A unit that is over: its harm is as given, or that of the creature which stood for it, where there is one. */
function brokenUnit(
  situation: Situation,
  input: {
    members: readonly string[]
    others: number
    unit?: string | undefined
    damage: number
    injuries: number
  },
): (Gathered & { damage: number; injuries: number }) | RefusedPreview {
  const { members, others } = unitMembers(situation, input.unit) ?? input
  const group = gatherGroup(situation, members, others)
  if (isRefusal(group)) return group
  const body = input.unit ? situation.creatures[input.unit] : undefined
  if (!body) return { ...group, damage: input.damage, injuries: input.injuries }
  if (!body.tags.unit)
    return refusal(`${body.name} is no unit: leave it out, and say what harm there was.`)
  const { hp = 0, maxHp = 0, injuries = 0 } = body.values
  const lost = Math.max(0, maxHp - hp) + injuries
  return { ...group, damage: input.damage || lost, injuries: input.injuries || injuries }
}

/** The members stand for themselves again, and what stood for them leaves the table. Rule GAM-MAS-04. */
function dissolveUnit(
  situation: Situation,
  members: Gathered['members'],
  unit: string | undefined,
): Effect[] {
  if (!unit || !situation.creatures[unit]?.tags.unit) return []
  return [
    ...members
      .filter(({ conditions }) => inUnit in conditions)
      .map(({ id }) => condition(id, inUnit, null)),
    ...settleDue(situation, unitDueId(unit)),
    { do: 'leave', creature: unit },
  ]
}

/** A unit breaks up: what each member has suffered. Rules GAM-MAS-04, GAM-MAS-06, GAM-MAS-07. */
export const aftermath = defineAction({
  id: 'gods-and-monsters.aftermath',
  title: 'Unit breaks up',
  rule: 'GAM-MAS-06',
  phase: 'fight',
  slot: 'wound',
  needs: ['hp'],
  finds: 'aftermath mass conflict casualties unit group disband injuries survivors',
  asks: {
    members: { kind: 'creatures', role: 'actor', title: 'Who fought as one', first: 'party' },
    others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
    unit: { kind: 'creature', title: 'The unit at the table', optional: true },
    damage: {
      kind: 'number',
      title: 'Survival and injuries the unit lost',
      min: 0,
      max: 99_999,
      default: 0,
    },
    injuries: { kind: 'number', title: 'Injuries of them', min: 0, max: 9999, default: 0 },
  },
  prefill: ({ creatures, dues }) => {
    const unit = Object.keys(creatures).find((id) => unitDueId(id) in dues)
    return unit === undefined ? {} : { unit }
  },
  plan(situation, input) {
    const group = brokenUnit(situation, input)
    if (isRefusal(group)) return group
    const { unit } = input
    const others = group.count - group.members.length
    return {
      ...{ group, others, unit, ...aftermathOf(group.bonus, group.damage) },
      evasion: medianOf(situation, group, (member) => scoreTerm(member, 'evasion').value),
    }
  },
  preview({ group, unit, maximum, sides, most, evasion }, situation) {
    const { damage, injuries } = group
    const split = aftermathSplit(evasion, injuries, group.count)
    const known = unitMembers(situation, unit) ? { idle: true as const } : {}
    const shown = plain(
      most < 1
        ? `${damage} among ${group.count}: nobody is hurt`
        : `d${sides} each${most < sides ? `, ${most + 1} and more again` : ''}`,
      [
        step('Damage', damage, 'GAM-MAS-06'),
        step('Divided by', Math.max(1, group.bonus), 'GAM-GRP-02'),
      ],
      [
        step('Most for each', toHundredths(maximum), 'GAM-MAS-06'),
        step(
          `Evasion at or under ${split.target}`,
          `about ${split.pass} lose survival, ${split.fail} are injured`,
          'GAM-MAS-07',
        ),
      ],
    )
    return { ...shown, scope: { members: known, others: known } }
  },
  *run({ group, others, unit, sides, most, evasion }, situation, at) {
    const { injuries } = group
    const together = houseRule(situation, aftermathRoll) === 'one'
    const common = together ? yield* share('everybody’s share', sides, most) : 0
    const effects: Effect[] = []
    const why: Step[] = []
    for (const member of most < 1 ? [] : group.members) {
      const named = `${member.name} (${member.id})`
      const loss = together ? common : yield* share(`share of ${named}`, sides, most)
      const result = yield* runTest(
        scoredTest(
          `evasion of ${named}`,
          [scoreTerm(member, 'evasion'), step('Injuries of the unit', 0 - injuries, 'GAM-MAS-07')],
          { rule: 'GAM-MAS-07', success: 'Survival', failure: 'Injuries' },
        ),
        at.ruling,
      )
      const was = pointsOf(member)
      const is = pointsAfter(was, {
        damage: result.success ? loss : 0,
        injuries: result.success ? 0 : loss,
        archetypal: false,
      })
      why.push(step(member.name, changesText(was, is), 'GAM-MAS-07'))
      effects.push(...hurtEffects(member, is, false))
    }
    const rest = aftermathSplit(evasion, injuries, others)
    return line(at, {
      rule: 'GAM-MAS-06',
      what: `${situation.creatures[unit ?? '']?.name ?? `Unit of ${group.count}`} breaks up`,
      says:
        most < 1
          ? 'Nobody is hurt'
          : `Up to ${most} each${others > 0 ? `; of the ${others} unnamed ${rest.fail} are injured` : ''}`,
      tone: most < 1 ? 'plain' : 'bad',
      who: group.members.map(({ id }) => id),
      why: compact(...why, unit && step('The unit', 'is one no longer', 'GAM-MAS-04')),
      effects: [...effects, ...dissolveUnit(situation, group.members, unit)],
    })
  },
})

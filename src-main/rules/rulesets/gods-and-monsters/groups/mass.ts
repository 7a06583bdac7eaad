import { defineAction } from '../../../action.ts'
import type { Effect } from '../../../effects.ts'
import { plain, refusal } from '../../../house/trial.ts'
import { counted } from '../../../house/words.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { rollOne, type Asking } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import { reactions } from '../abilities.ts'
import { scoreTerm } from '../checks/scores.ts'
import { tested, tryTested } from '../checks/trial.ts'
import { changesSay, hurtEffects, pointsAfter } from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { aftermathRoll, unitMovement, unitReactions } from '../house-rules/groups.ts'
import { calculator } from '../reckoning.ts'
import {
  aftermath as aftermathOf,
  aftermathSplit,
  unitNumber,
  type UnitReading,
} from './figures.ts'
import { gathered, middleOf } from './gathered.ts'

const asks = {
  members: { kind: 'creatures', title: 'Who fight as one' },
  others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
} as const

/** A unit's numbers: as one combatant. Rules GAM-MAS-01 to GAM-MAS-05, GAM-AMB-72, GAM-AMB-73. */
export const unit = calculator({
  id: 'gods-and-monsters.unit',
  title: 'Numbers of a unit',
  rule: 'GAM-MAS-03',
  phase: 'check',
  slot: 'group',
  finds: 'mass conflict army unit survival movement battle soldiers goblins',
  asks: {
    ...asks,
    verve: { kind: 'number', title: 'Verve that players lend it', min: 0, max: 9999, default: 0 },
  },
  reckon(situation, { members, others, verve }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return group
    const { bonus } = group
    const of = (field: string, otherwise: number) =>
      middleOf(situation, group, ({ values }) => values[field] ?? otherwise)
    const survival = of('maxHp', 5)
    const feet = unitNumber(
      of('movement', 10),
      bonus,
      houseRule<UnitReading>(situation, unitMovement),
    )
    const more = houseRule(situation, unitReactions) === 'bonus' ? bonus : 0
    return {
      says: `${counted(group.count, 'member')}: survival ${unitNumber(survival, bonus) + verve}, ${feet} feet`,
      terms: [
        { name: 'Median survival', value: survival, rule: 'GAM-MAS-03' },
        { name: 'For numbers', value: survival * bonus, rule: 'GAM-MAS-03' },
        ...(verve > 0 ? [{ name: 'Verve lent', value: verve, rule: 'GAM-MAS-03' as const }] : []),
      ],
      why: [
        { name: 'Combat movement', value: `${feet} feet`, rule: 'GAM-MAS-02' },
        { name: 'Attack', value: of('attackBonus', 0) + bonus, rule: 'GAM-GRP-02' },
        { name: 'Defense', value: of('defense', 0) + bonus, rule: 'GAM-GRP-02' },
        { name: 'Actions a round', value: 1 + bonus, rule: 'GAM-GRP-03' },
        ...reactions.map((reaction): Step => ({
          name: reaction.replace(/^./, (letter) => letter.toUpperCase()),
          value: of(reaction, 4) + more,
          rule: 'GAM-AMB-73',
        })),
        { name: 'Manoeuvres', value: 'with a leader named', rule: 'GAM-MAS-05' },
      ],
      who: group.members.map(({ id }) => id),
    }
  },
})

/** Dice that show more than anybody can lose are thrown again, this often at most. */
const mostThrows = 40

/** What a member loses: the smallest die, thrown again above the most. Rules GAM-MAS-06, GAM-AMB-70. */
function* share(label: string, sides: number, most: number): Asking<number> {
  if (most < 1) return 0
  for (let thrown = 1; thrown <= mostThrows; thrown++) {
    const face = yield* rollOne(thrown === 1 ? label : `${label}, throw ${thrown}`, sides)
    if (face <= most) return face
  }
  return most
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
    ...asks,
    damage: {
      kind: 'number',
      title: 'Survival and injuries the unit lost',
      min: 0,
      max: 99_999,
      default: 0,
    },
    injuries: { kind: 'number', title: 'Injuries of them', min: 0, max: 9999, default: 0 },
  },
  preview(situation, { members, others, damage, injuries }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return refusal(group.refuses)
    const { maximum, sides, most } = aftermathOf(group.bonus, damage)
    const evasion = middleOf(situation, group, (member) => scoreTerm(member, 'evasion').value)
    const split = aftermathSplit(evasion, injuries, group.count)
    return plain(
      most < 1
        ? `${damage} among ${group.count}: nobody is hurt`
        : `d${sides} each${most < sides ? `, ${most + 1} and more again` : ''}`,
      [
        { name: 'Damage', value: damage, rule: 'GAM-MAS-06' },
        { name: 'Divided by', value: Math.max(1, group.bonus), rule: 'GAM-GRP-02' },
      ],
      [
        { name: 'Most for each', value: Math.round(maximum * 100) / 100, rule: 'GAM-MAS-06' },
        {
          name: `Evasion at or under ${split.target}`,
          value: `about ${split.pass} lose survival, ${split.fail} are injured`,
          rule: 'GAM-MAS-07',
        },
      ],
    )
  },
  *run(situation, { members, others, damage, injuries }, at) {
    const group = gathered(situation, members, others)
    if ('refuses' in group)
      return line(at, { rule: 'GAM-MAS-06', what: 'Unit breaks up', says: group.refuses })
    const { sides, most } = aftermathOf(group.bonus, damage)
    const together = houseRule(situation, aftermathRoll) === 'one'
    const common = together ? yield* share('everybody’s share', sides, most) : 0
    const effects: Effect[] = []
    const why: Step[] = []
    for (const member of most < 1 ? [] : group.members) {
      const named = `${member.name} (${member.id})`
      const loss = together ? common : yield* share(`share of ${named}`, sides, most)
      const tried = yield* tryTested(
        tested(
          `evasion of ${named}`,
          [
            scoreTerm(member, 'evasion'),
            { name: 'Injuries of the unit', value: 0 - injuries, rule: 'GAM-MAS-07' },
          ],
          { rule: 'GAM-MAS-07', success: 'Survival', failure: 'Injuries' },
        ),
        at.ruling,
      )
      const was = pointsOf(member)
      const is = pointsAfter(was, {
        damage: tried.success ? loss : 0,
        injuries: tried.success ? 0 : loss,
        archetypal: false,
      })
      why.push({ name: member.name, value: changesSay(was, is), rule: 'GAM-MAS-07' })
      effects.push(...hurtEffects(member, is, false))
    }
    const evasion = middleOf(situation, group, (member) => scoreTerm(member, 'evasion').value)
    const rest = aftermathSplit(evasion, injuries, others)
    return line(at, {
      rule: 'GAM-MAS-06',
      what: `Unit of ${group.count} breaks up`,
      says:
        most < 1
          ? 'Nobody is hurt'
          : `Up to ${most} each${others > 0 ? `; of the ${others} unnamed ${rest.fail} are injured` : ''}`,
      tone: most < 1 ? 'plain' : 'bad',
      who: group.members.map(({ id }) => id),
      why,
      effects,
    })
  },
})

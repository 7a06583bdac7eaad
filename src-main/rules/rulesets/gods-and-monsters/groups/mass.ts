import { counted, upperFirst } from '../../../core/words.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { reactions } from '../abilities.ts'
import { unitMovement, unitReactions } from '../house-rules/groups.ts'
import { calculator } from '../reckoning.ts'
import { unitNumber, type UnitReading } from './figures.ts'
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
          name: upperFirst(reaction),
          value: of(reaction, 4) + more,
          rule: 'GAM-AMB-73',
        })),
        { name: 'Manoeuvres', value: 'with a leader named', rule: 'GAM-MAS-05' },
      ],
      who: group.members.map(({ id }) => id),
    }
  },
})

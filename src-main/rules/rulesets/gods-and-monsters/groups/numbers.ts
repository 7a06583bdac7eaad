import { counted } from '../../../core/words.ts'
import { calculator } from '../reckoning.ts'
import { groupMojoXp } from './figures.ts'
import { gathered, numbersSteps, numbersTerm } from './gathered.ts'
import { memberAsks } from './members.ts'

/**
 * Figures that a group has from its numbers, without a test.
 * Rules GAM-GRP-02, GAM-GRP-03, GAM-GRP-07, GAM-GRP-09.
 */
export const groupFigures = calculator({
  id: 'gods-and-monsters.group-bonus',
  title: 'Bonus of a group',
  rule: 'GAM-GRP-02',
  phase: 'check',
  slot: 'group',
  finds: 'group bonus size numbers actions delay leave plan',
  asks: memberAsks,
  reckon(situation, { members, others }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return group
    const delay = counted(group.bonus, 'round')
    return {
      says: `${group.count} together: +${group.bonus}, ${counted(1 + group.bonus, 'action')} a round`,
      terms: [numbersTerm(group)],
      why: [
        ...numbersSteps(situation, group),
        { name: 'Actions a round', value: 1 + group.bonus, rule: 'GAM-GRP-03' },
        { name: 'To change plan', value: delay, rule: 'GAM-GRP-07' },
        { name: 'To leave it', value: delay, rule: 'GAM-GRP-09' },
      ],
      who: group.members.map(({ id }) => id),
    }
  },
})

/** Experience of all who shared a roll that mojo was bid on. Rule GAM-GRP-06. */
export const groupMojo = calculator({
  id: 'gods-and-monsters.group-mojo',
  title: 'Experience of shared mojo',
  rule: 'GAM-GRP-06',
  phase: 'check',
  slot: 'edit',
  finds: 'mojo group experience xp bid shared',
  asks: {
    members: memberAsks.members,
    mojo: { kind: 'number', title: 'Mojo used by all of them', min: 1, max: 999, default: 1 },
  },
  reckon(situation, { members, mojo }) {
    const group = gathered(situation, members, 0)
    if ('refuses' in group) return group
    const each = groupMojoXp(mojo)
    return {
      says: `${each} XP to each of ${group.count}`,
      terms: [{ name: 'Each mojo', value: 50, rule: 'GAM-GRP-06' }],
      who: group.members.map(({ id }) => id),
      effects: group.members.map(({ id }) => ({
        do: 'change',
        creature: id,
        field: 'experience',
        by: each,
      })),
    }
  },
})

import { counted } from '../../../house/words.ts'
import { houseRule } from '../../../ruleset.ts'
import { remembers, triedAlready } from '../checks/once-tried.ts'
import type { Situation } from '../../../situation.ts'
import { scores, scoreTerm, type ScoreName } from '../checks/scores.ts'

import { burdens, tested } from '../checks/trial.ts'
import { leaderMargin } from '../house-rules/groups.ts'
import type { Someone } from '../people.ts'
import { calculator, living, testing } from '../reckoning.ts'
import { groupMojoXp, moraleRounds, redirectRounds } from './figures.ts'
import { gathered, middleOf, numbersSteps, numbersTerm } from './gathered.ts'

const asks = {
  members: { kind: 'creatures', title: 'Who act together' },
  others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
} as const

/** A score of one of them with all that weighs on it. Rule GAM-GRP-04. */
function finalOf(situation: Situation, member: Someone, score: ScoreName): number {
  const weighs = burdens(member, situation, score)
  return scoreTerm(member, score).value + weighs.reduce((sum, { value }) => sum + value, 0)
}

/** Several as one: the median of their final numbers and a bonus for how many they are. Rules GAM-GRP-01, GAM-GRP-02, GAM-GRP-04, GAM-GRP-05. */
export const groupTest = testing({
  id: 'gods-and-monsters.group-test',
  title: 'Group effort',
  rule: 'GAM-GRP-04',
  phase: 'check',
  slot: 'group',
  finds: 'together median bonus numbers help team test',
  asks: {
    ...asks,
    score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
    bonus: { kind: 'number', title: 'Bonus, the median of theirs', min: -30, max: 30, default: 0 },
    task: { kind: 'text', title: 'What is tried, to keep it in mind', max: 40, optional: true },
  },
  try(situation, { members, others, score, bonus, task }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return group
    const again = triedAlready(situation, task, 'group')
    if (again) return { refuses: again }
    const middle = middleOf(situation, group, (member) => finalOf(situation, member, score))
    return {
      who: group.members,
      name: counted(group.count, 'member'),
      test: tested(
        `group ${score}`,
        [
          { name: `Median ${score}`, value: middle, rule: 'GAM-GRP-04' },
          numbersTerm(group),
          { name: 'Median bonus', value: bonus, rule: 'GAM-GRP-05' },
        ],
        { rule: 'GAM-GRP-04', success: 'They succeed', failure: 'They fail' },
      ),
      why: [
        ...numbersSteps(situation, group),
        { name: 'Actions a round', value: 1 + group.bonus, rule: 'GAM-GRP-03' },
        {
          name: 'To change plan or leave',
          value: counted(group.bonus, 'round'),
          rule: 'GAM-GRP-07',
        },
      ],
    }
  },
  ends: (_situation, { task }, { success }) => ({
    says: success ? 'They succeed' : 'They fail',
    effects: remembers(task, 'group', success),
  }),
})

/** Holding together when something startles them. Rule GAM-GRP-08. */
export const groupMorale = testing({
  id: 'gods-and-monsters.group-morale',
  title: 'Group holds together',
  rule: 'GAM-GRP-08',
  phase: 'fight',
  slot: 'morale',
  finds: 'morale panic spontaneous reaction charisma group rout',
  asks,
  try(situation, { members, others }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return group
    const middle = middleOf(situation, group, (member) => finalOf(situation, member, 'charisma'))
    return {
      who: group.members,
      name: counted(group.count, 'member'),
      test: tested(
        'group charisma',
        [{ name: 'Median charisma', value: middle, rule: 'GAM-GRP-08' }, numbersTerm(group)],
        { rule: 'GAM-GRP-08', success: 'They hold', failure: 'They waver' },
      ),
    }
  },
  ends(situation, { members, others }, { success, margin }) {
    const group = gathered(situation, members, others)
    if (success || 'refuses' in group) return { says: 'They hold' }
    const rounds = moraleRounds(0, 0 - margin, group.bonus)
    return {
      says: `They waver: ${counted(rounds, 'round')} to decide`,
      why: [{ name: 'To decide', value: counted(rounds, 'round'), rule: 'GAM-GRP-08' }],
    }
  },
})

/** A leader turns a group to something else. Rules GAM-GRP-07, GAM-GRP-10, GAM-AMB-71. */
export const redirect = testing({
  id: 'gods-and-monsters.redirect',
  title: 'Leader turns the group',
  rule: 'GAM-GRP-10',
  phase: 'fight',
  slot: 'manoeuvre',
  finds: 'leader command order redirect charisma change plan group',
  asks: {
    who: { kind: 'creature', title: 'Leader' },
    count: { kind: 'number', title: 'How many they lead', min: 1, max: 1_000_000, default: 8 },
  },
  try(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        'charisma',
        [
          { ...scoreTerm(creature, 'charisma'), rule: 'GAM-GRP-10' },
          ...burdens(creature, situation, 'charisma'),
        ],
        { rule: 'GAM-GRP-10', success: 'They follow', failure: 'They go on as before' },
      ),
    }
  },
  ends(situation, { who, count }, { success, margin }) {
    const creature = situation.creatures[who]
    const group = creature ? gathered(situation, [who], count - 1) : null
    if (!success || !group || 'refuses' in group) return { says: 'They go on as before' }
    const least = houseRule<number>(situation, leaderMargin)
    const rounds = redirectRounds(margin, 0, group.bonus, least)
    return {
      says: rounds === 0 ? 'They follow at once' : `They follow in ${counted(rounds, 'round')}`,
      why: [{ name: 'Delay', value: `${group.bonus} less ${margin}`, rule: 'GAM-GRP-10' }],
    }
  },
})

/** What numbers are worth, without a test. Rules GAM-GRP-02, GAM-GRP-03, GAM-GRP-07, GAM-GRP-09. */
export const groupFigures = calculator({
  id: 'gods-and-monsters.group-bonus',
  title: 'Bonus of a group',
  rule: 'GAM-GRP-02',
  phase: 'check',
  slot: 'group',
  finds: 'group bonus size numbers actions delay leave plan',
  asks,
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
    members: asks.members,
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

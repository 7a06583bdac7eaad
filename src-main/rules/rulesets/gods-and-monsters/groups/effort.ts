import { step } from '../../../core/outcome.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { calculator, livingCreature, testAction } from '../checks/actions.ts'
import { recordTry, triedRefusal } from '../checks/tests.ts'
import {
  burdens,
  creatureTest,
  scoredTest,
  scores,
  scoreTerm,
  type ScoreName,
} from '../checks/trial.ts'
import { leaderMargin } from '../house-rules/checks.ts'
import {
  gatherGroup,
  groupMojoXp,
  medianOf,
  memberAsks,
  moraleRounds,
  numbersSteps,
  numbersTerm,
  redirectRounds,
} from './group.ts'

/** A score of one of them with all that weighs on it. Rule GAM-GRP-04. */
function finalOf(situation: Situation, member: ReadonlyCreature, score: ScoreName): number {
  const weighs = burdens(member, situation, score)
  return scoreTerm(member, score).value + weighs.reduce((sum, { value }) => sum + value, 0)
}

/** Several as one: the median of their final numbers and a bonus for how many they are. Rules GAM-GRP-01, GAM-GRP-02, GAM-GRP-04, GAM-GRP-05. */
export const groupTest = testAction({
  id: 'gods-and-monsters.group-test',
  title: 'Group effort',
  rule: 'GAM-GRP-04',
  phase: 'check',
  slot: 'group',
  finds: 'together median bonus numbers help team test',
  asks: {
    ...memberAsks,
    score: { kind: 'choice', title: 'Against', of: scores, default: 'perception' },
    bonus: { kind: 'number', title: 'Bonus, the median of theirs', min: -30, max: 30, default: 0 },
    task: { kind: 'text', title: 'What is tried, to keep it in mind', max: 40, optional: true },
  },
  plan(situation, { members, others, score, bonus, task }) {
    const group = gatherGroup(situation, members, others)
    if (isRefusal(group)) return group
    const again = triedRefusal(situation, task, 'group')
    if (again) return refusal(again)
    const middle = medianOf(situation, group, (member) => finalOf(situation, member, score))
    return {
      who: group.members,
      name: counted(group.count, 'member'),
      test: scoredTest(
        `group ${score}`,
        [
          step(`Median ${score}`, middle, 'GAM-GRP-04'),
          numbersTerm(group),
          step('Median bonus', bonus, 'GAM-GRP-05'),
        ],
        { rule: 'GAM-GRP-04', success: 'They succeed', failure: 'They fail' },
      ),
      why: [
        step('As one', 'by every rule of an individual', 'GAM-GRP-01'),
        ...numbersSteps(situation, group),
        step('Actions a round', 1 + group.bonus, 'GAM-GRP-03'),
        step('To change plan or leave', counted(group.bonus, 'round'), 'GAM-GRP-07'),
      ],
      ends: ({ success }) => ({
        says: success ? 'They succeed' : 'They fail',
        effects: recordTry(task, 'group', success),
      }),
    }
  },
})

/** Holding together when something startles them. Rule GAM-GRP-08. */
export const groupMorale = testAction({
  id: 'gods-and-monsters.group-morale',
  title: 'Group holds together',
  rule: 'GAM-GRP-08',
  phase: 'fight',
  slot: 'morale',
  finds: 'morale panic spontaneous reaction charisma group rout',
  asks: memberAsks,
  plan(situation, { members, others }) {
    const group = gatherGroup(situation, members, others)
    if (isRefusal(group)) return group
    const middle = medianOf(situation, group, (member) => finalOf(situation, member, 'charisma'))
    return {
      who: group.members,
      name: counted(group.count, 'member'),
      test: scoredTest(
        'group charisma',
        [step('Median charisma', middle, 'GAM-GRP-08'), numbersTerm(group)],
        { rule: 'GAM-GRP-08', success: 'They hold', failure: 'They waver' },
      ),
      ends({ success, margin }) {
        if (success) return { says: 'They hold' }
        const rounds = moraleRounds(0, 0 - margin, group.bonus)
        return {
          says: `They waver: ${counted(rounds, 'round')} to decide`,
          why: [step('To decide', counted(rounds, 'round'), 'GAM-GRP-08')],
        }
      },
    }
  },
})

/** A leader turns a group to something else. Rules GAM-GRP-07, GAM-GRP-10, GAM-AMB-71. */
export const redirect = testAction({
  id: 'gods-and-monsters.redirect',
  title: 'Leader turns the group',
  rule: 'GAM-GRP-10',
  phase: 'fight',
  slot: 'manoeuvre',
  finds: 'leader command order redirect charisma change plan group',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Leader', first: 'party' },
    count: { kind: 'number', title: 'How many they lead', min: 1, max: 1_000_000, default: 8 },
  },
  plan(situation, { who, count }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const group = gatherGroup(situation, [who], count - 1)
    if (isRefusal(group)) return group
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'charisma', {
        rule: 'GAM-GRP-10',
        success: 'They follow',
        failure: 'They go on as before',
        scoreRule: 'GAM-GRP-10',
      }),
      ends({ success, margin }) {
        if (!success) return { says: 'They go on as before' }
        const least = houseRule<number>(situation, leaderMargin)
        const rounds = redirectRounds(margin, 0, group.bonus, least)
        return {
          says: rounds === 0 ? 'They follow at once' : `They follow in ${counted(rounds, 'round')}`,
          why: [step('Delay', `${group.bonus} less ${margin}`, 'GAM-GRP-10')],
        }
      },
    }
  },
})

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
  finds: 'group bonus size numbers actions decision delay leave plan',
  asks: memberAsks,
  plan(situation, { members, others }) {
    const group = gatherGroup(situation, members, others, 0)
    if (isRefusal(group)) return group
    const delay = counted(group.bonus, 'round')
    return {
      says: `${group.count} together: +${group.bonus}, ${counted(1 + group.bonus, 'action')} a round`,
      terms: [numbersTerm(group)],
      why: [
        ...numbersSteps(situation, group),
        step('Actions a round', 1 + group.bonus, 'GAM-GRP-03'),
        step('To change plan', delay, 'GAM-GRP-07'),
        step('To leave it', delay, 'GAM-GRP-09'),
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
  plan(situation, { members, mojo }) {
    const group = gatherGroup(situation, members, 0)
    if (isRefusal(group)) return group
    const each = groupMojoXp(mojo)
    return {
      says: `${each} XP to each of ${group.count}`,
      terms: [step('Each mojo', 50, 'GAM-GRP-06')],
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

import { counted } from '../../../core/words.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { remembers, triedAlready } from '../checks/once-tried.ts'
import { scores, scoreTerm, type ScoreName } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { testing } from '../reckoning.ts'
import { moraleRounds } from './figures.ts'
import { gathered, middleOf, numbersSteps, numbersTerm } from './gathered.ts'
import { memberAsks } from './members.ts'

/** A score of one of them with all that weighs on it. Rule GAM-GRP-04. */
function finalOf(situation: Situation, member: ReadonlyCreature, score: ScoreName): number {
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
    ...memberAsks,
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
      test: scoredTest(
        `group ${score}`,
        [
          { name: `Median ${score}`, value: middle, rule: 'GAM-GRP-04' },
          numbersTerm(group),
          { name: 'Median bonus', value: bonus, rule: 'GAM-GRP-05' },
        ],
        { rule: 'GAM-GRP-04', success: 'They succeed', failure: 'They fail' },
      ),
      why: [
        { name: 'As one', value: 'by every rule of an individual', rule: 'GAM-GRP-01' },
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
  asks: memberAsks,
  try(situation, { members, others }) {
    const group = gathered(situation, members, others)
    if ('refuses' in group) return group
    const middle = middleOf(situation, group, (member) => finalOf(situation, member, 'charisma'))
    return {
      who: group.members,
      name: counted(group.count, 'member'),
      test: scoredTest(
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

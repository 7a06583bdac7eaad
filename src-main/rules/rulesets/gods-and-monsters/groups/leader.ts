import { counted } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { leaderMargin } from '../house-rules/groups.ts'
import { living, testing } from '../reckoning.ts'
import { redirectRounds } from './figures.ts'
import { gathered } from './gathered.ts'

/** A leader turns a group to something else. Rules GAM-GRP-07, GAM-GRP-10, GAM-AMB-71. */
export const redirect = testing({
  id: 'gods-and-monsters.redirect',
  title: 'Leader turns the group',
  rule: 'GAM-GRP-10',
  phase: 'fight',
  slot: 'manoeuvre',
  finds: 'leader command order redirect charisma change plan group',
  asks: {
    who: { kind: 'creature', title: 'Leader', first: 'party' },
    count: { kind: 'number', title: 'How many they lead', min: 1, max: 1_000_000, default: 8 },
  },
  try(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
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

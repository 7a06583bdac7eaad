import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { living, testing } from '../reckoning.ts'

const ways = ['perception', 'willpower'] as const

/** Looking for flaws for a round, or refusing to believe. Rules GAM-ILL-06, GAM-ILL-07, GAM-ILL-08. */
export const disbelieve = testing({
  id: 'gods-and-monsters.disbelieve',
  title: 'Disbelieve an illusion',
  rule: 'GAM-ILL-06',
  phase: 'check',
  slot: 'save',
  finds: 'illusion phantasm doubt flaw perception willpower',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    by: { kind: 'choice', title: 'By', of: ways, default: 'perception' },
    penalty: { kind: 'number', title: 'How strong it is', min: 0, max: 30, default: 0 },
    flawed: { kind: 'number', title: 'Bonus, where it is poor', min: 0, max: 30, default: 0 },
    helped: { kind: 'switch', title: 'Somebody disbelieved it by will', default: false },
  },
  try(situation, { who, by, penalty, flawed, helped }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const byWill = by === 'willpower'
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        by,
        [
          scoreTerm(creature, by),
          {
            name: 'Strong illusion',
            value: 0 - (byWill ? penalty / 2 : penalty),
            rule: byWill ? 'GAM-ILL-07' : 'GAM-ILL-06',
          },
          { name: 'Poor illusion', value: flawed, rule: 'GAM-ILL-08' },
          { name: 'Doubt of others', value: helped && !byWill ? 2 : 0, rule: 'GAM-ILL-07' },
          ...burdens(creature, situation, by),
        ],
        { rule: 'GAM-ILL-06', success: 'Sees through it', failure: 'Believes it' },
      ),
      why: byWill
        ? [{ name: 'If it is real', value: 'full effect, no reaction', rule: 'GAM-ILL-07' }]
        : [{ name: 'Takes', value: 'the round: no attack', rule: 'GAM-ILL-06' }],
    }
  },
  ends: (_situation, { by }, { success }) => ({
    says: !success
      ? 'Believes it'
      : by === 'willpower'
        ? 'Sees through it: others are at +2 on perception'
        : 'Sees through it',
  }),
})

const reactionNames = [
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
] as const

/** An illusion of what can’t be seen works only on those who know of it, and badly. Rule GAM-ILL-05. */
export const unseenIllusion = testing({
  id: 'gods-and-monsters.unseen-illusion',
  title: 'Illusion of something unseen',
  rule: 'GAM-ILL-05',
  phase: 'check',
  slot: 'save',
  finds: 'illusion poison invisible effect reaction',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    reaction: { kind: 'choice', title: 'Reaction', of: reactionNames, default: 'health' },
    aware: { kind: 'switch', title: 'Knows of the danger', default: true },
  },
  try(situation, { who, reaction, aware }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    if (!aware)
      return { refuses: `${creature.name} knows of no such danger, so it does nothing to them.` }
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        reaction,
        [
          scoreTerm(creature, reaction),
          { name: 'Unseen', value: 10, rule: 'GAM-ILL-05' },
          ...burdens(creature, situation, reaction),
        ],
        { rule: 'GAM-ILL-05', success: 'No effect', failure: 'It works' },
      ),
    }
  },
  ends: (_situation, _input, { success }) => ({ says: success ? 'No effect' : 'It works' }),
})

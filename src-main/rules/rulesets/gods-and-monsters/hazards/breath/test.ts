import type { Effect } from '../../../../core/effects.ts'
import { scoreTerm } from '../../checks/scores.ts'
import { burdens, scoredTest } from '../../checks/trial.ts'
import { hurtEffects, isArchetypal } from '../../harm/hurt.ts'
import { pointsOf } from '../../harm/states.ts'
import { living, testing } from '../../reckoning.ts'
import { testAction, testDue, timerId } from './clock.ts'

/** Out of air: a health test, one harder each time, or an injury. Rule GAM-SUF-02. */
export const suffocationTest = testing({
  id: testAction,
  title: 'Out of air',
  rule: 'GAM-SUF-02',
  phase: 'check',
  slot: 'save',
  finds: 'suffocation drown health injury breath',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    due: { kind: 'due', title: 'What it settles', optional: true },
    earlier: {
      kind: 'number',
      title: 'Tests before, not counted here',
      min: 0,
      max: 100,
      default: 0,
    },
  },
  try(situation, { who, earlier }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const before = (situation.timers[timerId(who)]?.counts?.tests ?? 0) + earlier
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        'health',
        [
          scoreTerm(creature, 'health'),
          { name: 'Tests before', value: 0 - before, rule: 'GAM-SUF-02' },
          ...burdens(creature, situation, 'health'),
        ],
        { rule: 'GAM-SUF-02', success: 'Holds out', failure: 'An injury' },
      ),
    }
  },
  ends(situation, { who, due }, { success }) {
    const creature = situation.creatures[who]
    const timer = situation.timers[timerId(who)]
    if (!creature) return { says: 'Nobody' }
    const was = pointsOf(creature)
    const archetypal = isArchetypal(situation, creature, 'as the rule has it')
    const counted: Effect[] = timer
      ? [
          {
            do: 'timer',
            timer: {
              ...timer,
              due: testDue(creature),
              counts: { tests: (timer.counts?.tests ?? 0) + 1 },
            },
          },
        ]
      : []
    return {
      says: success ? 'Holds out a minute more' : 'An injury',
      effects: [
        ...(due ? [{ do: 'settle' as const, due }] : []),
        ...counted,
        ...(success
          ? []
          : hurtEffects(creature, { ...was, injuries: was.injuries + 1 }, archetypal)),
      ],
    }
  },
})

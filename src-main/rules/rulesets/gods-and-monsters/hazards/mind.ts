import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { counted } from '../../../core/words.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { concentrating } from '../combat/marks.ts'
import { condition, semiConscious } from '../harm/states.ts'
import { living, testing, type Ending } from '../reckoning.ts'

const minds = ['charisma', 'wisdom', 'intelligence'] as const

/** A test of the mind while something wears at concentration. Rule GAM-CNC-03. */
export const think = testing({
  id: 'gods-and-monsters.think',
  title: 'Test with a concentration penalty',
  rule: 'GAM-CNC-03',
  phase: 'check',
  slot: 'skill',
  finds: 'concentration penalty charisma wisdom intelligence mind drunk',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    by: { kind: 'choice', title: 'By', of: minds, default: 'intelligence' },
    penalty: { kind: 'number', title: 'Concentration penalty', min: 0, max: 30, default: 1 },
  },
  try(situation, { who, by, penalty }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        by,
        [
          scoreTerm(creature, by),
          { name: 'Concentration', value: 0 - penalty, rule: 'GAM-CNC-03' },
          ...burdens(creature, situation, by),
        ],
        { rule: 'GAM-CNC-03', success: 'Succeeds', failure: 'Fails' },
      ),
    }
  },
  ends: (_situation, _input, { success }) => ({ says: success ? 'Succeeds' : 'Fails' }),
})

/** Struck after more than a round of concentrating. Rules GAM-CNC-01, GAM-CNC-02. */
export const keepConcentration = testing({
  id: 'gods-and-monsters.concentrate',
  title: 'Keep concentration',
  rule: 'GAM-CNC-02',
  phase: 'fight',
  slot: 'save',
  finds: 'concentrate spell hit evasion broken',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  try(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const movement = creature.values.movement ?? 10
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        'evasion',
        [scoreTerm(creature, 'evasion'), ...burdens(creature, situation, 'evasion')],
        {
          rule: 'GAM-CNC-02',
          success: 'Keeps it',
          failure: 'It breaks',
        },
      ),
      why: [
        {
          name: 'Meanwhile',
          value: `Movement ${movement / 2}, defense −1, no attack`,
          rule: 'GAM-CNC-01',
        },
      ],
    }
  },
  ends: (situation, { who }, { success }) => ({
    says: success ? 'Keeps concentrating' : 'Concentration breaks',
    effects: [
      ...(situation.dues[`concentrate:${who}`]
        ? [{ do: 'settle' as const, due: `concentrate:${who}` }]
        : []),
      ...(success ? [] : [condition(who, concentrating, null)]),
    ],
  }),
})

/**
 * Willpower test of a semi-conscious creature to obey or answer at once; d4 rounds later if it fails.
 * Rules GAM-SEM-01, GAM-SEM-02.
 */
export const answer = testing({
  id: 'gods-and-monsters.half-awake',
  title: 'Order somebody semi-conscious',
  rule: 'GAM-SEM-02',
  phase: 'check',
  slot: 'skill',
  finds: 'semi-conscious dazed half awake obey answer willpower',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  try(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    if (!(semiConscious in creature.conditions))
      return { refuses: `${creature.name} is not semi-conscious: mark them so first.` }
    return {
      who: [creature],
      name: creature.name,
      test: scoredTest(
        'willpower',
        [scoreTerm(creature, 'willpower'), ...burdens(creature, situation, 'willpower')],
        {
          rule: 'GAM-SEM-02',
          success: 'At once',
          failure: 'After d4 rounds',
        },
      ),
    }
  },
  *ends(_situation, _input, { success }): ProcedureOf<Ending> {
    if (success) return { says: 'Does it at once' }
    const rounds = yield* rollOne('delay', 4)
    return {
      says: `Does it after ${counted(rounds, 'round')}`,
      why: [{ name: 'Delay, d4', value: rounds, rule: 'GAM-SEM-02' }],
    }
  },
})

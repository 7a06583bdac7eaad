import { compact } from '../../../common/compact.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { counted } from '../../../core/words.ts'
import { livingCreature, testAction, type Ending } from '../checks/actions.ts'
import { creatureTest } from '../checks/trial.ts'
import { concentrating } from '../combat/marks.ts'
import { condition, semiConscious, settleDue } from './states.ts'

const minds = ['charisma', 'wisdom', 'intelligence'] as const

/** A test of the mind while something wears at concentration. Rule GAM-CNC-03. */
export const mindTest = testAction({
  id: 'gods-and-monsters.think',
  title: 'Test with a concentration penalty',
  rule: 'GAM-CNC-03',
  phase: 'check',
  slot: 'skill',
  finds: 'concentration penalty charisma wisdom intelligence mind drunk',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    by: { kind: 'choice', title: 'By', of: minds, default: 'intelligence' },
    penalty: { kind: 'number', title: 'Concentration penalty', min: 0, max: 30, default: 1 },
  },
  plan(situation, { who, by, penalty }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, by, {
        rule: 'GAM-CNC-03',
        success: 'Succeeds',
        failure: 'Fails',
        terms: [{ name: 'Concentration', value: 0 - penalty, rule: 'GAM-CNC-03' }],
      }),
    }
  },
})

/** Struck after more than a round of concentrating. Rules GAM-CNC-01, GAM-CNC-02. */
export const keepConcentration = testAction({
  id: 'gods-and-monsters.concentrate',
  title: 'Keep concentration',
  rule: 'GAM-CNC-02',
  phase: 'fight',
  slot: 'save',
  finds: 'concentrate spell hit evasion broken',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' } },
  plan(situation, { who }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const movement = creature.values.movement ?? 10
    const due = `concentrate:${who}`
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'evasion', {
        rule: 'GAM-CNC-02',
        success: 'Keeps it',
        failure: 'It breaks',
      }),
      why: [
        {
          name: 'Meanwhile',
          value: `Movement ${movement / 2}, defense −1, no attack`,
          rule: 'GAM-CNC-01',
        },
      ],
      ends: ({ success }) => ({
        says: success ? 'Keeps concentrating' : 'Concentration breaks',
        effects: compact(
          ...settleDue(situation, due),
          !success && condition(who, concentrating, null),
        ),
      }),
    }
  },
})

/**
 * Willpower test of a semi-conscious creature to obey or answer at once; d4 rounds later if it fails.
 * Rules GAM-SEM-01, GAM-SEM-02.
 */
export const orderHalfAwake = testAction({
  id: 'gods-and-monsters.half-awake',
  title: 'Order somebody semi-conscious',
  rule: 'GAM-SEM-02',
  phase: 'check',
  slot: 'skill',
  finds: 'semi-conscious dazed half awake obey answer willpower',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' } },
  plan(situation, { who }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    if (!(semiConscious in creature.conditions))
      return refusal(`${creature.name} is not semi-conscious: mark them so first.`)
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'willpower', {
        rule: 'GAM-SEM-02',
        success: 'At once',
        failure: 'After d4 rounds',
      }),
      *ends({ success }): ProcedureOf<Ending> {
        if (success) return { says: 'Does it at once' }
        const rounds = yield* rollOne('delay', 4)
        return {
          says: `Does it after ${counted(rounds, 'round')}`,
          why: [{ name: 'Delay, d4', value: rounds, rule: 'GAM-SEM-02' }],
        }
      },
    }
  },
})

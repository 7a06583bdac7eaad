import { minute, turn } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import type { Action } from '../../../core/action.ts'
import { type RuleId, step } from '../../../core/outcome.ts'
import type { Slot } from '../../../core/phase.ts'
import { isRefusal, type Term } from '../../../core/preview.ts'
import type { ActionId } from '../../../core/situation.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import {
  carefulBonus,
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  type Period,
} from '../checks/figures.ts'
import { isThiefAtWork } from '../checks/bid.ts'
import { creatureTest, type ScoreName } from '../checks/trial.ts'
import { lockPenalty } from '../gear/priced.ts'
import { spendTime } from './wanderers.ts'

interface Try {
  id: ActionId
  title: string
  slot: Slot
  score: ScoreName
  /** Time it takes without care. */
  takes: Period
  finds: string
  success: string
  failure: string
  /** Note kept on the place after a success. */
  here?: { id: string; title: string; rule: RuleId }
}

/** Bonus for careful work that takes ten minutes; 0 without care. Rule GAM-CTS-14. */
function careTerm(takes: Period, careful: boolean): Term {
  return step(
    'With care, ten minutes',
    careful ? carefulBonus(takes, 'ten minutes') : 0,
    'GAM-CTS-14',
  )
}

/** Action of one attempt below ground; which score it tests is Gatefold’s reading. Rules GAM-CTS-01, GF-TURN-02. */
function attempt(one: Try): Action {
  return testAction({
    id: one.id,
    title: one.title,
    rule: 'GF-TURN-02',
    phase: 'dungeon',
    slot: one.slot,
    needs: [one.score],
    finds: one.finds,
    asks: {
      who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
      difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
      bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
      careful: { kind: 'switch', title: 'With care, taking the turn', default: false },
    },
    plan(situation, { who, difficulty, bonus, careful }, at) {
      const creature = livingCreature(situation, who)
      if (isRefusal(creature)) return creature
      return {
        who: [creature],
        name: creature.name,
        test: creatureTest(creature, situation, one.score, {
          rule: 'GAM-CTS-01',
          success: one.success,
          failure: one.failure,
          terms: [
            { ...difficultyTerm(difficulty), rule: 'GAM-CTS-12' },
            fieldBonusTerm(bonus),
            careTerm(one.takes, careful),
          ],
        }),
        why: compact(
          step(one.title, `by ${one.score}`, 'GF-TURN-02'),
          careful && step('It takes', 'ten minutes', 'GAM-CTS-14'),
        ),
        ends: ({ success }) =>
          spendTime(
            situation,
            at,
            { action: one.id, seconds: careful ? turn : 0 },
            {
              says: success ? one.success : one.failure,
              effects:
                one.here && success
                  ? [
                      {
                        do: 'here',
                        id: one.here.id,
                        to: { title: one.here.title, rule: one.here.rule },
                      },
                    ]
                  : [],
            },
          ),
      }
    },
  })
}

export const forceDoor = attempt({
  id: 'gods-and-monsters.force-door',
  title: 'Force a door',
  slot: 'door',
  score: 'strength',
  takes: 'one round',
  finds: 'break open stuck barred bash smash kick strength',
  success: 'It gives',
  failure: 'It holds',
})

export const listen = attempt({
  id: 'gods-and-monsters.listen',
  title: 'Listen',
  slot: 'listen',
  score: 'perception',
  takes: 'one round',
  finds: 'hear door noise perception behind',
  success: 'Hears what is there',
  failure: 'Hears nothing',
  here: { id: 'heard', title: 'Listened: they know what is there', rule: 'GF-TURN-02' },
})

const abilities = ['intelligence', 'agility'] as const

/** A lock picked: a dear one is harder. Rules GAM-EQ-16, GAMX-FLD-07. */
export const pickLock = testAction({
  id: 'gods-and-monsters.pick-lock',
  title: 'Pick a lock',
  rule: 'GAM-EQ-16',
  phase: 'dungeon',
  slot: 'door',
  needs: [...abilities],
  finds: 'lock key open thief locks traps burglary price chest',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    by: { kind: 'choice', title: 'By', of: abilities, default: 'intelligence' },
    price: { kind: 'number', title: 'What the lock cost', min: 0, max: 1_000_000, default: 8 },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
    careful: { kind: 'switch', title: 'With care, taking the turn', default: false },
  },
  plan(situation, { who, by, price, difficulty, bonus, careful }, at) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    return {
      who: [creature],
      name: creature.name,
      test: {
        ...creatureTest(creature, situation, by, {
          rule: 'GAM-CTS-01',
          success: 'It opens',
          failure: 'It stays shut',
          terms: [
            difficultyTerm(difficulty),
            step('The lock', lockPenalty(price), 'GAM-EQ-16'),
            fieldBonusTerm(bonus),
            careTerm('one minute', careful),
          ],
        }),
        ...(isThiefAtWork(creature) ? { bidder: creature } : {}),
      },
      why: [
        step('Locks', 'by intelligence in a draft of 2006; the deed decides', 'GAMX-FLD-07'),
        step('It takes', careful ? 'ten minutes' : 'a minute', 'GAM-CTS-14'),
      ],
      ends: ({ success }) =>
        spendTime(
          situation,
          at,
          { action: 'gods-and-monsters.pick-lock', seconds: careful ? turn : minute },
          { says: success ? 'It opens' : 'It stays shut' },
        ),
    }
  },
})

import type { Action } from '../../../core/action.ts'
import { minute, turn } from '../../../clock/clock.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { difficultyNames, difficultyTerm, fieldBonusTerm } from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { lockPenalty } from '../gear/priced.ts'
import { living, testing } from '../reckoning.ts'
import { takingTime } from './taking-time.ts'
import { careTerm } from './tries.ts'

const abilities = ['intelligence', 'agility'] as const

/** A lock picked: a dear one is harder. Rules GAM-EQ-16, GAMX-FLD-07. */
export function picking(gameOf: GameOf): Action {
  return testing({
    id: 'gods-and-monsters.pick-lock',
    title: 'Pick a lock',
    rule: 'GAM-EQ-16',
    phase: 'dungeon',
    slot: 'door',
    needs: [...abilities],
    finds: 'lock key open thief locks traps burglary price chest',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      by: { kind: 'choice', title: 'By', of: abilities, default: 'intelligence' },
      price: { kind: 'number', title: 'What the lock cost', min: 0, max: 1_000_000, default: 8 },
      difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
      bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
      careful: { kind: 'switch', title: 'With care, taking the turn', default: false },
    },
    try(situation, { who, by, price, difficulty, bonus, careful }) {
      const creature = living(situation, who)
      if ('refuses' in creature) return creature
      return {
        who: [creature],
        name: creature.name,
        test: scoredTest(
          by,
          [
            scoreTerm(creature, by),
            difficultyTerm(difficulty),
            { name: 'The lock', value: lockPenalty(price), rule: 'GAM-EQ-16' },
            fieldBonusTerm(bonus),
            careTerm('one minute', careful),
            ...burdens(creature, situation, by),
          ],
          { rule: 'GAM-CTS-01', success: 'It opens', failure: 'It stays shut' },
        ),
        why: [
          {
            name: 'Locks',
            value: 'by intelligence in a draft of 2006; the deed decides',
            rule: 'GAMX-FLD-07',
          },
          { name: 'It takes', value: careful ? 'ten minutes' : 'a minute', rule: 'GAM-CTS-14' },
        ],
      }
    },
    *ends(situation, { careful }, { success }, at) {
      return yield* takingTime(
        situation,
        at,
        gameOf,
        { action: 'gods-and-monsters.pick-lock', seconds: careful ? turn : minute },
        { says: success ? 'It opens' : 'It stays shut' },
      )
    },
  })
}

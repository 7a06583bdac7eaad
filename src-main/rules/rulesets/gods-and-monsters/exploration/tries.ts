import type { Action, Slot, Term } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { ActionId } from '../../../core/situation.ts'
import {
  carefulBonus,
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  type Period,
} from '../checks/figures.ts'
import { scoreTerm, type ScoreName } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { living, testing } from '../reckoning.ts'
import { takingTime } from './taking-time.ts'

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

/** A test of an ability or a reaction each; which of them is the screen’s own reading. Rules GAM-CTS-01, GF-TURN-02. */
const tries: readonly Try[] = [
  {
    id: 'gods-and-monsters.force-door',
    title: 'Force a door',
    slot: 'door',
    score: 'strength',
    takes: 'one round',
    finds: 'break open stuck barred bash strength',
    success: 'It gives',
    failure: 'It holds',
  },
  {
    id: 'gods-and-monsters.listen',
    title: 'Listen',
    slot: 'listen',
    score: 'perception',
    takes: 'one round',
    finds: 'hear door noise perception behind',
    success: 'Hears what is there',
    failure: 'Hears nothing',
    here: { id: 'heard', title: 'Listened: they know what is there', rule: 'GF-TURN-02' },
  },
]

/** Bonus for careful work that takes ten minutes; 0 without care. Rule GAM-CTS-14. */
export function careTerm(takes: Period, careful: boolean): Term {
  return {
    name: 'With care, ten minutes',
    value: careful ? carefulBonus(takes, 'ten minutes') : 0,
    rule: 'GAM-CTS-14',
  }
}

function trying(one: Try, gameOf: GameOf): Action {
  return testing({
    id: one.id,
    title: one.title,
    rule: 'GF-TURN-02',
    phase: 'dungeon',
    slot: one.slot,
    needs: [one.score],
    finds: one.finds,
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
      bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
      careful: { kind: 'switch', title: 'With care, taking the turn', default: false },
    },
    try(situation, { who, difficulty, bonus, careful }) {
      const creature = living(situation, who)
      if ('refuses' in creature) return creature
      return {
        who: [creature],
        name: creature.name,
        test: scoredTest(
          one.score,
          [
            scoreTerm(creature, one.score),
            { ...difficultyTerm(difficulty), rule: 'GAM-CTS-12' },
            fieldBonusTerm(bonus),
            careTerm(one.takes, careful),
            ...burdens(creature, situation, one.score),
          ],
          { rule: 'GAM-CTS-01', success: one.success, failure: one.failure },
        ),
        why: [
          { name: one.title, value: `by ${one.score}`, rule: 'GF-TURN-02' },
          ...(careful
            ? [{ name: 'It takes', value: 'ten minutes', rule: 'GAM-CTS-14' as const }]
            : []),
        ],
      }
    },
    *ends(situation, { careful }, { success }, at) {
      const found = one.here && success ? one.here : null
      return yield* takingTime(
        situation,
        at,
        gameOf,
        { action: one.id, seconds: careful ? turn : 0 },
        {
          says: success ? one.success : one.failure,
          effects: found
            ? [{ do: 'here', id: found.id, to: { title: found.title, rule: found.rule } }]
            : [],
        },
      )
    },
  })
}

/** Actions for forcing doors and for listening. */
export function attempts(gameOf: GameOf): readonly Action[] {
  return tries.map((one) => trying(one, gameOf))
}

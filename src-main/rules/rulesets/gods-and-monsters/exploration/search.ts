import type { Action } from '../../../core/action.ts'
import { minute } from '../../../clock/clock.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { counted } from '../../../core/words.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import {
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  searchAreaPenalty,
} from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, scoredTest } from '../checks/trial.ts'
import { searchMinutes } from '../hazards/figures.ts'
import { searchTime } from '../house-rules/hazards.ts'
import { living, testing } from '../reckoning.ts'
import { takingTime } from './taking-time.ts'

function minutesFor(situation: Situation, side: number): number {
  return searchMinutes(side, houseRule<'area' | 'size'>(situation, searchTime))
}

/** Searching a place: perception, its size, and about two minutes for ten feet square. Rules GAM-SRC-01, GAM-CTS-09. */
export function search(gameOf: GameOf): Action {
  return testing({
    id: 'gods-and-monsters.search',
    title: 'Search',
    rule: 'GAM-SRC-01',
    phase: 'dungeon',
    slot: 'search',
    needs: ['perception'],
    finds: 'look find hidden secret trap perception room area',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      side: { kind: 'number', title: 'Side of the area in feet', min: 1, max: 1000, default: 10 },
      difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
      bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
    },
    try(situation, { who, side, difficulty, bonus }) {
      const creature = living(situation, who)
      if ('refuses' in creature) return creature
      return {
        who: [creature],
        name: `${creature.name}, ${side} feet square`,
        test: scoredTest(
          'perception',
          [
            { ...scoreTerm(creature, 'perception'), rule: 'GAM-SRC-01' },
            difficultyTerm(difficulty),
            { name: 'Area', value: searchAreaPenalty(side), rule: 'GAM-CTS-09' },
            fieldBonusTerm(bonus),
            ...burdens(creature, situation, 'perception'),
          ],
          { rule: 'GAM-SRC-01', success: 'Finds it', failure: 'Finds nothing' },
        ),
        why: [
          {
            name: 'Takes',
            value: counted(minutesFor(situation, side), 'minute'),
            rule: 'GAM-SRC-01',
          },
        ],
      }
    },
    *ends(situation, { side }, { success }, at) {
      return yield* takingTime(
        situation,
        at,
        gameOf,
        { action: 'gods-and-monsters.search', seconds: minutesFor(situation, side) * minute },
        {
          says: success ? 'Finds what is there' : 'Finds nothing',
          effects: [{ do: 'here', id: 'searched', to: { title: 'Searched', rule: 'GAM-SRC-01' } }],
        },
      )
    },
  })
}

import { step } from '../../../core/outcome.ts'
import { minute } from '../../../clock/clock.ts'
import { isRefusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { counted } from '../../../core/words.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import {
  difficultyNames,
  difficultyTerm,
  fieldBonusTerm,
  searchAreaPenalty,
} from '../checks/figures.ts'
import { creatureTest } from '../checks/trial.ts'
import { searchTime } from '../house-rules/hazards.ts'
import { spendTime } from './wanderers.ts'

/** Squares of ten feet are searched in two minutes each; by size, the side counts. Rules GAM-SRC-01, GAM-AMB-33. */
function searchMinutes(sideFt: number, by: 'area' | 'size'): number {
  const side = Math.max(1, Math.ceil(sideFt / 10))
  return 2 * (by === 'area' ? side * side : side)
}

/** Searching a place: perception, its size, and about two minutes for ten feet square. Rules GAM-SRC-01, GAM-CTS-09. */
export const search = testAction({
  id: 'gods-and-monsters.search',
  title: 'Search',
  rule: 'GAM-SRC-01',
  phase: 'dungeon',
  slot: 'search',
  needs: ['perception'],
  finds: 'look find hidden secret trap perception room area',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    side: { kind: 'number', title: 'Side of the area in feet', min: 1, max: 1000, default: 10 },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  plan(situation, { who, side, difficulty, bonus }, at) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const minutes = searchMinutes(side, houseRule<'area' | 'size'>(situation, searchTime))
    return {
      who: [creature],
      name: `${creature.name}, ${side} feet square`,
      test: creatureTest(creature, situation, 'perception', {
        rule: 'GAM-SRC-01',
        success: 'Finds it',
        failure: 'Finds nothing',
        scoreRule: 'GAM-SRC-01',
        terms: [
          difficultyTerm(difficulty),
          step('Area', searchAreaPenalty(side), 'GAM-CTS-09'),
          fieldBonusTerm(bonus),
        ],
      }),
      why: [step('Takes', counted(minutes, 'minute'), 'GAM-SRC-01')],
      ends: ({ success }) =>
        spendTime(
          situation,
          at,
          { action: 'gods-and-monsters.search', seconds: minutes * minute },
          {
            says: success ? 'Finds what is there' : 'Finds nothing',
            effects: [
              { do: 'here', id: 'searched', to: { title: 'Searched', rule: 'GAM-SRC-01' } },
            ],
          },
        ),
    }
  },
})

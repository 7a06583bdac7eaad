import { minute } from '../../../clock/clock.ts'
import { counted } from '../../../house/words.ts'
import { houseRule } from '../../../ruleset.ts'
import { difficulties, difficultyNames, searchAreaPenalty } from '../checks/figures.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested } from '../checks/trial.ts'
import { searchTime } from '../house-rules/hazards.ts'
import { living, testing } from '../reckoning.ts'
import { searchMinutes } from './figures.ts'

/** Searching a place: perception, its size, and about two minutes for ten feet square. Rules GAM-SRC-01, GAM-CTS-09. */
export const search = testing({
  id: 'gods-and-monsters.search',
  title: 'Search',
  rule: 'GAM-SRC-01',
  phase: 'dungeon',
  slot: 'search',
  finds: 'look find hidden secret trap perception room area',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    side: { kind: 'number', title: 'Side of the area in feet', min: 1, max: 10_000, default: 10 },
    difficulty: { kind: 'choice', title: 'It is', of: difficultyNames, default: 'Difficult' },
    bonus: { kind: 'number', title: 'Field bonus', min: 0, max: 30, default: 0 },
  },
  try(situation, { who, side, difficulty, bonus }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const minutes = searchMinutes(side, houseRule<'area' | 'size'>(situation, searchTime))
    return {
      who: [creature],
      name: `${creature.name}, ${side} feet square`,
      test: tested(
        'perception',
        [
          { ...scoreTerm(creature, 'perception'), rule: 'GAM-SRC-01' },
          { name: difficulty, value: difficulties[difficulty], rule: 'GAM-CTS-12' },
          { name: 'Area', value: searchAreaPenalty(side), rule: 'GAM-CTS-09' },
          { name: 'Field bonus', value: bonus, rule: 'GAM-CTS-13' },
          ...burdens(creature, situation),
        ],
        { rule: 'GAM-SRC-01', success: 'Finds it', failure: 'Finds nothing' },
      ),
      why: [{ name: 'Takes', value: counted(minutes, 'minute'), rule: 'GAM-SRC-01' }],
    }
  },
  ends(situation, { side }, { success }) {
    const minutes = searchMinutes(side, houseRule<'area' | 'size'>(situation, searchTime))
    return {
      says: success ? 'Finds what is there' : 'Finds nothing',
      effects: [{ do: 'advance', seconds: minutes * minute }],
    }
  },
})

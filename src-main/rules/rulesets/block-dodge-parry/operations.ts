import {
  itIs,
  numberIn,
  numbersIn,
  numberOr,
  optionIn,
  type Operations,
} from '../../worked-checks/operations.ts'
import { bodyOperations } from './body-operations.ts'
import { contest, save, type SaveMode } from './saves/figures.ts'
import { abilityTag, fate, gearCounts, timeGearSkill } from './tasks/figures.ts'

const modes: readonly SaveMode[] = ['normal', 'advantage', 'disadvantage']

/** The rule functions that the app itself uses, by the names that worked checks use. */
export const operations: Operations = {
  'bdp.save': (i) =>
    save(
      numberIn(i, 'score'),
      numbersIn(i, 'rolls'),
      modes.find((mode) => mode === i['mode']) ?? 'normal',
    ),
  'bdp.contest': (i) =>
    contest(numberIn(i, 'a'), numberIn(i, 'b'), numberIn(i, 'aRoll'), numberIn(i, 'bRoll')),
  'bdp.tgs': (i) =>
    timeGearSkill(
      itIs(i, 'time'),
      itIs(i, 'gear'),
      itIs(i, 'skill'),
      typeof i['d6'] === 'number' ? i['d6'] : null,
    ),
  'bdp.gear': (i) =>
    gearCounts(
      numberOr(i, 'benefits', 0),
      numberOr(i, 'hindrances', 0),
      optionIn(i, 'noGearCountsAs', [false, true]),
    ),
  'bdp.abilityTag': (i) => abilityTag(numberIn(i, 'score')),
  'bdp.fate': (i) => fate(numberIn(i, 'd6')),
  ...bodyOperations,
}

import {
  choiceIn,
  numberIn,
  numberOr,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { engageEncounter, fullDayRest, gains, nightRest, wake, type Hurt } from './figures.ts'

function hurtIn(input: Values): Hurt {
  return {
    level: numberIn(input, 'level'),
    survival: numberIn(input, 'survival'),
    maxSurvival: numberIn(input, 'max_survival'),
    injuries: numberIn(input, 'injuries'),
  }
}

/** Rests by the names that worked checks use. */
export const restOperations: Operations = {
  'gam.nightRest': (i) =>
    nightRest(
      { ...hurtIn(i), health: numberIn(i, 'health'), bonus: numberOr(i, 'bonus', 0) },
      numberIn(i, 'd20'),
      choiceIn(i, 'choice', gains),
    ),
  'gam.fullDayRest': (i) => fullDayRest(hurtIn(i), choiceIn(i, 'choice', gains)),
  'gam.wake': (i) => ({ verve: wake(numberIn(i, 'verve'), numberIn(i, 'max_verve')) }),
  'gam.engageEncounter': (i) => ({
    verve: engageEncounter(
      numberIn(i, 'level'),
      numberIn(i, 'verve'),
      numberIn(i, 'max_verve'),
      numberIn(i, 'times_already'),
    ),
  }),
}

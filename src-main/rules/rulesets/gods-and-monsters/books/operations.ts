import { choiceIn, numberIn, numberOr, type Operations } from '../../../worked-checks/operations.ts'
import { improvisedLevel, upkeep, upkeepKinds } from './figures.ts'

/** The books of a household, and of magic made up in play, by the names that worked checks use. */
export const bookOperations: Operations = {
  'gam.upkeep': (i) => {
    const kind = choiceIn(i, 'kind', upkeepKinds)
    const periods = numberOr(i, kind === 'weapon' ? 'years' : 'months', 1)
    return { silver: upkeep(kind, numberIn(i, 'cost'), periods) }
  },
  'gam.improvisedManifestation': (i) => ({ level: improvisedLevel(numberIn(i, 'guessed_level')) }),
}

import { numberIn, type Operations } from '../../../worked-checks/operations.ts'
import { major } from '../abilities.ts'
import { psychicDamage, psychicDefense } from './figures.ts'

/** Psychic conflict by the names that worked checks use. */
export const psychicOperations: Operations = {
  'gam.psychicDamage': (i) => ({
    damage: psychicDamage(
      numberIn(i, 'd4'),
      major(numberIn(i, 'charisma')),
      numberIn(i, 'verve'),
      numberIn(i, 'monk_level'),
    ),
  }),
  'gam.psychicDefense': (i) => ({
    defense_bonus: psychicDefense(numberIn(i, 'verve'), numberIn(i, 'monk_level')),
  }),
}

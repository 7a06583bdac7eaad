import { round } from '../../clock/clock.ts'
import { numberIn, type Operations } from '../../worked-checks/operations.ts'
import { advancementOperations } from './advancement/operations.ts'
import { characterOperations } from './characters/operations.ts'
import { checkOperations } from './checks/operations.ts'
import { combatOperations } from './combat/operations.ts'
import { gearOperations } from './gear/operations.ts'
import { harmOperations } from './harm/operations.ts'
import { psychicOperations } from './psychic/operations.ts'
import { restOperations } from './rest/operations.ts'
import { ailmentOperations } from './ailments/operations.ts'
import { bookOperations } from './books/operations.ts'
import { groupOperations } from './groups/operations.ts'
import { hazardOperations } from './hazards/operations.ts'
import { movementOperations } from './movement/operations.ts'

/** The rule functions that the app itself uses, by the names that worked checks use. */
export const operations: Operations = {
  ...gearOperations,
  ...characterOperations,
  ...advancementOperations,
  ...checkOperations,
  ...combatOperations,
  ...harmOperations,
  ...restOperations,
  ...psychicOperations,
  ...ailmentOperations,
  ...bookOperations,
  ...groupOperations,
  ...hazardOperations,
  ...movementOperations,
  'gam.rounds': (i) => ({ rounds: numberIn(i, 'seconds') / round }),
}

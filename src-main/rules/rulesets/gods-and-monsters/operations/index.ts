import { round } from '../../../clock/clock.ts'
import { numberIn, type Operations } from '../../../worked-checks/operations.ts'
import { advancementOperations } from './advancement.ts'
import { characterOperations } from './characters.ts'
import { checkOperations } from './checks.ts'
import { combatOperations, psychicOperations } from './combat.ts'
import { bookOperations, gearOperations } from './gear.ts'
import { groupOperations } from './groups.ts'
import { harmOperations, restOperations } from './harm.ts'
import { ailmentOperations, hazardOperations } from './hazards.ts'
import { movementOperations } from './travel.ts'

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

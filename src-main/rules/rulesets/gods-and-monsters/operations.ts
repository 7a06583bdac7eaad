import type { Operations } from '../../operations.ts'
import { advancementOperations } from './advancement/operations.ts'
import { characterOperations } from './characters/operations.ts'
import { gearOperations } from './gear/operations.ts'

/** The rule functions that the app itself uses, by the names that worked checks use. */
export const operations: Operations = {
  ...gearOperations,
  ...characterOperations,
  ...advancementOperations,
}

import type { Action } from '../../../core/action.ts'
import { aftermath } from './aftermath.ts'
import { groupMorale, groupTest } from './effort.ts'
import { formUnit } from './form-unit.ts'
import { redirect } from './leader.ts'
import { unit } from './mass.ts'
import { groupFigures, groupMojo } from './numbers.ts'

/** Several who act as one, and whole units in battle. */
export const groups: readonly Action[] = [
  groupTest,
  groupMorale,
  redirect,
  groupFigures,
  groupMojo,
  unit,
  formUnit,
  aftermath,
]

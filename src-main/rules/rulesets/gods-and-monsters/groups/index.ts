import type { Action } from '../../../action.ts'
import { groupFigures, groupMojo, groupMorale, groupTest, redirect } from './effort.ts'
import { aftermath } from './aftermath.ts'
import { formUnit } from './form-unit.ts'
import { unit } from './mass.ts'

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

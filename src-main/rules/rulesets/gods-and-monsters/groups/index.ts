import type { Action } from '../../../core/action.ts'
import { aftermath } from './aftermath.ts'
import { groupFigures, groupMojo, groupMorale, groupTest, redirect } from './effort.ts'
import { formUnit, unit } from './units.ts'

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

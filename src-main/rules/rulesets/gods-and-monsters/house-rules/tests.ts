import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const doubledDice = choice(
  'doubledDice',
  'Tests and saves',
  'GAM-AMB-29',
  'Contests that nobody can fail',
  'The rolls are doubled. How often, where nobody can fail even then?',
  ['until somebody can fail', 'Until somebody can fail', 'Doubled again and again.'],
  ['once', 'Once', 'Twice the die and no more.'],
)

export const carefulHour = choice(
  'carefulHour',
  'Tests and saves',
  'GAM-AMB-31',
  'Care with what takes an hour',
  'A day stands only among the longer steps: is it one step from an hour?',
  ['a step', 'One step', 'A day for an hour’s work gives +1.'],
  ['no step', 'None', 'An hour’s work can’t be done with more care.'],
)

export const sizesBetween = choice(
  'sizesBetween',
  'Tests and saves',
  'GAM-AMB-32',
  'Sizes between two columns',
  'Obstacles double from column to column; what lies between isn’t said.',
  ['down', 'The smaller', '39 feet are −1.'],
  ['up', 'The larger', '21 feet are −2.'],
)

/** House rules for open questions of tests and contests. Rules GAM-AMB-29, GAM-AMB-31, GAM-AMB-32. */
export const testRules: readonly HouseRule[] = [doubledDice, carefulHour, sizesBetween]

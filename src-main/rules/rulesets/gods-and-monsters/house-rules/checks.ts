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

export const groupTop = choice(
  'groupTop',
  'Fight and morale',
  'GAM-AMB-68',
  'Where the last column of groups ends',
  'It is printed to 2,055; doubling would end at 2,047.',
  [2055, 'As printed', 'Plus ten up to 2,055.'],
  [2047, 'By doubling', 'Plus eleven from 2,048.'],
)

export const halfMedian = choice(
  'halfMedian',
  'Fight and morale',
  'GAM-AMB-69',
  'A median between two numbers',
  'An even group may have a middle that ends in a half.',
  ['kept', 'The half stays', '9.5 succeeds on 9.'],
  ['down', 'Down', '9.5 is 9.'],
  ['up', 'Up', '9.5 is 10.'],
)

export const aftermathRoll = choice(
  'aftermathRoll',
  'Fight and morale',
  'GAM-AMB-70',
  'Harm when a unit breaks up',
  'It isn’t said whether members roll one by one.',
  ['each', 'Each for themselves', 'A die for every member.'],
  ['one', 'One for all', 'A single die that all of them suffer.'],
)

export const leaderMargin: HouseRule = {
  id: 'leaderMargin',
  title: 'Least rounds a leader’s order takes',
  asks: 'A leader may succeed by more than the delay there is to shorten.',
  rule: 'GAM-AMB-71',
  group: 'Fight and morale',
  choice: { kind: 'number', default: 0, min: 0, max: 5 },
}

export const unitMovement = choice(
  'unitMovement',
  'Fight and morale',
  'GAM-AMB-72',
  'Movement of a unit',
  '“Increased by the median times the bonus”: besides the median, or instead?',
  ['more', 'Besides', 'Sixteen of Movement 8 move 40 feet.'],
  ['instead', 'Instead', 'Sixteen of Movement 8 move 32 feet.'],
)

export const unitReactions = choice(
  'unitReactions',
  'Fight and morale',
  'GAM-AMB-73',
  'Reactions of a unit',
  'Whose reaction a unit tests to stay conscious or alive isn’t said.',
  ['bonus', 'The median and the bonus', 'As in any other test of a group.'],
  ['median', 'The median alone', 'Numbers don’t help.'],
)

/** House rules for open questions of groups and mass conflict. Rules GAM-AMB-68 to GAM-AMB-73. */
export const groupRules: readonly HouseRule[] = [
  groupTop,
  halfMedian,
  aftermathRoll,
  leaderMargin,
  unitMovement,
  unitReactions,
]

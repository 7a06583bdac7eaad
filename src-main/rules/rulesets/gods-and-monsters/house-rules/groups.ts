import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

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

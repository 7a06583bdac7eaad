import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const thrownReliefRule = choice(
  'thrownRelief',
  'Gear and load',
  'GAM-AMB-03',
  'A strong throw',
  'A strength that relieves two ranges: does it take two from the penalty, or leave two ranges without one?',
  ['subtract', 'Off the penalty', 'Two relieved points are free to the third range.'],
  ['freeToNRanges', 'Free so far', 'Two relieved points are free to the second range.'],
)

export const toolAttack = choice(
  'toolAttack',
  'Gear and load',
  'GAM-AMB-13',
  'Tools that aren’t listed',
  'A tool swung as a weapon takes one to three from the attack; the list says it of a few.',
  [0, 'You say', 'Nothing by itself: enter it as another bonus.'],
  [1, '−1', 'Dice typed in for the hands of a person are at −1.'],
  [2, '−2', 'Dice typed in for the hands of a person are at −2.'],
  [3, '−3', 'Dice typed in for the hands of a person are at −3.'],
)

export const weakBow = choice(
  'weakBow',
  'Gear and load',
  'GAM-AMB-04',
  'Too weak for the bow',
  'Whoever is too weak for a bow loses what it was built for: all of it?',
  ['nothing', 'All of it', 'It shoots as a plain bow, and pulls badly.'],
  [
    'their own',
    'What is beyond them',
    'It shoots as one built for their own strength, and pulls badly.',
  ],
)

export const builtRange = choice(
  'builtRange',
  'Gear and load',
  'GAM-AMB-05',
  'Parts of a yard',
  'A quarter more of some ranges leaves a part of a yard.',
  ['half up', 'Halves go up', '18.75 yards are 19, 31.25 are 31.'],
  ['down', 'Dropped', '18.75 yards are 18.'],
  ['up', 'Filled up', '31.25 yards are 32.'],
)

export const offLadder = choice(
  'offLadder',
  'Gear and load',
  'GAM-AMB-06',
  'Dice on no rung',
  'D3 and 2d6 aren’t on the ladder of damage by size.',
  ['between', 'Between two rungs', 'D3 stands between D2 and D4, 2d6 between D12 and 2d8.'],
  ['lower', 'On the lower rung', 'D3 counts as D2, 2d6 as D12, once the size changes.'],
)

export const belowOne = choice(
  'belowOne',
  'Gear and load',
  'GAM-AMB-07',
  'Below one point',
  'The ladder of damage ends at one point. Of what is smaller still it says nothing.',
  ['one', 'It stays one', 'The smallest weapon hurts by one.'],
  ['none', 'Nothing', 'Steps below one point do no harm.'],
)

export const sizedRange = choice(
  'sizedRange',
  'Gear and load',
  'GAM-AMB-08',
  'Ranges halved again',
  'A range halved for more than one size: rounded once, or each time?',
  ['once', 'Once', '5 yards made tiny are 1.'],
  ['each step', 'Each time', '5 yards made tiny are 3, then 2.'],
)

/**
 * House rules for questions of weapons that the book leaves open.
 * Rules GAM-AMB-03 to GAM-AMB-08, GAM-AMB-13.
 */
export const weaponRules: readonly HouseRule[] = [
  thrownReliefRule,
  toolAttack,
  weakBow,
  builtRange,
  offLadder,
  belowOne,
  sizedRange,
]

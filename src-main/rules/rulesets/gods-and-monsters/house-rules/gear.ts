import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const carriedUnnamed = choice(
  'carriedUnnamed',
  'Gear and load',
  'GAM-AMB-09',
  'Scale and helmets, carried',
  'How bulky are armors that the rule on carried armor does not name?',
  [1, 'As worn', 'Scale mail and full helmets keep their bulk.'],
  [2, 'Twice', 'They are carried as chain is.'],
  [3, 'Thrice', 'They are carried as plate is.'],
)

/** Rule GAM-AMB-11. */
export const clothBulk: HouseRule = {
  id: 'clothBulk',
  title: 'Bulk of cloth armor',
  asks: 'Cloth is printed bulkier than leather, 8 against 5.',
  rule: 'GAM-AMB-11',
  group: 'Gear and load',
  choice: { kind: 'number', default: 8, min: 1, max: 20 },
}

export const enforceCarry = choice(
  'enforceCarry',
  'Gear and load',
  'GAM-AMB-12',
  'Too much carried',
  'What does it cost to carry more things than Carry allows?',
  ['warn', 'Told only', 'The sheet says so.'],
  ['movement', 'Movement', 'One point of Movement for each thing more.'],
)

export const ordinaryChain = choice(
  'ordinaryChain',
  'Gear and load',
  'GAM-AMB-16',
  'Ordinary chain',
  'May thieves, prophets and monks wear chain that is not magically light?',
  [false, 'No', 'Only magically light chain, from the second level.'],
  [true, 'Yes', 'Any chain, from the second level, as the table has it.'],
)

export const armorBlanks = choice(
  'armorBlanks',
  'Gear and load',
  'GAM-AMB-10',
  'Blanks of the armor list',
  'Some armors have no figure in the column of thieves, prophets and monks.',
  ['barred', 'Not for them', 'Only warriors wear it.'],
  ['any level', 'For any of them', 'They wear it from the first level, as all wear cloth.'],
)

export const helmetPrice = choice(
  'helmetPrice',
  'Gear and load',
  'GAM-AMB-10',
  'Price of a full helmet',
  'A tenth of the other armor worn: does that count the shield?',
  ['suit', 'The suit alone', 'A tenth of what is on the body, at least 10 silver.'],
  ['all', 'The shield too', 'A tenth of suit and shield, at least 10 silver.'],
)

export const bookPages = choice(
  'bookPages',
  'Gear and load',
  'GAM-AMB-14',
  'Part of ten pages',
  'Books are priced by ten pages; it isn’t said what part of ten costs.',
  ['begun', 'As ten', 'Every ten begun count.'],
  ['by the page', 'By the page', 'To the very page.'],
  ['whole', 'Nothing', 'Only whole tens count.'],
)

export const animalLoad = choice(
  'animalLoad',
  'Gear and load',
  'GAM-AMB-15',
  'Beasts above their load',
  'One Movement for each tenth above the load: do parts of a tenth count?',
  ['whole', 'Whole tenths', 'A donkey with 247 of 225 keeps its Movement.'],
  ['exact', 'Parts too', 'The very fraction comes off.'],
)

export const ridingPenaltyUnit = choice(
  'ridingPenaltyUnit',
  'Gear and load',
  'GAM-AMB-15',
  'Riding without a saddle',
  'One or three come off the “daily movement”: miles of the day, or the beast’s Movement?',
  ['miles', 'Miles of the day', 'One mile fewer, three bareback.'],
  ['movement', 'Movement', 'Movement is lower, and so the whole day.'],
)

/** Rule GAM-EQ-05. */
export const prices: HouseRule = {
  id: 'prices',
  title: 'Prices here, in percent',
  asks: 'Prices vary by place, age and season. The shop sells at so much of the list.',
  rule: 'GAM-EQ-05',
  group: 'Gear and load',
  choice: { kind: 'number', default: 100, min: 10, max: 1000 },
}

export const marketSize = choice(
  'marketSize',
  'Gear and load',
  'GAM-SIZ-02',
  'Size of the people who sell',
  'Things of another size than the sellers’ own cost twice as much for each size apart.',
  ['medium', 'Medium', 'Humans, elves and their like.'],
  ['small', 'Small', 'Dwarves, halflings, gnomes and goblins.'],
  ['large', 'Large', 'Ogres and their like.'],
)

/**
 * House rules for open questions of prices, armor and loads.
 * Rules GAM-AMB-09 to GAM-AMB-12, GAM-AMB-14 to GAM-AMB-16.
 */
export const gearRules: readonly HouseRule[] = [
  prices,
  marketSize,
  enforceCarry,
  carriedUnnamed,
  clothBulk,
  armorBlanks,
  helmetPrice,
  ordinaryChain,
  animalLoad,
  ridingPenaltyUnit,
  bookPages,
]

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

/** Rule GAM-UPK-01. */
export const hirelingWage: HouseRule = {
  id: 'hirelingWage',
  title: 'A hireling’s day, in silver',
  asks: 'The text says what it costs to live, not what hands earn: we pay what a plain day costs.',
  rule: 'GAM-UPK-01',
  group: 'Town',
  choice: { kind: 'number', default: 1, min: 0, max: 100 },
}

/** House rules for questions of pay that the book leaves open. */
export const townRules: readonly HouseRule[] = [hirelingWage]

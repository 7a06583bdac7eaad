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

/**
 * House rules for open questions of prices, armor and loads.
 * Rules GAM-AMB-09 to GAM-AMB-12, GAM-AMB-14 to GAM-AMB-16.
 */
export const gearRules: readonly HouseRule[] = [
  prices,
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

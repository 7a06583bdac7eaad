import { choice } from '../../../choice.ts'
import type { HouseRule } from '../../../ruleset.ts'

export const thrownReliefRule = choice(
  'thrownRelief',
  'Gear and load',
  'GAM-AMB-03',
  'A strong throw',
  'A strength that relieves two ranges: does it take two from the penalty, or leave two ranges without one?',
  ['subtract', 'Off the penalty', 'Two relieved points are free to the third range.'],
  ['freeToNRanges', 'Free so far', 'Two relieved points are free to the second range.'],
)

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

export const ordinaryChain = choice(
  'ordinaryChain',
  'Gear and load',
  'GAM-AMB-16',
  'Ordinary chain',
  'May thieves, prophets and monks wear chain that is not magically light?',
  [false, 'No', 'Only magically light chain, from the second level.'],
  [true, 'Yes', 'Any chain, from the second level, as the table has it.'],
)

/** Rule GAM-AMB-17. */
export const mojoSilver: HouseRule = {
  id: 'mojoSilver',
  group: 'Gear and load',
  rule: 'GAM-AMB-17',
  title: 'Mojo turned into silver',
  asks: 'How many silver coins does one point of mojo buy a new character? Only an example says 30.',
  choice: { kind: 'number', default: 30, min: 0, max: 1000 },
}

export const agilityDefense = choice(
  'agilityDefense',
  'Gear and load',
  'GAM-AMB-77',
  'Agility in defense',
  'Does agility feed defense as its first ability or as its second? The text does not say.',
  ['major', 'As the first', 'Agility 15 gives 2.'],
  ['minor', 'As the second', 'Agility 15 gives 1.'],
)

export const enforceCarry = choice(
  'enforceCarry',
  'Gear and load',
  'GAM-AMB-12',
  'Too much carried',
  'What does it cost to carry more things than Carry allows?',
  ['warn', 'Told only', 'The sheet says so.'],
  ['movement', 'Movement', 'One point of Movement for each thing more.'],
)

/** What the book leaves open of equipment. */
export const gearRules: readonly HouseRule[] = [
  thrownReliefRule,
  carriedUnnamed,
  enforceCarry,
  ordinaryChain,
  mojoSilver,
  agilityDefense,
]

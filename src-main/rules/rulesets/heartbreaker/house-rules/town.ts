import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const silverCopper = choice(
  'silverCopper',
  'Town',
  'E-HBK-01',
  'Copper in a silver piece',
  'A gold piece is 5 silver or 10 copper in one line; two others make a silver piece 5 copper.',
  ['two', 'Two', '1 GP = 5 SP = 10 CP.'],
  ['five', 'Five', '1 GP = 5 SP = 25 CP.'],
)

export const crossbowIsBow = choice(
  'crossbowIsBow',
  'Gear and load',
  'E-HBK-17',
  'Crossbows in plate',
  'Bows are barred by plate. Is a crossbow a bow?',
  [false, 'No bow', 'Crossbows are shot in any armour.'],
  [true, 'A bow', 'Barred by light and full plate.'],
)

export const slotsPerList: HouseRule = {
  id: 'slotsPerList',
  title: 'Slots in each list',
  asks: 'Five slots: in each of the three lists, or in all of them?',
  rule: 'E-HBK-23',
  group: 'Gear and load',
  choice: { kind: 'number', default: 5, min: 1, max: 12 },
}

export const swashDoublesHirelings = choice(
  'swashDoublesHirelings',
  'Town',
  'E-HBK-20',
  'A swashbuckler’s hirelings',
  'Swashbucklers pay double upkeep. For their hirelings too?',
  [false, 'Their own only', 'Hirelings cost what they cost anybody.'],
  [true, 'Doubled too', 'Their hirelings cost double.'],
)

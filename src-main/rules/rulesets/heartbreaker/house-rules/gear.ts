import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

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

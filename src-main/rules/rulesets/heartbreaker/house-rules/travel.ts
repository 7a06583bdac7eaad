import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const hexMiles: HouseRule = {
  id: 'hexMiles',
  title: 'Miles across a hex',
  asks: 'Days are counted in hexes, and no size is given.',
  rule: 'HBKX-GAP-09',
  group: 'Travel',
  choice: { kind: 'number', default: 6, min: 1, max: 24 },
}

import type { HouseRule } from '../../ruleset.ts'

/** What a shop gives for a thing, in hundredths of its price. Rule GF-SHOP-03. */
export const sellingShare: HouseRule = {
  id: 'sellingShare',
  title: 'What a shop pays',
  asks: 'No game here says what a used thing brings. So many hundredths of the listed price, rounded down:',
  rule: 'GF-SHOP-03',
  group: 'Town',
  choice: { kind: 'number', default: 50, min: 0, max: 100 },
}

/** The screen's own choices in town. */
export const townRules: readonly HouseRule[] = [sellingShare]

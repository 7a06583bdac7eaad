import type { HouseRule } from '../../core/ruleset/house-rules.ts'

/** Selling price of an item, in hundredths of its list price. Rule GF-SHOP-03. */
export const sellingShare: HouseRule = {
  id: 'sellingShare',
  title: 'What a shop pays',
  asks: 'No game here says what a used thing brings. So many hundredths of the listed price, rounded down:',
  rule: 'GF-SHOP-03',
  group: 'Town',
  choice: { kind: 'number', default: 50, min: 0, max: 100 },
}

/** Gatefold's own house rules for the town. */
export const townRules: readonly HouseRule[] = [sellingShare]

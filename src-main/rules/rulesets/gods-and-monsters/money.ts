import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Money } from '../../core/ruleset/money.ts'
import { listPrice } from './gear/pricing.ts'
import { prices } from './house-rules/gear.ts'
import { toHundredths } from './scales.ts'

const least = 0.01

/** Silver coins and parts of them, at the prices of the place. Rules GAM-EQ-01, GAM-EQ-05. */
export const money: Money = {
  field: 'coins',
  one: 'silver coin',
  many: 'silver coins',
  rule: 'GAM-EQ-01',
  sword: 20,
  price(row, situation, purchase) {
    const listed = listPrice(row, situation, purchase)
    // The least coin part changes hands for whatever has a price at all.
    const here = Math.max(
      least,
      toHundredths((listed * houseRule<number>(situation, prices)) / 100),
    )
    return listed > 0 ? here : 0
  },
  least: () => least,
}

import type { GearRow } from '../../core/ruleset/gear.ts'
import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import { priceOneStar, pricePennies, priceThreeStars, priceTwoStars } from './house-rules/town.ts'
import { oneStar, pennies, threeStars, twoStars } from './gear.ts'

const bands: ReadonlyMap<number, HouseRule> = new Map([
  [pennies, pricePennies],
  [oneStar, priceOneStar],
  [twoStars, priceTwoStars],
  [threeStars, priceThreeStars],
])

/** Price of a row in this campaign: that of its band of stars. Rules BDPX-PRC-01, BDPX-GAP-05. */
function priceHere({ cost }: GearRow, situation: Situation): number {
  const band = bands.get(cost)
  return band ? houseRule<number>(situation, band) : cost
}

/** Coins of the game and what they buy. Rules BDPX-GAP-04, BDPX-SKL-39. */
export const money: Money = {
  field: 'coins',
  one: 'coin',
  many: 'coins',
  rule: 'BDPX-GAP-04',
  sword: 75,
  price: priceHere,
  haggling: { skill: 'Haggler', percent: 10, rule: 'BDPX-SKL-39' },
}

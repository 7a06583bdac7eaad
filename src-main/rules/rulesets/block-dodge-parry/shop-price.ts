import { houseRule, type HouseRule } from '../../core/ruleset/house-rules.ts'
import { type GearRow } from '../../core/ruleset/gear.ts'
import type { Situation } from '../../core/situation.ts'
import { oneStar, pennies, threeStars, twoStars } from './gear/prices.ts'
import { priceOneStar, pricePennies, priceThreeStars, priceTwoStars } from './house-rules/town.ts'

const bands: ReadonlyMap<number, HouseRule> = new Map([
  [pennies, pricePennies],
  [oneStar, priceOneStar],
  [twoStars, priceTwoStars],
  [threeStars, priceThreeStars],
])

/** Price of a row in this campaign: that of its band of stars. Rules BDPX-PRC-01, BDPX-GAP-05. */
export function priceHere({ cost }: GearRow, situation: Situation): number {
  const band = bands.get(cost)
  return band ? houseRule<number>(situation, band) : cost
}

import { choice } from '../../../core/choice.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { oneStar, pennies, threeStars, twoStars } from '../gear.ts'

export const wageScale = choice(
  'wages',
  'Town',
  'BDPX-GAP-03',
  'What hirelings are paid',
  'No wages are printed. Our ruling, or those of the game this one descends from.',
  [
    'trade',
    'By trade',
    '2 coins a day to carry or hold a light, 5 to guide or fight, 10 to an adventurer.',
  ],
  ['cairn', 'As in Cairn', '1 to 3 coins a day for anybody: 2.'],
)

/** House rule for the price of a thing of so many stars, within its band. Rules BDPX-PRC-01, BDPX-GAP-05. */
function band(
  id: string,
  stars: string,
  rule: RuleId,
  price: { min: number; max: number; default: number },
): HouseRule {
  return {
    id,
    title: `Coins for a thing of ${stars}`,
    asks: `Prices are bands of stars. What does a thing of ${stars} cost here?`,
    rule,
    group: 'Town',
    choice: { kind: 'number', ...price },
  }
}

export const pricePennies = band('pricePennies', 'no star', 'BDPX-PRC-01', {
  min: 1,
  max: 10,
  default: pennies,
})
export const priceOneStar = band('priceOneStar', 'one star', 'BDPX-GAP-05', {
  min: 10,
  max: 50,
  default: oneStar,
})
export const priceTwoStars = band('priceTwoStars', 'two stars', 'BDPX-GAP-05', {
  min: 50,
  max: 100,
  default: twoStars,
})
export const priceThreeStars = band('priceThreeStars', 'three stars', 'BDPX-GAP-05', {
  min: 100,
  max: 1000,
  default: threeStars,
})

export const townRules = [wageScale, pricePennies, priceOneStar, priceTwoStars, priceThreeStars]

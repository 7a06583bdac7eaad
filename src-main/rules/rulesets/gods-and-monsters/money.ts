import type { ReadonlyCreature } from '../../core/situation.ts'
import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Money } from '../../core/ruleset/money.ts'
import { prices } from './house-rules/gear.ts'
import { listPrice } from './gear/list-price.ts'

const least = 0.01

/** Rounds a sum to hundredths of a coin, without floating-point remainders. */
const whole = (sum: number): number => Math.round(sum * 100) / 100

const held = ({ values }: ReadonlyCreature): number => whole(values.coins ?? 0)

function holds(creature: ReadonlyCreature, to: number): Effect[] {
  return [
    { do: 'set', creature: creature.id, field: 'coins', to: whole(Math.max(0, to)), parts: true },
  ]
}

/** Silver coins and parts of them, at the prices of the place. Rules GAM-EQ-01, GAM-EQ-05. */
export const money: Money = {
  field: 'coins',
  one: 'silver coin',
  many: 'silver coins',
  rule: 'GAM-EQ-01',
  sword: 20,
  purse: held,
  pay: (creature, sum) => holds(creature, held(creature) - sum),
  earn: (creature, sum) => holds(creature, held(creature) + sum),
  price(row, situation, purchase) {
    const listed = listPrice(row, situation, purchase)
    // The least coin part changes hands for whatever has a price at all.
    const here = Math.max(least, whole((listed * houseRule<number>(situation, prices)) / 100))
    return listed > 0 ? here : 0
  },
  least: () => least,
}

import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Haggling, Money } from '../../core/ruleset/money.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'
import { counted, timesName } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { roundCoins, earnCoins, hagglingOf, isSold, moneyOf, priceOf } from '../party/coins.ts'
import { measureOf } from './measure.ts'
import { sellingShare } from './settings.ts'

/** Selling price of one item of the list; null when it has no price. Rule GF-SHOP-03. */
export function offerFor(
  item: Pick<Item, 'name' | 'gear'>,
  situation: Situation,
  game: Ruleset,
): number | null {
  const row = game.gear.find(
    ({ id, name }) => id === item.gear || name.toLowerCase() === item.name.toLowerCase(),
  )
  if (!row || !isSold(row)) return null
  const money = moneyOf(game)
  const least = money?.least?.(situation) ?? 1
  const measure = measureOf(row, item.name)
  const price = priceOf(row, money, situation, { rows: [], ...(measure ? { measure } : {}) })
  const share = (price * houseRule<number>(situation, sellingShare)) / 100
  return roundCoins(Math.floor(share / least + 1e-6) * least)
}

interface Sale {
  seller: ReadonlyCreature
  item: Item
  count: number
  each: number
  hand: Haggling | null
  sum: number
  money: Money
  /** Share of its price that a shop pays; none where the GM says the price. */
  share: Step[]
  /** Text: "2 × Torch for 1 sp". */
  says: string
}

/** Sells items for a share of their price. Rule GF-SHOP-02. */
export const sell = defineAction({
  id: 'house.sell',
  title: 'Sell',
  rule: 'GF-SHOP-02',
  phase: 'town',
  slot: 'sell',
  finds: 'shop market sell trade coins loot treasure',
  asks: {
    seller: { kind: 'creature', role: 'actor', title: 'Who sells', side: 'party' },
    item: { kind: 'item', title: 'What', of: 'seller' },
    count: { kind: 'number', title: 'How many', min: 1, max: 9999, default: 1 },
    each: { kind: 'number', title: 'For each, 0 by the list', min: 0, max: 99_999, default: 0 },
  },
  plan(situation, input, { ruleset: game }): Sale | RefusedPreview {
    const money = moneyOf(game)
    if (!money) return refusal(`${game.title} knows no money.`)
    const seller = situation.creatures[input.seller]
    const item = seller?.items[input.item]
    if (!seller || !item) return refusal('Choose something that is carried.')
    const { count } = input
    if (count > item.count)
      return refusal(`${seller.name} has ${item.count} of ${item.name}, not ${count}.`)
    const each = input.each || offerFor(item, situation, game)
    if (each === null)
      return refusal(`${item.name} is not on the price list: say what is given for each.`)
    const hand = input.each === 0 ? hagglingOf(seller, money) : null
    const list = each * count
    const sum = roundCoins(hand ? Math.floor((list * (100 + hand.percent)) / 100) : list)
    const what = timesName(count, item.name)
    const says = `${what} for ${counted(sum, money.one, money.many)}`
    const share: Step[] = input.each
      ? []
      : [
          {
            name: sellingShare.title,
            value: `${houseRule<number>(situation, sellingShare)} %`,
            rule: sellingShare.rule,
          },
        ]
    return { seller, item, count, each, hand, sum, money, says, share }
  },
  preview: ({ item, count, each, hand, sum, says, share }) =>
    plain(
      `${says}, ${each} each`,
      [
        step(item.name, sum, 'GF-SHOP-03'),
        ...(hand ? [{ name: hand.skill, value: sum - each * count, rule: hand.rule }] : []),
      ],
      share,
    ),
  run({ seller, item, count, each, sum, money, says, share }, situation) {
    const left = item.count - count
    const given: Effect =
      left > 0
        ? { do: 'item', creature: seller.id, item: { ...item, count: left } }
        : { do: 'drop item', creature: seller.id, item: item.id }
    return gmOutcome(
      'GF-SHOP-02',
      `${seller.name} sells`,
      says,
      [given, ...earnCoins(seller, sum, money, situation)],
      {
        who: [seller.id],
        total: sum,
        why: [...share, step('For each', each, 'GF-SHOP-03')],
      },
    )
  },
})

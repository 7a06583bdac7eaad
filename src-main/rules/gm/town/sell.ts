import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Haggling } from '../../core/ruleset/money.ts'
import { type Ruleset } from '../../core/ruleset.ts'
import type { Item } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { dusted, earnCoins, isSold, moneyOf, priceOf } from '../party/coins.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'
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
  return dusted(Math.floor(share / least + 1e-6) * least)
}

/** Sells items for a share of their price. Rule GF-SHOP-02. */
export function selling(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.sell',
    title: 'Sell',
    rule: 'GF-SHOP-02',
    phase: 'town',
    slot: 'sell',
    needs: [],
    finds: 'shop market sell trade coins loot treasure',
    asks: {
      seller: { kind: 'creature', title: 'Who sells', side: 'party' },
      item: { kind: 'item', title: 'What', of: 'seller' },
      count: { kind: 'number', title: 'How many', min: 1, max: 9999, default: 1 },
      each: { kind: 'number', title: 'For each, 0 by the list', min: 0, max: 99_999, default: 0 },
    },
    preview(situation, input) {
      const sale = weigh(situation, input, gameOf(situation))
      if ('says' in sale) return refusal(sale.says)
      return plain(`${sale.what} for ${sale.coins}, ${sale.each} each`, [
        { name: sale.item.name, value: sale.sum, rule: 'GF-SHOP-03' },
        ...(sale.hand
          ? [
              {
                name: sale.hand.says,
                value: sale.sum - sale.each * input.count,
                rule: sale.hand.rule,
              },
            ]
          : []),
      ])
    },
    *run(situation, input) {
      yield* []
      const sale = weigh(situation, input, gameOf(situation))
      if ('says' in sale) return gmOutcome('GF-SHOP-02', 'The shop', sale.says, [])
      const { item, sum, earned, what, coins, each } = sale
      const left = item.count - input.count
      const given: Effect =
        left > 0
          ? { do: 'item', creature: input.seller, item: { ...item, count: left } }
          : { do: 'drop item', creature: input.seller, item: item.id }
      return gmOutcome(
        'GF-SHOP-02',
        `${situation.creatures[input.seller]?.name ?? 'Nobody'} sells`,
        `${what} for ${coins}`,
        [given, ...earned],
        {
          who: [input.seller],
          total: sum,
          why: [{ name: 'For each', value: each, rule: 'GF-SHOP-03' }],
        },
      )
    },
  })
}

interface Sale {
  hand: Haggling | null
  item: Item
  sum: number
  each: number
  earned: Effect[]
  what: string
  coins: string
}

function weigh(
  situation: Situation,
  input: { seller: string; item: string; count: number; each: number },
  game: Ruleset,
): Sale | { says: string } {
  const money = moneyOf(game)
  if (!money) return { says: `${game.title} knows no money.` }
  const seller = situation.creatures[input.seller]
  const item = seller?.items[input.item]
  if (!seller || !item) return { says: 'Choose something that is carried.' }
  if (input.count > item.count)
    return { says: `${seller.name} has ${item.count} of ${item.name}, not ${input.count}.` }
  const each = input.each || offerFor(item, situation, game)
  if (each === null)
    return { says: `${item.name} is not on the price list: say what is given for each.` }
  const hand = input.each === 0 ? (money.haggle?.(seller) ?? null) : null
  const list = each * input.count
  const sum = dusted(hand ? Math.floor((list * (100 + hand.percent)) / 100) : list)
  return {
    item,
    hand,
    sum,
    each,
    earned: earnCoins(seller, sum, money, situation),
    what: input.count > 1 ? `${input.count} × ${item.name}` : item.name,
    coins: counted(sum, money.one, money.many),
  }
}

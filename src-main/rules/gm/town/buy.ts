import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../core/procedure.ts'
import type { Field } from '../../core/ruleset/characters.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'
import type { Haggling, Money } from '../../core/ruleset/money.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import {
  coinsStashed,
  dusted,
  moneyOf,
  payCoins,
  priceOf,
  purseOf,
  stashCoins,
} from '../party/coins.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'
import { basketSays, readBasket, type Line } from './basket.ts'
import type { Measured } from './measure.ts'
import { newProblems } from './limits.ts'
import { laden, pack, type Bought } from './packing.ts'

const payers = ['the buyer', 'the stash'] as const
const takers = ['the buyer', 'the stash'] as const

const asks = {
  buyer: { kind: 'creature', title: 'Who buys', side: 'party' },
  basket: { kind: 'text', title: 'What: 2 torch; sword', max: 2000 },
  pays: { kind: 'choice', title: 'Paid by', of: payers, default: 'the buyer' },
  takes: { kind: 'choice', title: 'Goes to', of: takers, default: 'the buyer' },
} as const
interface Purchase {
  buyer: string
  basket: string
  pays: (typeof payers)[number]
  takes: (typeof takers)[number]
}

/** A basket with its price and any reason against buying it, or the reason it can't be read. */
type Weighed =
  | {
      lines: Line[]
      total: number
      has: number
      money: Money
      bargain: Bargain | null
      /** Price of one, in this basket. */
      price: (line: Measured) => number
      fault: string | null
    }
  | { says: string }

interface Bargain extends Haggling {
  /** Discount on the whole basket, in coins. */
  off: number
}

/** Buys items from the game's price list. Rule GF-SHOP-01. */
export function buying(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.buy',
    title: 'Buy from the price list',
    rule: 'GF-SHOP-01',
    phase: 'town',
    slot: 'buy',
    needs: [],
    finds: 'shop market price list purchase gear equipment armour weapon mule horse',
    asks,
    preview(situation, input) {
      const weighed = weigh(situation, input, gameOf(situation))
      if ('says' in weighed) return refusal(weighed.says)
      const { lines, total, has, money, bargain, price, fault } = weighed
      const shown = plain(
        `${basketSays(lines)}: ${counted(total, money.one, money.many)}, leaves ${dusted(has - total)}`,
        [
          { name: 'Purse', value: has, rule: money.rule },
          ...lines.map((line) => ({
            name: basketSays([line]),
            value: -dusted(price(line) * line.count),
            rule: line.row.rule,
          })),
          ...(bargain ? [{ name: bargain.says, value: bargain.off, rule: bargain.rule }] : []),
        ],
      )
      return fault ? { ...shown, refuses: fault, verdict: fault } : shown
    },
    *run(situation, input) {
      const game = gameOf(situation)
      const weighed = weigh(situation, input, game)
      const fault = 'says' in weighed ? weighed.says : weighed.fault
      if ('says' in weighed || fault) return gmOutcome('GF-SHOP-01', 'The shop', fault ?? '', [])
      const { lines, total, has, money, bargain } = weighed
      const books = yield* spellsIn(lines, game)
      const bought = pack(lines, books.texts, situation, game)
      const buyer = situation.creatures[input.buyer]
      const pools = filled(situation, input, bought, game)
      return gmOutcome(
        'GF-SHOP-01',
        `${buyer?.name ?? 'Nobody'} buys for ${counted(total, money.one, money.many)}`,
        basketSays(lines),
        [
          ...paid(situation, input, money, total),
          ...taken(situation, input, bought, game),
          ...pools.map(({ field, by }): Effect => ({
            do: 'change',
            creature: input.buyer,
            field: field.id,
            by,
          })),
          ...bought.beasts.map((creature): Effect => ({ do: 'join', creature })),
        ],
        {
          who: [input.buyer],
          total,
          why: [
            {
              name: 'Purse',
              value: `${has} − ${total} leaves ${dusted(has - total)}`,
              rule: money.rule,
            },
            ...(bargain
              ? [{ name: bargain.says, value: `${bargain.off} off`, rule: bargain.rule }]
              : []),
            ...books.why,
            ...pools.map(({ field, by }) => ({
              name: field.label,
              value: `${by} more`,
              rule: field.rule,
            })),
          ],
        },
      )
    },
  })
}

function weigh(situation: Situation, input: Purchase, game: Ruleset): Weighed {
  const money = moneyOf(game)
  if (!money || game.gear.length === 0) return { says: `${game.title} has no price list.` }
  const buyer = situation.creatures[input.buyer]
  if (!buyer) return { says: 'Choose who buys.' }
  const priceIn = (line: Measured, rows: readonly GearRow[]): number =>
    priceOf(line.row, money, situation, { buyer, rows, ...line })
  const basket = readBasket(input.basket ?? '', game.gear, priceIn)
  if ('says' in basket) return basket
  const { lines } = basket
  const rows = lines.map(({ row }) => row)
  const hand = money.haggle?.(buyer) ?? null
  const bargain = hand ? { ...hand, off: Math.floor((basket.total * hand.percent) / 100) } : null
  const total = basket.total - (bargain?.off ?? 0)
  const has =
    input.pays === 'the stash'
      ? (coinsStashed(situation)?.count ?? 0)
      : purseOf(buyer, money, situation)
  const fault =
    shortOf(situation, input, game, money, total, has) ??
    tooMuch(situation, input, game, money, lines, total)
  return { lines, total, has, money, bargain, price: (line) => priceIn(line, rows), fault }
}

/** Fault when the purse is too small, in the words of the game's own limit where it has one. */
function shortOf(
  situation: Situation,
  input: Purchase,
  game: Ruleset,
  money: Money,
  total: number,
  has: number,
): string | null {
  if (total <= has) return null
  const buyer = situation.creatures[input.buyer]
  const overdrawn = buyer && {
    ...(buyer as Creature),
    values: { ...buyer.values, [money.field]: has - total },
  }
  const broken = overdrawn ? newProblems(buyer, overdrawn, situation, game) : []
  const rule = broken[0]?.rule ?? 'GF-SHOP-01'
  const whose = input.pays === 'the stash' ? 'The stash' : (buyer?.name ?? 'The buyer')
  return `${whose} has ${counted(has, money.one, money.many)} of ${total}: short ${dusted(total - has)} (${rule}). Put something back, let somebody else pay, or hand it out with “Give an item”.`
}

/** Fault when the pack can't hold the items, by the game's own limits. */
function tooMuch(
  situation: Situation,
  input: Purchase,
  game: Ruleset,
  money: Money,
  lines: readonly Line[],
  total: number,
): string | null {
  const buyer = situation.creatures[input.buyer]
  if (!buyer || input.takes === 'the stash') return null
  const full = laden(buyer, pack(lines, [], situation, game).items, situation, game)
  const spent = input.pays === 'the stash' ? 0 : total
  const after = {
    ...full,
    values: { ...full.values, [money.field]: (full.values[money.field] ?? 0) - spent },
  }
  const [broken] = newProblems(buyer, after, situation, game)
  return broken
    ? `${buyer.name}: ${broken.says} (${broken.rule}). Buy it for the stash, take less, or hand it out with “Give an item”.`
    : null
}

function paid(situation: Situation, input: Purchase, money: Money, total: number): Effect[] {
  if (input.pays === 'the stash') return stashCoins(situation, money, -total)
  const buyer = situation.creatures[input.buyer]
  return buyer ? payCoins(buyer, total, money, situation) : []
}

function taken(situation: Situation, input: Purchase, bought: Bought, game: Ruleset): Effect[] {
  const buyer = situation.creatures[input.buyer]
  const { title } = situation.place
  if (!buyer || input.takes === 'the stash')
    return bought.items.map((item) => ({
      do: 'stash',
      item: title ? { ...item, at: title } : item,
    }))
  const after = laden(buyer, bought.items, situation, game)
  return Object.values(after.items)
    .filter((item) => JSON.stringify(item) !== JSON.stringify(buyer.items[item.id]))
    .map((item) => ({ do: 'item', creature: input.buyer, item }))
}

/** Increases of fields that new gear raises the maximum of, as it comes full. */
function filled(
  situation: Situation,
  input: Purchase,
  bought: Bought,
  game: Ruleset,
): { field: Field; by: number }[] {
  const buyer = situation.creatures[input.buyer]
  if (!buyer || input.takes === 'the stash') return []
  const follows = game.characters.derive(laden(buyer, bought.items, situation, game), situation)
  return game.fields.flatMap((field) => {
    const most = follows.find((each) => each.do === 'set' && each.field === field.most)
    const by = most?.do === 'set' ? most.to - (buyer.values[most.field] ?? 0) : 0
    return by > 0 ? [{ field, by }] : []
  })
}

/** Rolls the spells of books with random spells, on the game's own list. */
function* spellsIn(
  lines: readonly Line[],
  game: Ruleset,
): ProcedureOf<{ texts: string[]; why: Step[] }> {
  const texts: string[] = []
  const why: Step[] = []
  for (const { row, count } of lines) {
    const { spell } = row
    if (!spell) continue
    for (let nth = 1; nth <= count; nth++) {
      const face = yield* rollOne(`${row.name.toLowerCase()} ${nth}`, spell.sides)
      const name = game.spells.find(({ roll }) => roll === face)?.name ?? `spell ${face}`
      texts.push(name)
      why.push({ name: `${row.name} holds`, value: `${name} (${face})`, rule: spell.rule })
    }
  }
  return { texts, why }
}

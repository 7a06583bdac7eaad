import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { isRefusal, plain, refusal, type Term } from '../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../core/procedure.ts'
import type { Field } from '../../core/ruleset/characters.ts'
import type { Haggling, Money } from '../../core/ruleset/money.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { counted } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { lyingHere } from '../person/carry.ts'
import {
  coinsStashed,
  roundCoins,
  hagglingOf,
  moneyOf,
  payCoins,
  priceOf,
  purseOf,
  stashCoins,
} from '../party/coins.ts'
import { basketSays, readBasket, type Line } from './basket.ts'
import { newProblems } from './limits.ts'
import { addToPack, pack, unworn, type Bought } from './packing.ts'
import { personKinds } from '../../core/state/creature.ts'

const payers = ['the buyer', 'the stash'] as const
const takers = ['the buyer', 'the stash'] as const

/** A basket with its buyer, its price and what it is paid from. */
interface Purchase {
  buyer: ReadonlyCreature
  pays: (typeof payers)[number]
  takes: (typeof takers)[number]
  lines: Line[]
  total: number
  has: number
  money: Money
  bargain: Bargain | null
}

interface Bargain extends Haggling {
  /** Discount on the whole basket, in coins. */
  off: number
}

/** Buys items from the game's price list. Rule GF-SHOP-01. */
export const buy = defineAction({
  id: 'house.buy',
  title: 'Buy from the price list',
  rule: 'GF-SHOP-01',
  phase: 'town',
  slot: 'buy',
  finds: 'shop market price list purchase gear equipment armour weapon mule horse',
  asks: {
    buyer: { kind: 'creature', role: 'actor', title: 'Who buys', side: 'party', only: personKinds },
    basket: { kind: 'text', title: 'What: 2 torch; sword', max: 2000 },
    pays: { kind: 'choice', title: 'Paid by', of: payers, default: 'the buyer' },
    takes: { kind: 'choice', title: 'Goes to', of: takers, default: 'the buyer' },
  },
  plan(situation, { buyer: who, basket: typed, pays, takes }, { ruleset: game }) {
    const money = moneyOf(game)
    if (!money || game.gear.length === 0) return refusal(`${game.title} has no price list.`)
    const buyer = situation.creatures[who]
    if (!buyer) return refusal('Choose who buys.')
    const basket = readBasket(typed ?? '', game.gear, (line, rows) =>
      priceOf(line.row, money, situation, { buyer, rows, ...line }),
    )
    if (isRefusal(basket)) return basket
    const hand = hagglingOf(buyer, money)
    const bargain = hand ? { ...hand, off: Math.floor((basket.total * hand.percent) / 100) } : null
    const purchase: Purchase = {
      buyer,
      pays,
      takes,
      lines: basket.lines,
      total: basket.total - (bargain?.off ?? 0),
      has:
        pays === 'the stash'
          ? (coinsStashed(situation)?.count ?? 0)
          : purseOf(buyer, money, situation),
      money,
      bargain,
    }
    const fault = shortOf(purchase, situation, game) ?? tooMuch(purchase, situation, game)
    return fault ? refusal(fault, { terms: termsOf(purchase, situation) }) : purchase
  },
  preview: (purchase, situation) => {
    const { lines, total, has, money } = purchase
    return plain(
      `${basketSays(lines)}: ${counted(total, money.one, money.many)}, leaves ${roundCoins(has - total)}`,
      termsOf(purchase, situation),
    )
  },
  *run(purchase, situation, { ruleset: game }) {
    const { buyer, lines, total, has, money, bargain } = purchase
    const books = yield* spellsIn(lines, game)
    const bought = pack(lines, books.texts, situation, game)
    const pools = filled(purchase, situation, bought, game)
    return gmOutcome(
      'GF-SHOP-01',
      `${buyer.name} buys for ${counted(total, money.one, money.many)}`,
      basketSays(lines),
      [
        ...paid(purchase, situation),
        ...taken(purchase, situation, bought, game),
        ...pools.map(({ field, by }): Effect => ({
          do: 'change',
          creature: buyer.id,
          field: field.id,
          by,
        })),
        ...bought.beasts.map((creature): Effect => ({ do: 'join', creature })),
      ],
      {
        who: [buyer.id],
        total,
        why: [
          {
            name: 'Purse',
            value: `${has} − ${total} leaves ${roundCoins(has - total)}`,
            rule: money.rule,
          },
          ...(bargain
            ? [{ name: bargain.skill, value: `${bargain.off} off`, rule: bargain.rule }]
            : []),
          ...(purchase.takes === 'the stash'
            ? []
            : unworn(
                addToPack(buyer, bought.items, situation, game),
                bought.items,
                situation,
                game,
              )),
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

function termsOf({ buyer, lines, has, money, bargain }: Purchase, situation: Situation): Term[] {
  const rows = lines.map(({ row }) => row)
  return [
    { name: 'Purse', value: has, rule: money.rule },
    ...lines.map((line) => ({
      name: basketSays([line]),
      value: -roundCoins(
        priceOf(line.row, money, situation, { buyer, rows, ...line }) * line.count,
      ),
      rule: line.row.rule,
    })),
    ...(bargain ? [{ name: bargain.skill, value: bargain.off, rule: bargain.rule }] : []),
  ]
}

/** Fault when the purse is too small, in the words of the game's own limit where it has one. */
function shortOf(
  { buyer, pays, money, total, has }: Purchase,
  situation: Situation,
  game: Ruleset,
): string | null {
  if (total <= has) return null
  const overdrawn = {
    ...(buyer as Creature),
    values: { ...buyer.values, [money.field]: has - total },
  }
  const broken = newProblems(buyer, situation, game)(overdrawn)
  const rule = broken[0]?.rule ?? 'GF-SHOP-01'
  const payerName = pays === 'the stash' ? 'The stash' : buyer.name
  return `${payerName} has ${counted(has, money.one, money.many)} of ${total}: short ${roundCoins(total - has)} (${rule}). Put something back, let somebody else pay, or hand it out with “Give an item”.`
}

/** Fault when the pack can't hold the items, by the game's own limits. */
function tooMuch(
  { buyer, pays, takes, money, lines, total }: Purchase,
  situation: Situation,
  game: Ruleset,
): string | null {
  if (takes === 'the stash') return null
  const full = addToPack(buyer, pack(lines, [], situation, game).items, situation, game)
  const spent = pays === 'the stash' ? 0 : total
  const after = {
    ...full,
    values: { ...full.values, [money.field]: (full.values[money.field] ?? 0) - spent },
  }
  const [broken] = newProblems(buyer, situation, game)(after)
  return broken
    ? `${buyer.name}: ${broken.says} (${broken.rule}). Buy it for the stash, take less, or hand it out with “Give an item”.`
    : null
}

function paid({ buyer, pays, money, total }: Purchase, situation: Situation): Effect[] {
  return pays === 'the stash'
    ? stashCoins(situation, money, -total)
    : payCoins(buyer, total, money, situation)
}

function taken(
  { buyer, takes }: Purchase,
  situation: Situation,
  bought: Bought,
  game: Ruleset,
): Effect[] {
  if (takes === 'the stash')
    return bought.items.map((item) => ({ do: 'stash', item: lyingHere(situation, item) }))
  const after = addToPack(buyer, bought.items, situation, game)
  return Object.values(after.items)
    .filter((item) => JSON.stringify(item) !== JSON.stringify(buyer.items[item.id]))
    .map((item) => ({ do: 'item', creature: buyer.id, item }))
}

/** Increases of fields that new gear raises the maximum of, as it comes full. */
function filled(
  { buyer, takes }: Purchase,
  situation: Situation,
  bought: Bought,
  game: Ruleset,
): { field: Field; by: number }[] {
  if (takes === 'the stash') return []
  const follows = game.characters.derive(addToPack(buyer, bought.items, situation, game), situation)
  return game.fields.flatMap((field) => {
    const most = follows.find((each) => each.do === 'set' && each.field === field.most)
    const by = most?.do === 'set' ? most.to - (buyer.values[most.field] ?? 0) : 0
    return by > 0 ? [{ field, by }] : []
  })
}

/** Rolls the spells of books with random spells, on the game's own list. */
export function* spellsIn(
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

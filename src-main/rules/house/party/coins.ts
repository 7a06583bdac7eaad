import { upperFirst } from '../words.ts'
import type { Effect } from '../../effects.ts'
import type { GearRow, Money, Purchase, Ruleset } from '../../ruleset.ts'
import type { Creature, Id, Item, ReadonlyCreature, Situation } from '../../situation.ts'

/** What a game pays with: a game that says nothing of money, and has a field for coins, pays with those. */
export function moneyOf({ money, fields }: Pick<Ruleset, 'money' | 'fields'>): Money | undefined {
  if (money) return money
  const field = fields.find(({ id }) => id === 'coins')
  return field && { field: field.id, one: 'coin', many: 'coins', rule: field.rule }
}

/** What somebody has to spend, in the coin that prices are in. */
export function purseOf(creature: ReadonlyCreature, money: Money, situation: Situation): number {
  return money.purse?.(creature, situation) ?? creature.values[money.field] ?? 0
}

/** Takes a sum out of a purse, parts of a coin included; never more than is in it. */
export function payCoins(
  creature: ReadonlyCreature,
  sum: number,
  money: Money,
  situation: Situation,
): Effect[] {
  if (sum <= 0) return []
  if (money.pay) return money.pay(creature, sum, situation)
  return [{ do: 'change', creature: creature.id, field: money.field, by: -sum, min: 0 }]
}

/** Puts a sum into a purse, parts of a coin included. */
export function earnCoins(
  creature: ReadonlyCreature,
  sum: number,
  money: Money,
  situation: Situation,
): Effect[] {
  if (money.earn) return money.earn(creature, sum, situation)
  return [{ do: 'change', creature: creature.id, field: money.field, by: sum }]
}

/** Price of one of a row in this campaign, for this buyer and beside what else is bought. */
export function priceOf(
  row: GearRow,
  money: Money | undefined,
  situation: Situation,
  purchase?: Purchase,
): number {
  return money?.price?.(row, situation, purchase) ?? row.cost
}

/** True for rows with a price: bare hands, treasure and what is only found have none. */
export function isSold({ cost }: GearRow): boolean {
  return cost > 0
}

/** A sum without the dust that parts of a coin leave when they are added up. */
export function dusted(sum: number): number {
  return Math.round(sum * 1000) / 1000
}

/** Gear id of coins that lie in the stash. */
export const coinGear = 'coins'

/** The heap of coins in the stash, if one lies there. */
export function coinsStashed(situation: Situation): Item | undefined {
  return Object.values(situation.stash).find(({ gear }) => gear === coinGear)
}

/** Puts so many coins on the heap in the stash, or takes them off it: an empty heap is gone. */
export function stashCoins(situation: Situation, money: Money, by: number): Effect[] {
  const heap = coinsStashed(situation)
  const count = dusted((heap?.count ?? 0) + by)
  if (heap && count <= 0) return [{ do: 'unstash', item: heap.id }]
  if (by === 0) return []
  const item: Item = heap
    ? { ...heap, count }
    : {
        id: `i${situation.nextId}`,
        // An abbreviation stays as it is written: "sp".
        name: money.many.length > 2 ? upperFirst(money.many) : money.many,
        count,
        gear: coinGear,
        ready: false,
        ...(situation.place.title ? { at: situation.place.title } : {}),
      }
  return [{ do: 'stash', item }]
}

export interface CoinShares {
  /** Whole coins for each, in the order in which they were named. */
  each: { id: Id; coins: number }[]
  rest: number
}

/**
 * A sum in equal shares, half of one for a hireling where halves are given. Animals take none.
 * Rule GF-COIN-01: nobody gets part of a coin, what is over is told.
 */
export function shares(
  sum: number,
  among: readonly Pick<Creature, 'id' | 'kind'>[],
  halves: boolean,
): CoinShares {
  const sharing = among.filter(({ kind }) => kind === 'character' || kind === 'hireling')
  const weigh = (kind: Creature['kind']): number => (halves && kind === 'hireling' ? 1 : 2)
  const parts = sharing.reduce((all, { kind }) => all + weigh(kind), 0)
  const each = sharing.map(({ id, kind }) => ({
    id,
    coins: Math.floor((sum * weigh(kind)) / parts),
  }))
  return { each, rest: dusted(sum - each.reduce((all, { coins }) => all + coins, 0)) }
}

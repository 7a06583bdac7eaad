import { upperFirst } from '../../core/words.ts'
import type { Effect } from '../../core/effects.ts'
import type { GearRow, Purchase } from '../../core/ruleset/gear.ts'
import type { Haggling, Money } from '../../core/ruleset/money.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import { lyingHere } from '../person/carry.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'

/** Money of a game; one without its own that has a field for coins uses those. */
export function moneyOf({ money, fields }: Pick<Ruleset, 'money' | 'fields'>): Money | undefined {
  if (money) return money
  const field = fields.find(({ id }) => id === 'coins')
  return field && { field: field.id, one: 'coin', many: 'coins', rule: field.rule }
}

/** Total of a creature's purse, in the coin that prices are in. */
export function purseOf(creature: ReadonlyCreature, money: Money, situation: Situation): number {
  const { purse, field } = money
  const held = creature.values[field] ?? 0
  return purse?.total(creature, situation) ?? wholeParts(held, money, situation)
}

/** Takes a sum out of a purse, including fractions of a coin; never more than is in it. */
export function payCoins(
  creature: ReadonlyCreature,
  sum: number,
  money: Money,
  situation: Situation,
): Effect[] {
  return sum <= 0 ? [] : changePurse(creature, -sum, money, situation)
}

/** Puts a sum into a purse, including fractions of a coin. */
export function earnCoins(
  creature: ReadonlyCreature,
  sum: number,
  money: Money,
  situation: Situation,
): Effect[] {
  return changePurse(creature, sum, money, situation)
}

function changePurse(
  creature: ReadonlyCreature,
  by: number,
  money: Money,
  situation: Situation,
): Effect[] {
  const { purse, field, least } = money
  const { id } = creature
  if (purse) return purse.change(creature, by, situation)
  if (!least) return [{ do: 'change', creature: id, field, by, ...(by < 0 ? { min: 0 } : {}) }]
  const to = Math.max(0, purseOf(creature, money, situation) + by)
  return [{ do: 'set', creature: id, field, to: wholeParts(to, money, situation), parts: true }]
}

/** Rounds a sum to the smallest part of a coin, where the game has parts. */
function wholeParts(sum: number, { least }: Money, situation: Situation): number {
  const part = least?.(situation)
  return part === undefined ? sum : roundCoins(Math.round(sum / part) * part)
}

/** Haggling of a trader who has the skill; null for others, and where the game knows none. */
export function hagglingOf({ skills }: ReadonlyCreature, { haggling }: Money): Haggling | null {
  return haggling && (skills[haggling.skill] ?? 0) > 0 ? haggling : null
}

/** Price of one of a row in this campaign, for this buyer and basket. */
export function priceOf(
  row: GearRow,
  money: Money | undefined,
  situation: Situation,
  purchase?: Purchase,
): number {
  return money?.price?.(row, situation, purchase) ?? row.cost
}

/** True for rows with a price: bare hands, treasure and items that are only found have none. */
export function isSold({ cost }: GearRow): boolean {
  return cost > 0
}

/** Rounds a sum to thousandths, to remove floating-point errors of fractional coins. */
export function roundCoins(sum: number): number {
  return Math.round(sum * 1000) / 1000
}

/** Gear id of coins in the stash. */
export const coinGear = 'coins'

/** Coins in the stash, if there are any. */
export function coinsStashed(situation: Situation): Item | undefined {
  return Object.values(situation.stash).find(({ gear }) => gear === coinGear)
}

/** Adds coins to the stash, or takes them out when `by` is negative; an empty stack is removed. */
export function stashCoins(situation: Situation, money: Money, by: number): Effect[] {
  const heap = coinsStashed(situation)
  const count = roundCoins((heap?.count ?? 0) + by)
  if (heap && count <= 0) return [{ do: 'unstash', item: heap.id }]
  if (by === 0) return []
  const item: Item = heap
    ? { ...heap, count }
    : lyingHere(situation, {
        id: `i${situation.nextId}`,
        // An abbreviation stays as it is written: "sp".
        name: money.many.length > 2 ? upperFirst(money.many) : money.many,
        count,
        gear: coinGear,
        ready: false,
      })
  return [{ do: 'stash', item }]
}

export interface CoinShares {
  /** Whole coins for each, in the order given. */
  each: { id: Id; coins: number }[]
  rest: number
}

/**
 * Splits a sum in equal shares; hirelings get half a share when `halves` is set, animals none.
 * Rule GF-COIN-01: nobody gets part of a coin; the remainder is `rest`.
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
  return { each, rest: roundCoins(sum - each.reduce((all, { coins }) => all + coins, 0)) }
}

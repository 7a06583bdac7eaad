import type { Ruleset } from '../../core/ruleset.ts'
import type { Effect } from '../../core/effects.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { silverCopper } from './house-rules/town.ts'

/** Gold, silver and copper, as the book counts them. Rule HBK-GLO-04. */
export type Coin = 'GP' | 'SP' | 'CP'

export const coins: readonly Coin[] = ['GP', 'SP', 'CP']

export const fieldOfCoin = { GP: 'gp', SP: 'sp', CP: 'cp' } as const

/** Copper pieces in a silver piece: two lines of the book differ. Rule E-HBK-01. */
type SilverCopper = 'two' | 'five'

/** Value of each coin in copper; a gold piece is five silver pieces in both readings. */
export function worthOf(reading: SilverCopper): Record<Coin, number> {
  return reading === 'two' ? { GP: 10, SP: 2, CP: 1 } : { GP: 25, SP: 5, CP: 1 }
}

export function readingOf(situation: Pick<Situation, 'houseRules'> | null): SilverCopper {
  return houseRule<SilverCopper>(situation, silverCopper)
}

/** A sum in another coin, parts of a coin included. Rules HBK-GLO-04, E-HBK-01. */
export function convertCoins(
  amount: number,
  unit: Coin,
  to: Coin,
  reading: SilverCopper = 'two',
): { amount: number } {
  const worth = worthOf(reading)
  return { amount: (amount * worth[unit]) / worth[to] }
}

/** All of a purse, in copper. */
export function copperIn(
  { values }: Pick<ReadonlyCreature, 'values'>,
  reading: SilverCopper,
): number {
  const worth = worthOf(reading)
  return coins.reduce((all, coin) => all + (values[fieldOfCoin[coin]] ?? 0) * worth[coin], 0)
}

/** All of a purse, in gold: 18.5 is 18 GP and 5 CP. */
export function goldIn(creature: Pick<ReadonlyCreature, 'values'>, situation: Situation): number {
  const reading = readingOf(situation)
  return copperIn(creature, reading) / worthOf(reading).GP
}

/**
 * Takes a sum out of a purse: the coin itself first, then the smaller, then the larger with the
 * change given back. More than there is takes all.
 */
export function takeCoins(
  creature: ReadonlyCreature,
  amount: number,
  unit: Coin,
  reading: SilverCopper,
): Effect[] {
  const worth = worthOf(reading)
  const has: Record<Coin, number> = {
    GP: creature.values.gp ?? 0,
    SP: creature.values.sp ?? 0,
    CP: creature.values.cp ?? 0,
  }
  let owed = Math.ceil(amount * worth[unit] - 1e-6)
  const left = { ...has }
  for (const coin of paymentOrder(unit)) {
    const given = Math.min(left[coin], Math.floor(owed / worth[coin]))
    left[coin] -= given
    owed -= given * worth[coin]
  }
  // Every coin left is worth more than the rest owed: break the smallest that covers it.
  const broken = [...coins].reverse().find((coin) => left[coin] > 0 && worth[coin] > owed)
  if (owed > 0 && broken) {
    left[broken] -= 1
    let change = worth[broken] - owed
    for (const coin of coins.filter((each) => worth[each] < worth[broken])) {
      left[coin] += Math.floor(change / worth[coin])
      change %= worth[coin]
    }
  }
  return coins.flatMap((coin) =>
    left[coin] === has[coin]
      ? []
      : [{ do: 'set', creature: creature.id, field: fieldOfCoin[coin], to: left[coin] }],
  )
}

/** A sum in gold as whole coins: gold, then silver, then copper. Rules HBK-GLO-04, E-HBK-01. */
function addCoins(creature: ReadonlyCreature, gold: number, reading: SilverCopper): Effect[] {
  const worth = worthOf(reading)
  let copper = Math.floor(gold * worth.GP + 1e-6)
  return coins.flatMap((coin) => {
    const by = Math.floor(copper / worth[coin])
    copper -= by * worth[coin]
    return by === 0 ? [] : [{ do: 'change', creature: creature.id, field: fieldOfCoin[coin], by }]
  })
}

/**
 * List price in gold; a price in copper keeps its number of copper pieces in either reading. Rules E-HBK-01,
 * E-HBK-27.
 */
function priceIn(cost: number, reading: SilverCopper): number {
  const gold = Math.floor(cost + 1e-6)
  const copper = Math.round((cost - gold) * worthOf('two').GP)
  return gold + copper / worthOf(reading).GP
}

/** The coin asked for, then smaller ones, then larger. */
function paymentOrder(unit: Coin): Coin[] {
  const at = coins.indexOf(unit)
  return [...coins.slice(at), ...coins.slice(0, at).reverse()]
}

/** A sum in gold as whole coins in words: "3 GP, 1 SP". */
function inCoins(gold: number, reading: SilverCopper): string {
  const worth = worthOf(reading)
  const copper = Math.round((gold % 1) * worth.GP)
  const values = {
    gp: Math.floor(gold),
    sp: Math.floor(copper / worth.SP),
    cp: copper % worth.SP,
  }
  return copper === 0 ? `${values.gp} GP` : describePurse({ values })
}

/** Contents of a purse: "3 GP, 1 SP", or "nothing". */
export function describePurse({ values }: Pick<ReadonlyCreature, 'values'>): string {
  const parts = coins.flatMap((coin) => {
    const count = values[fieldOfCoin[coin]] ?? 0
    return count > 0 ? [`${count} ${coin}`] : []
  })
  return parts.join(', ') || 'nothing'
}

/** Money of this game: a purse counts in gold, parts of a coin included. */
export const money: Ruleset['money'] = {
  field: 'gp',
  one: 'GP',
  many: 'GP',
  rule: 'HBK-GLO-04',
  sword: 15,
  purse: {
    total: goldIn,
    change: (creature, gold, situation) =>
      gold < 0
        ? takeCoins(creature, -gold, 'GP', readingOf(situation))
        : addCoins(creature, gold, readingOf(situation)),
  },
  price: ({ cost }, situation) => priceIn(cost, readingOf(situation)),
  least: (situation) => 1 / worthOf(readingOf(situation)).GP,
  says: (gold, situation) => inCoins(gold, readingOf(situation)),
}

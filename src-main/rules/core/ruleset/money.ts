import type { Effect } from '../effects.ts'
import type { RuleId } from '../outcome.ts'
import type { GearRow, Purchase } from './gear.ts'
import type { FieldId, Id, ReadonlyCreature, Situation } from '../situation.ts'

/** Haggling skill: percentage taken off purchases and added to sales. */
export interface Haggling {
  /** 1 to 100. */
  percent: number
  says: string
  rule: RuleId
}

/** A game's money: purse and coins. */
export interface Money {
  /** The field that holds the purse. */
  field: FieldId
  one: string
  many: string
  rule: RuleId
  /** Price of a plain sword, the yardstick of prices between games; absent means coin for coin. */
  sword?: number
  /** Total of a purse of several kinds of coin, in this coin, including fractions. */
  purse?(creature: ReadonlyCreature, situation: Situation): number
  /** Takes a sum out of such a purse and gives change; at most what is in it. */
  pay?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Puts a sum into such a purse, fractions as smaller coins. */
  earn?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Price of a row when it is not simply its `cost`; never 0 for a row with a cost. */
  price?(row: GearRow, situation: Situation, purchase?: Purchase): number
  /** The smallest sum that changes hands; absent means one whole coin. */
  least?(situation: Situation): number
  /** Haggling of a creature, or null; absent where nobody trades at better than list prices. */
  haggle?(trader: ReadonlyCreature): Haggling | null
}

/** Wages owed to hirelings for a day. */
export interface Wages {
  coins: number
  hirelings: Id[]
  rule: RuleId
}

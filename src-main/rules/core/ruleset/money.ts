import type { Effect } from '../effects.ts'
import type { RuleId } from '../outcome.ts'
import type { GearRow, Purchase } from './gear.ts'
import type { ActionId, FieldId, Id, ReadonlyCreature, Situation } from '../situation.ts'

/** Skill of trading better than by the list: percentage taken off purchases and added to sales. */
export interface Haggling {
  skill: string
  /** 1 to 100. */
  percent: number
  rule: RuleId
}

/** Purse of several kinds of coin, each a field of its own. */
interface CoinPurse {
  /** Total in the coin that prices are in, including fractions. */
  total(creature: ReadonlyCreature, situation: Situation): number
  /** Adds a sum, or takes one and gives change when it is negative; at most what is in it. */
  change(creature: ReadonlyCreature, by: number, situation: Situation): Effect[]
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
  /**
   * Price of a row when it is not simply its `cost`; never 0 for a row with a cost. In Block, Dodge, Parry by
   * house rule for each band, in Heartbreaker by the worth of its coins, in Gods & Monsters by the place.
   */
  price?(row: GearRow, situation: Situation, purchase?: Purchase): number
  /**
   * The smallest sum that changes hands, a part of a coin, in Heartbreaker and Gods & Monsters; absent means
   * one whole coin.
   */
  least?(situation: Situation): number
  /** Text of a sum in the game's several coins, “2 GP, 3 CP”; absent where there is one kind. */
  says?(sum: number, situation: Situation): string
  /** Purse of several kinds of coin, in Heartbreaker; absent means `field` holds all of it. */
  purse?: CoinPurse
  /** Absent where nobody trades at better than list prices. */
  haggling?: Haggling
}

/** Wages owed to hirelings for a day. */
export interface Wages {
  coins: number
  hirelings: Id[]
  rule: RuleId
  /** Action by which all of them are paid at once; absent where each has a wage of their own running. */
  together?: ActionId
}

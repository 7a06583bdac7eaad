import type { RuleId } from '../../../rules/core/outcome.ts'
import type { Id } from '../../../rules/core/situation.ts'

/** A row of the price list. */
export interface WareView {
  id: Id
  name: string
  cost: number
  /** Price for each buyer who pays another than `cost`, by the buyer's id. */
  costs?: Record<Id, number>
  /** Sold by a measure that the buyer names: pages. */
  measure?: { one: string; many: string; most: number }
  sort: 'arms' | 'armour' | 'transport' | 'things'
  die: string | null
  hands: number | null
  /** "+1 AP". */
  gives: string
  notes: string
  /** "from Delve"; null for the game's own list. */
  from: string | null
  rule: RuleId
  /** Reason why a limit of the game forbids it to a buyer, by the buyer's id. */
  bars: Record<Id, string>
  /** This thing made for other sizes of creature, each with its `size`. */
  made?: WareView[]
  size?: string
}

export interface RumourView {
  id: Id
  text: string
  from: string
  roll: number | null
  truth: string
  told: boolean
  /** "day 3" */
  when: string
}

/** Between adventures: price list, buyers' purses, offers of shops and rumours. */
export interface TownView {
  /** Null where the game knows no money. */
  money: { one: string; many: string; rule: RuleId } | null
  wares: WareView[]
  purses: { id: Id; name: string; coins: number }[]
  /** Coins in the stash. */
  stash: number
  /** Prices that a shop pays for carried things, by owner; `each` is null where a thing has no price. */
  offers: Record<Id, { item: Id; name: string; count: number; each: number | null }[]>
  /** Newest first. */
  rumours: RumourView[]
  /** `own`: kept by this campaign, so it can be dropped. */
  tables: { id: Id; title: string; dice: string; own: boolean }[]
}

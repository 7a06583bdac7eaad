import type { RuleId, Step } from '../outcome.ts'
import type { ActionId, FieldId, ReadonlyCreature } from '../situation.ts'

export interface GearRow {
  id: string
  name: string
  cost: number
  /** "from Delve", when a borrowed procedure needs it and the game's own list has no equivalent. */
  from?: string
  rule: RuleId
  die?: string
  hands?: 1 | 2
  /** Added to fields while ready: `{ maxAp: 1 }`. */
  gives?: Partial<Record<FieldId, number>>
  /** Pieces of it in one unit of load, in a game that counts load so; the last such row is anything else. */
  unit?: number
  /** Bought and carried in one heap, though a piece of it may strike: arrows. */
  heaps?: true
  /** Set for an animal: its numbers, besides those of a new creature. */
  beast?: Readonly<Record<FieldId, number>>
  /** Set when it holds a random spell, by a die rolled when it is bought. */
  spell?: { sides: number; rule: RuleId }
  /** Measure chosen by the buyer that the price grows with: a book's pages. */
  measure?: { one: string; many: string; most: number }
  /** Set for a thing made for a size of creature: the row of the list that it is made after. Price lists fold it into that row. */
  madeFor?: { of: string; size: string }
  notes?: string
}

/** Circumstances that a price may depend on besides its row. */
export interface Purchase {
  buyer?: ReadonlyCreature
  /** All rows of the basket. */
  rows: readonly GearRow[]
  /** Amount bought, when the row is sold by a measure: number of pages. */
  measure?: number
}

export interface LightKind {
  id: string
  title: string
  /** Burning time in seconds. */
  burns: number
  icon: 'torch' | 'lantern' | 'candle' | 'spell'
  /** Light radius and time to light, where the game gives them: "10 yards, 2 rounds to light". */
  sheds?: string
  /**
   * Usage die, for a light that lasts by one: `action` rolls it each time `burns` is over. The current die is
   * `die` in the timer’s counts.
   */
  usage?: { sides: number; action: ActionId }
  /** End of a light that no clock puts out: "until a 5 on the d12". `burns` then counts for nothing. */
  until?: string
  rule: RuleId
}

/** Carried load and its limit, in the game's own unit. */
export interface Load {
  used: number
  most: number
  /** "3 of 4 units, 1 fatigue". */
  says: string
  /** Current penalty: "encumbered: no HP, half speed". Empty when nothing. */
  costs: string
  rule: RuleId
  /** Breakdown of what adds or takes capacity: a cart, fatigue, items in the pack. */
  why?: Step[]
}

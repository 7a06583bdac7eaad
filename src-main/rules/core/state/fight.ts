import type { Id } from '../ids.ts'

export interface Fight {
  round: number
  /** Id of the current phase of the round; absent until the first has begun. */
  phase?: string
  /** Side that goes first, once rolled. */
  first?: 'party' | 'foes' | 'tie'
  /** Turn of each character by their own save: before or after the foes. */
  order?: Record<Id, 'before' | 'after'>
  declared: Record<Id, string>
  acted: Record<Id, true>
  /** Marks on creatures for this round or fight, in the game's words: "moved", "casting". */
  marks?: Record<Id, Record<string, true>>
  /** Order of the fighters as set by the GM, if it was. */
  row?: Id[]
  /** Game time in seconds at which it began. */
  began?: number
}

/** Defeats and coins that the next XP award counts. */
export interface Gains {
  /** Defeated foes by id, each with its worth; 0 once that XP has been given. */
  foes: Record<Id, { name: string; worth: number }>
  /** Coins taken from them, in the coin that prices are in. */
  coins: number
}

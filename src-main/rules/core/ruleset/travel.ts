import type { BorrowerRules } from '../../borrowing/borrower.ts'
import type { RuleId, Step } from '../outcome.ts'
import type { Id, Situation } from '../situation.ts'

/** Daily food and feed of a party: days of food for people, units of feed for beasts. */
export interface DailyNeed {
  food: number
  feed: number
  people: Id[]
  beasts: Id[]
  rule: RuleId
}

/** Food and feed in stock, and whole days they last; `days` is null where nobody eats. */
export interface Provisions {
  food: number
  feed: number
  days: number | null
}

/** Travel figures shown before a watch is spent. Pure and cheap: redrawn after every command. */
export interface RoadRules {
  /** Unit of distance; miles when absent. */
  unit?: RoadUnit
  /** Pace in this watch, with the current load or without load. */
  pace(situation: Situation, loaded: boolean): RoadPace
  /** Results of a watch's event die: faces, chance and what each brings now. */
  events(situation: Situation): { title: string; faces: number[]; chance: number; brings: string }[]
  /** Current weather, its scale from fair to foul, and the chances of one weather event. */
  weather(situation: Situation): {
    sky: string
    scale: string[]
    turns: { sky: string; chance: number }[]
  }
  /** Effects of a night in camp on each creature, in a few words. */
  camp(situation: Situation, borrower?: BorrowerRules): { who: Id; fed: boolean; says: string[] }[]
  /** Miles across a hex, where the game counts travel in hexes. */
  hex?(situation: Situation): number
  rule: RuleId
}

/** Unit of distance other than miles: one "watch", many "watches", short "wt". */
export interface RoadUnit {
  one: string
  many: string
  short: string
}

export interface RoadPace {
  /** "2d6 miles, halved". */
  says: string
  /** Reason that travel is refused in this watch; null when allowed. */
  refuses: string | null
  /** Exact chances, fewest miles first; getting lost is not included. */
  miles: { miles: number; chance: number }[]
  /** Creatures whose load slows the party. */
  slowedBy: Id[]
  why: Step[]
}

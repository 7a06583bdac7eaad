import type { RuleId, Step } from '../../../rules/core/outcome.ts'
import type { RoadUnit } from '../../../rules/core/ruleset/travel.ts'
import type { Id } from '../../../rules/core/situation.ts'

/** A stop on the road, with the chances of reaching it in this watch; null once it lies behind. */
export interface StopView {
  id: Id
  title: string
  miles: number
  behind: boolean
  asLoaded: number | null
  unladen: number | null
}

/** One of the day's three watches. */
export interface WatchView {
  number: number
  /** `08:00` to `16:00`. */
  from: string
  to: string
  daylight: boolean
  state: 'past' | 'now' | 'to come'
  /** Log entries of this watch. */
  done: { did: string; miles: number; event: string | null; sky: string | null; says: string }[]
}

/** Chances of the miles of this watch, with the mile they lead to. */
export interface AheadView {
  miles: number
  to: number
  chance: number
}

/** The party's journey; null in a game that has no travel rules and borrows none. */
export interface JourneyView {
  /** "from Delve", or null for the game's own. */
  from: string | null
  rule: RuleId
  /** True when a road is drawn or miles have been travelled. */
  begun: boolean
  start: string
  end: string
  /** Unit of distance; miles where absent. */
  unit?: RoadUnit
  miles: number
  lost: boolean
  stops: StopView[]
  next: { id: Id; title: string; left: number } | null
  /** Distance the party can cover in this watch, in words, with the reasons. */
  pace: { says: string; refuses: string | null; why: Step[] }
  asLoaded: AheadView[]
  unladen: AheadView[]
  slowedBy: { id: Id; name: string }[]
  /** Current watch, with the time left in it and in the day, in words. */
  watch: { number: number; daylight: boolean; left: string; dayLeft: string }
  season: string
  day: WatchView[]
  terrain: { id: string; title: string; now: boolean }[]
  weather: {
    /** Null until it is rolled or set; then `countsAs` is what the rules take it for. */
    sky: string | null
    countsAs?: string
    /** Since when, or '' where it was never rolled. */
    since: string
    scale: { sky: string; title: string; now: boolean }[]
    /** Chances of the weather after one weather event. */
    turns: { sky: string; title: string; chance: number }[]
  }
  events: { title: string; faces: number[]; chance: number; brings: string }[]
  /** Null where the game counts no food. */
  stores: {
    food: number
    feed: number
    /** Whole days for everybody; null where nobody eats. */
    days: number | null
    need: { food: number; feed: number; people: number; beasts: number }
  } | null
  camp: { id: Id; name: string; fed: boolean; says: string[] }[]
  /** Night watches in turn, with their hours, and those who sleep through. */
  night: {
    watching: { id: Id; name: string; from: string; to: string }[]
    asleep: { id: Id; name: string }[]
  }
  /** The newest first. */
  log: {
    id: Id
    day: number
    time: string
    did: string
    miles: number
    event: string | null
    sky: string | null
    says: string
  }[]
}

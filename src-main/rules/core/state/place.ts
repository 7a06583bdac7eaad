import type { Id, RuleId } from '../ids.ts'

/** Uses of a table that a place may have besides encounters. */
export type PlaceUse = 'clue' | 'locality' | 'rumour' | 'reaction'

export interface Place {
  title: string
  /** Dungeon level, 1 and up; 0 above ground. */
  level: number
  /** Wandering-monster table in use. */
  table?: Id
  /** Tables the GM has chosen for this place, by use. */
  tables?: Partial<Record<PlaceUse, Id>>
  /** Keyed place of a site that the party is in. */
  at?: { site: Id; place: Id }
  /** Hex of a region that the party is in; it stays when the place within it changes. */
  hex?: { region: Id; hex: Id }
  /** Terrain above ground: one of `terrains`. */
  terrain?: string
  /** Marks of the party's current spot, by kind ("heard", "searched"), until it moves on. */
  here?: Record<Id, PlaceMark>
}

/** A mark on this door or room: "Heard: nobody behind the door is surprised". */
export interface PlaceMark {
  title: string
  rule: RuleId
  /** Number of times it has happened, where that counts: turns spent on a search. */
  times?: number
}

/** A stop on a journey. */
export interface Stop {
  id: Id
  title: string
  /** Distance from the start of the journey. */
  miles: number
  /** Hex that it lies in, on a way over a map of hexes. */
  hex?: { region: Id; hex: Id }
}

/** A finished watch in the travel log. */
export interface Watched {
  id: Id
  /** Game seconds at which it began. */
  at: number
  did: string
  /** Miles covered in it; may include half a mile. */
  miles: number
  event?: string
  sky?: string
  says?: string
}

/** The party's journey. */
export interface Journey {
  /** Stops by id, ordered by `stopOrder` with the start first; empty when no route has been entered. */
  stops: Record<Id, Stop>
  stopOrder: Id[]
  /** Distance from the start of the journey. */
  miles: number
  /** Set while the party is lost, until a watch finds the way again. */
  lost?: true
  log: Record<Id, Watched>
  logOrder: Id[]
  /** Creatures that keep watch in camp, in turn. */
  night: Id[]
}

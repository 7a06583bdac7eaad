import type { Id } from '../ids.ts'

/** Kinds of dungeon that can be generated; each has a table of rooms and a look of its own. */
export type SitePurpose =
  | 'any'
  | 'crypt'
  | 'mine'
  | 'stronghold'
  | 'temple'
  | 'caves'
  | 'sewer'
  | 'tower'
  | 'wizard'
  | 'prison'
  | 'sunken'
  | 'warren'
  | 'vault'

/** Inputs that a site was generated from. */
export interface SiteRecipe {
  purpose: SitePurpose
  /** Number of places. */
  size: number
  /** Dungeon level, 1 and up. */
  level: number
  /** Number of groups that hold it. */
  factions: number
  /** Table that tells what is in a place. */
  stocking: Id
  /** Loops beyond the first: fewer or more than one for every five places. */
  loops: 'few' | 'some' | 'many'
  /** Number of secret ways at most. */
  secrets: number
  /** 32 hex digits. */
  seed: string
}

/** Obstacle in a way between two places. */
export type SiteDoor =
  | 'open'
  | 'door'
  | 'stuck door'
  | 'locked door'
  | 'barred door'
  | 'portcullis'
  | 'secret door'
  | 'one-way door'
  | 'stairs'

/** A point of the map in squares; halves are the middles of squares. */
export type MapPoint = readonly [x: number, y: number]

/** A way between two places. A one-way door opens from `from` only. */
export interface SiteWay {
  id: Id
  from: Id
  to: Id
  door: SiteDoor
  text: string
  /** Line that the way takes on the map, from door to door; empty without a map. */
  line: MapPoint[]
  /** Set once the players have found a secret way. */
  found?: true
}

/** Shape of a place on the map. */
export type PlaceShape = 'rectangle' | 'round' | 'octagon' | 'cave' | 'cross' | 'corner'

/** Contents of a place in a word. */
export type PlaceKind = 'empty' | 'monster' | 'trap' | 'trick' | 'treasure' | 'building'

/** State of a place in play. */
export type PlaceState = 'unseen' | 'seen' | 'cleared' | 'changed'

/** Something of a place to be ticked off: a trap sprung, a feature noticed, a change that came about. */
export interface PlaceMatter {
  kind: 'trap' | 'feature' | 'change'
  title: string
  text: string
  done?: true
}

/** Treasure of a place, as the stash takes it. */
export interface PlaceTreasure {
  text: string
  coins: number
  things: { name: string; count: number; text?: string }[]
  taken?: true
}

/** A keyed place of a site. */
export interface SitePlace {
  id: Id
  number: number
  title: string
  kind: PlaceKind
  /** Left and top edge and size in squares of ten feet; all 0 without a map. */
  x: number
  y: number
  width: number
  height: number
  shape: PlaceShape
  water?: 'pool' | 'flooded'
  pillars?: true
  stairs?: 'up' | 'down'
  /** Way in from outside, in the GM's words. */
  entrance?: string
  /** Part in the whole: the last goal, the seat of a group, the landmark. */
  role?: 'goal' | 'seat' | 'landmark'
  /** Title of the group that holds it. */
  faction?: string
  aloud: string
  text: string
  light: string
  /** Lines of the encounter prepared here: `4 goblins, asleep`. */
  bands: string[]
  treasure?: PlaceTreasure
  matters: PlaceMatter[]
  state: PlaceState
  /** Notes taken in play. */
  note?: string
  /** Set when re-rolling the site must leave it alone. */
  locked?: true
}

/** Grid laid over a map picture; size of a cell and offset in pixels of the picture. */
export interface MapGrid {
  /** `hexes` stand on a flat side, `pointed hexes` on a corner. */
  kind: 'squares' | 'hexes' | 'pointed hexes'
  size: number
  x: number
  y: number
}

/** Part of a map picture that the players may see: its corners in pixels of the picture. */
export interface MapArea {
  id: Id
  points: MapPoint[]
}

/** A picture that serves as the map of a site. */
export interface MapPicture {
  /** Id of the image among the campaign's pictures. */
  picture: Id
  width: number
  height: number
  grid?: MapGrid
  /** Pin of each place that has one, by its id, in pixels of the picture. */
  pins: Record<Id, MapPoint>
  /** Areas that are revealed to the players, by id. */
  revealed: Record<Id, MapArea>
}

/** A site: a dungeon, cave or tower as keyed places with a map. */
export interface Site {
  id: Id
  title: string
  recipe: SiteRecipe
  /** Facts of the whole: who built it, who is there now, what is sought. */
  about: { title: string; text: string }[]
  factions: string[]
  /** Lines of wandering monsters, drawn from its own lairs. */
  wanderers: string[]
  places: SitePlace[]
  ways: SiteWay[]
  /** Seed of the map, where it was drawn again. */
  mapSeed: string
  /** Picture that serves as a map, beside the drawn one or in its place. */
  map?: MapPicture
}

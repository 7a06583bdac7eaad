import type { Id } from '../ids.ts'

/** Ground of a hex: a terrain of travel, or open water. */
export type HexTerrain =
  | 'plains'
  | 'forest'
  | 'hills'
  | 'mountains'
  | 'swamp'
  | 'desert'
  | 'coast'
  | 'ruins'
  | 'lake'
  | 'sea'

/** Knowledge that the players have of a hex. */
export type HexKnowledge = 'unknown' | 'heard' | 'seen' | 'visited'

/** Side of a region that the sea lies on. */
type SeaSide = 'none' | 'north' | 'east' | 'south' | 'west'

/** Climate of a region: it decides how dry and how wooded it is. */
export type RegionClimate = 'temperate' | 'cold' | 'hot and dry' | 'hot and wet'

/** Inputs that a region was generated from. */
export interface RegionRecipe {
  columns: number
  rows: number
  sea: SeaSide
  climate: RegionClimate
  /** Number of settlements. */
  settlements: number
  /** People that the places have their names from, or `any`. */
  culture: string
  /** 32 hex digits. */
  seed: string
}

/** Sign of a place on the map. */
export type HexMark =
  'town' | 'village' | 'hamlet' | 'castle' | 'tower' | 'ruin' | 'cave' | 'stones' | 'shrine'

/** Something that may be found in a hex. */
export interface HexFind {
  text: string
  /** Game seconds at which it was found. */
  found?: number
}

/** A hex of a region. */
export interface RegionHex {
  /** `h` with two digits of the column and two of the row, both from 1: `h0305`. */
  id: Id
  terrain: HexTerrain
  /** Place or landmark here, with its name on the map. */
  mark?: HexMark
  title?: string
  /** The landmark, seen from afar. */
  landmark?: string
  /** Notes of the GM. */
  text: string
  finds: HexFind[]
  known: HexKnowledge
  /** Site that lies here. */
  site?: Id
  /** Encounter table of this hex, before that of its terrain. */
  table?: Id
  /** Climate of this hex where it is not that of the region. */
  climate?: RegionClimate
  /** Set once the party has spent its time on exploring it. */
  explored?: true
  /** Set when generating again must leave it alone. */
  locked?: true
}

/** A river or a road as the hexes that it runs through, from its source or first town on. */
export interface RegionLine {
  title?: string
  hexes: Id[]
}

/** A stage of the party's trail. */
interface TrailMark {
  hex: Id
  /** Game seconds at which they were there. */
  at: number
  /** Set where a night was spent. */
  camp?: true
}

/** A region of hexes in columns, each second one half a hex lower. */
export interface Region {
  id: Id
  title: string
  recipe: RegionRecipe
  columns: number
  rows: number
  /** Distance from a hex to the next. */
  miles: number
  /** Row by row. */
  hexes: RegionHex[]
  rivers: RegionLine[]
  roads: RegionLine[]
  /** Encounter table by terrain, where the GM has chosen one. */
  tables: Partial<Record<HexTerrain, Id>>
  trail: TrailMark[]
}

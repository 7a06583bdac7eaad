import type { HandoutStyle, Picture } from '../../rules/core/state/prep.ts'
import type { MapGrid, MapPoint } from '../../rules/core/state/site.ts'
import type { SiteDrawing } from '../../rules/sites/drawing/draw.ts'

/** State of somebody in a word that is open to all at the table. */
export type HealthWord =
  'unhurt' | 'hurt' | 'badly hurt' | 'down' | 'dying' | 'dead' | 'fled' | 'up'

/** A light that somebody of the party carries. */
export interface PlayersLight {
  bearer: string
  icon: 'torch' | 'lantern' | 'candle'
  /** Turns left of how many; null for one that burns until it is put out. */
  left: number
  of: number
  /** Sides of the die that it lasts by, for a light without turns; 0 for one that burns on. */
  die: number | null
  low: boolean
}

/** A foe without name or number unless the GM gives them. `cells` of three are full. */
export interface PlayersFoe {
  name: string
  word: HealthWord
  cells: number | null
  health: { left: number; of: number } | null
}

/** Dice that fell openly, newest first. */
export interface PlayersRoll {
  who: string
  what: string
  dice: { sides: number; face: number }[]
  /** Number of dice that are left out because the window has no room for so many. */
  more: number
}

/** The thing in the middle of the window. */
export type PlayersShown =
  | {
      as: 'words'
      title: string
      style: HandoutStyle
      text: string
      pictures: Picture[]
      /** Page, from 0, where they are too long for one. */
      page: number
    }
  | { as: 'picture'; picture: Omit<Picture, 'name'> }
  | { as: 'portrait'; cut: string }
  | { as: 'map'; drawing: PlayersMap }
  | {
      /** Revealed part of a map picture. */
      as: 'cut map'
      file: string
      /** Size of the part in pixels of the picture. */
      width: number
      height: number
      grid: MapGrid | null
      /** Spot where the party is. */
      here: MapPoint | null
    }

/** A site's map without names, keys and ids: only what the party has seen. */
export interface PlayersMap extends Omit<SiteDrawing, 'places'> {
  places: { path: string; x: number; y: number; here: boolean }[]
}

/**
 * Everything that the players' window is sent. It holds no id but those of shown pictures, and nothing that it
 * is not drawn from; a part that is off or empty is null.
 */
export interface PlayersProjection {
  theme: 'candle' | 'paper'
  /** True: all other parts are null. */
  black: boolean
  hour: { time: string; line: string } | null
  /** Turn of the hour, 1 to 6. */
  turn: number | null
  lights: PlayersLight[] | null
  /** Ranks, front first. */
  order: { name: string; light: PlayersLight['icon'] | null; low: boolean }[][] | null
  party: { name: string; word: HealthWord; health: { left: number; of: number } | null }[] | null
  fight: {
    round: number
    acts: 'party' | 'foes' | 'both'
    then: 'party' | 'foes' | null
    /** Party members who may act and have not. */
    names: string[]
  } | null
  foes: PlayersFoe[] | null
  dice: PlayersRoll[] | null
  weather: string | null
  place: string | null
  /** Progress clocks that are open to the players. */
  clocks: { title: string; filled: number; parts: number }[] | null
  message: string | null
  shown: PlayersShown | null
}

/** The window with nothing in it: before a campaign is open, and when the GM makes it black. */
export function emptyProjection(
  theme: PlayersProjection['theme'] = 'candle',
  black = true,
): PlayersProjection {
  return {
    theme,
    black,
    hour: null,
    turn: null,
    lights: null,
    order: null,
    party: null,
    fight: null,
    foes: null,
    dice: null,
    weather: null,
    place: null,
    clocks: null,
    message: null,
    shown: null,
  }
}

import type { NoteKind } from '../../rules/core/state/note.ts'
import type { Handout, Picture } from '../../rules/core/state/prep.ts'
import type { Id } from '../../rules/core/situation.ts'

/** Sheets of these creatures, in this order; a blank sheet of the game where there are none. */
export interface CharacterSheetWanted {
  template: 'character-sheet'
  creatures: Id[]
}

/** These creatures together, in this order. */
export interface PartySheetWanted {
  template: 'party-sheet'
  creatures: Id[]
}

/** A handout as it is kept, or as its words stand before they are. */
export interface HandoutWanted {
  template: 'handout'
  handout: Id | null
  draft: Omit<Handout, 'id'> | null
  /** Pictures that the draft shows beside those of the campaign, which keeps none of them. */
  pictures?: Picture[]
}

/** Blocks of the GM's screen: of the game, of tables, and the GM's own notes. */
export interface ScreenInsertWanted {
  template: 'screen-insert'
  /** Blocks in the order of the leaves, a table as `table:` and its id; null for those the game proposes. */
  blocks: Id[] | null
  /** Blocks that are left out of them. */
  without: Id[]
  /** Leaves lie on their sides. */
  turned: boolean
  /** Prints the first sentence of each rule only, in larger type. */
  brief: boolean
  /** The GM's own lines, as the last block; empty for none. */
  notes: string
}

/** One session, or all that the chronicle holds. */
export interface SessionReportWanted {
  template: 'session-report'
  session: number | 'all'
  /** Lines that only the GM knows of. */
  secrets: boolean
}

/** A card of a bestiary monster, or one of creatures at the table that are of a kind. */
export type CardWanted =
  | {
      of: 'monster'
      id: Id
      /** Number of copies of the card. */
      count: number
      /** Number of individuals with a wound track on it; null for as many as usually appear. */
      individuals: number | null
    }
  | { of: 'creatures'; ids: Id[]; count: number }

/** Cards to cut out: poker size, or 3 by 5 inches. */
export interface MonsterCardsWanted {
  template: 'monster-cards'
  size: 'poker' | 'index'
  cards: CardWanted[]
  /** True to print hearts or boxes for each individual. */
  wounds: boolean
  /** True to print how the numbers came about, at the foot of the face. */
  derivations: boolean
  /** True to print the figures as written and the source of each monster on its back. */
  source?: boolean
}

/** Bestiary monsters in full, in this order; with the text each was read from, where that is wanted. */
export interface StatBlocksWanted {
  template: 'stat-blocks'
  monsters: Id[]
  source: boolean
}

/** A site's map with its key; for the players the map alone, without secret ways. */
export interface SiteWanted {
  template: 'site'
  /** Null for the first of the campaign. */
  site: Id | null
  players: boolean
}

/** A region's map of hexes with its key; for the players only what they know. */
export interface RegionWanted {
  template: 'region'
  /** Null for the first of the campaign. */
  region: Id | null
  players: boolean
  /** True to print the key behind the map. */
  key: boolean
}

/** Notes of a kind, or all, as cards to cut out or as a list; for the players only what they know. */
export interface NotesWanted {
  template: 'notes'
  form: 'cards' | 'list'
  kind: NoteKind | 'all'
  players: boolean
}

/** Kind of a play aid: a log, a blank map, cards, a poster. */
export type PlayAid =
  | 'encounter'
  | 'dungeon-log'
  | 'travel-log'
  | 'hirelings'
  | 'spell-cards'
  | 'item-cards'
  | 'table-poster'
  | 'calendar'
  | 'squares'
  | 'hexes'
  | 'keys'

/** A sheet for the table: a log to be filled in, a blank map, cards of spells or gear, a table large. */
export interface PlayAidWanted {
  template: 'play-aid'
  aid: PlayAid
  /** Number of pages of a log, a map or hireling sheets; months of a calendar. */
  pages: number
  /** Table of a poster; null for the first there is. */
  table: Id | null
  /** Millimetres of a map's cells. */
  cell: number
}

/** Content of a print job, by template: whose, which, how many. Its layout is set elsewhere. */
export type WantedPrint =
  | CharacterSheetWanted
  | PartySheetWanted
  | HandoutWanted
  | ScreenInsertWanted
  | SessionReportWanted
  | MonsterCardsWanted
  | StatBlocksWanted
  | SiteWanted
  | RegionWanted
  | NotesWanted
  | PlayAidWanted

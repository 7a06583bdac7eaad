import type { NoteKind } from '../../rules/core/state/note.ts'
import type { Handout } from '../../rules/core/state/prep.ts'
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
}

/** The game's screen without the blocks that the GM knows by heart; a leaf left empty is not printed. */
export interface ScreenInsertWanted {
  template: 'screen-insert'
  without: Id[]
  /** Leaves lie on their sides. */
  turned: boolean
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
      /** Number of individuals with a wound track on it. */
      individuals: number
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

/** Notes of a kind, or all, as cards to cut out or as a list; for the players only what they know. */
export interface NotesWanted {
  template: 'notes'
  form: 'cards' | 'list'
  kind: NoteKind | 'all'
  players: boolean
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
  | NotesWanted

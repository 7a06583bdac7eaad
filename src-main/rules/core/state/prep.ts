import type { Id } from '../ids.ts'

/** A rumour heard in town. */
export interface Rumour {
  id: Id
  text: string
  /** Title of the table it was rolled on, or its author. */
  from: string
  roll?: number
  /** Truth as the GM knows it. */
  truth: 'unknown' | 'true' | 'false' | 'partly true'
  /** Set once the players have heard it. */
  told?: true
  /** Game seconds when it came up. */
  at: number
}

/** Marks of the GM on tables, by their ids. */
export interface TableDesk {
  favourites?: Id[]
  /** Tables on the strip, one press each. */
  pinned?: Id[]
  /** Rolled last, newest first. */
  recent?: Id[]
  /** Rows that have come up of each table that is a deck. */
  decks?: Record<Id, number[]>
}

/** A game session. */
export interface Session {
  number: number
  open: boolean
  /** Game seconds when it began. */
  from: number
}

/** Style of a handout: handwritten letter, posted notice, plain text, wanted poster and others. */
export type HandoutStyle =
  'letter' | 'notice' | 'plain' | 'wanted' | 'newspaper' | 'scroll' | 'pictures'

/** A handout for the players, in Markdown. */
export interface Handout {
  id: Id
  title: string
  style: HandoutStyle
  text: string
}

/** A named set of library monsters: those of one module or one region. */
export interface Collection {
  id: Id
  title: string
  /** In the order they were added, each once; without those that have left the library. */
  monsters: Id[]
}

/** An image of the GM's. Its file is named by its id: the SHA-256 of its bytes and an extension. */
export interface Picture {
  id: Id
  /** Name used in Markdown: `mill` in `![The mill](image:mill)`. */
  name: string
  /** Size in pixels, so that a page can be laid out before the image loads. */
  width: number
  height: number
}

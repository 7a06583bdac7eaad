import type { PlaceMatter, SiteDoor } from '../../core/state/site.ts'
import type { Monster } from '../../monsters/canonical.ts'

/** A way out that the text of an area names, by the label of the area that it leads to. */
export interface ReadExit {
  to: string
  door: SiteDoor
}

/** A keyed area as it was read, to be checked by the GM. */
export interface ReadArea {
  /** Number or letters as printed: `12`, `A3`. */
  label: string
  title: string
  aloud: string
  text: string
  /** Lines of who is there: `4 goblins, asleep`. */
  bands: string[]
  treasure: string
  matters: Pick<PlaceMatter, 'kind' | 'title' | 'text'>[]
  exits: ReadExit[]
  light: string
  /** Stat blocks that stand in the area. */
  monsters: Monster[]
}

/** A part of the text that belongs to no area. */
export interface UnreadText {
  /** Line of the text at which it begins, from 1. */
  line: number
  text: string
}

/** Result of reading an adventure. */
export interface AdventureRead {
  title: string
  areas: ReadArea[]
  unread: UnreadText[]
  doubts: string[]
}

/** A site that was read from a text and checked, to be kept. */
export interface ReadSite {
  title: string
  areas: ReadArea[]
  /** Parts of the text that belong to no area. */
  unread: string[]
}

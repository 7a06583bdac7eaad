import type { HandoutStyle } from '../../../rules/core/state/prep.ts'
import type { Id } from '../../../rules/core/situation.ts'

/** Handouts without their words, and the pictures they may show. */
export interface HandoutsView {
  handouts: { id: Id; title: string; style: HandoutStyle; words: number }[]
  pictures: { id: Id; name: string; width: number; height: number }[]
}

/** Monsters of the library under a title of the GM's. */
export interface CollectionView {
  id: Id
  title: string
  count: number
}

/** State of the library that all campaigns share: it changes by a journal of its own. */
export interface SharedLibraryView {
  /** Number of its last change; 0 where it is empty. */
  version: number
  /** Titles of the changes that its undo and redo would take; null for none. */
  undo: string | null
  redo: string | null
}
export const emptySharedLibrary: SharedLibraryView = { version: 0, undo: null, redo: null }

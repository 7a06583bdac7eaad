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

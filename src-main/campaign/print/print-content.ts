import type { Shelf } from '../../rules/core/action.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Entry } from '../journal.ts'
import type { Refused } from '../refusal.ts'

/** Words and figures of a print job, ready to be set; the same for preview and press. */
export interface PrintContent {
  end: 'made'
  title: string
  /** Kind of document: "Character sheet". */
  subject: string
  author: string
  language: string
  data: unknown
  /** Parts of what is printed that the page has no place for; absent for none. */
  left?: readonly string[]
}

/** Keys of a part of the screen, and the action that each stands for. */
export interface KeyGroup {
  title: string
  rows: { keys: readonly string[]; does: string }[]
}

/** Sources that a page may be made from. */
export interface PrintSources {
  /** Keys of each part of the screen, as the GM has set them; absent where the template shows none. */
  keys?: readonly KeyGroup[]
  situation: Situation
  ruleset: Ruleset
  shelf: Shelf
  /** The journal as far as the template reads it back; empty where it reads none. */
  entries: readonly Entry[]
}

export type Maker<W> = (
  wanted: W,
  around: PrintSources,
) => PrintContent | { end: 'refused'; refused: Refused }

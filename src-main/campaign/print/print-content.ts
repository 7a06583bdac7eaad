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
}

/** Sources that a page may be made from. */
export interface PrintSources {
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

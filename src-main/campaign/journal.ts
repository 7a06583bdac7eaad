import type { Patch } from 'immer'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Note } from '../rules/core/state/note.ts'
import type { Outcome } from '../rules/core/outcome.ts'
import type { Answers } from '../rules/core/procedure.ts'
import type { ActionId, CampaignState, Id } from '../rules/core/situation.ts'

/** The GM's answers by label of their question: dice typed in, a choice, a number. */
export type Given = Record<string, number[] | string | number>

/** An action to run, with its input, the GM's answers and the dice seed. */
export interface Command {
  action: ActionId
  input: Record<string, unknown>
  given: Given
  /** 128 bits as 32 hex digits. Dice that were not typed come from it. */
  seed: string
  adjust: number
  override?: 'success' | 'failure'
  secret: boolean
  /** The GM rolls by hand: ask for every die instead of rolling it. */
  byHand: boolean
}

/** Records beside the head: thousands of them, one store record each. */
export type LibraryRecord = MonsterRecord | NoteRecord

export interface MonsterRecord {
  type: 'monster'
  id: Id
  value: Monster
  /** Values before each change, oldest first, with the time of the change (ISO 8601). */
  versions?: { at: string; value: Monster }[]
}
interface NoteRecord {
  type: 'note'
  id: Id
  value: Note
}
export type RecordType = LibraryRecord['type']

/** A record before and after; `null` is absent. */
export interface LibraryPatch {
  type: LibraryRecord['type']
  id: Id
  before: LibraryRecord | null
  after: LibraryRecord | null
}

export interface Patches {
  head: Patch[]
  library: LibraryPatch[]
}

/**
 * A command and its result. The journal is append-only: undo, redo and amend are entries too, and
 * replaying every entry's forward patches from the first state gives the head.
 */
export interface Entry {
  /** 1 and up, without gaps; also the campaign's version. */
  number: number
  kind: 'do' | 'undo' | 'redo' | 'amend'
  /** The entry that was undone, redone or amended. */
  of?: number
  /** The entry that undo would take back next, before this one was made; 0 for none. */
  below: number
  /** The undo entry that redo would take back after this one; 0 for none. */
  above: number
  command: Command
  answers: Answers
  outcome: Outcome
  forward: Patches
  /**
   * Back to the state before this entry; of an amendment, to the state before the entry that it
   * replaces.
   */
  inverse: Patches
  /**
   * Counts of forward patches that first take back what the amendment replaces. Absent on other
   * entries, and on amendments of older versions, whose inverse leads to the result they amended.
   */
  back?: { head: number; library: number }
  /** Entries after the amended one that can no longer be carried out, with the reason. */
  leftOut?: { of: number; why: string }[]
  /** Unit in which the clock is counted; absent where the action sets none, as a note. */
  scene?: SceneUnit
  /** Round of the fight that it belongs to. */
  round?: number
  /** Game seconds when it was over, for the chronicle's headings. */
  clock: number
  /** Wall clock, ISO 8601, from the clock port. */
  at: string
  rulesVersion: number
}

/** Unit of time of a scene: dungeon turns, watches of a journey, days in town. */
export type SceneUnit = 'turn' | 'watch' | 'day'

/** Two sets of patches, one after the other. */
export function joined(first: Patches, second: Patches): Patches {
  return { head: [...first.head, ...second.head], library: [...first.library, ...second.library] }
}

/** Current state of a campaign, with the entries that undo and redo would take. */
export interface Head {
  campaign: Id
  /** Number of the last entry; a writer that expects another is stale. */
  version: number
  state: CampaignState
  undo: number
  redo: number
}

/** Raised when the meaning of an action changes, so that entries record which rules made them. */
export const rulesVersion = 1

import type { Id } from '../ids.ts'

export type NoteKind = 'person' | 'place' | 'faction' | 'thing' | 'page'

/** Origin of a note that can go back into play: a creature, a library monster, or a generated person. */
export type NoteOrigin =
  | { creature: Id }
  | { monster: Id }
  | {
      recipe: {
        kind: 'character' | 'hireling'
        name: string
        level: number
        notes: string
        seed: string
      }
    }

/** A note of the GM about a person, a place, a faction, a thing, or a free page. */
export interface Note {
  id: Id
  kind: NoteKind
  /** No other note has it; links name it. */
  title: string
  /** Short texts by the id of a field of its kind; empty ones are left out. */
  fields: Record<string, string>
  /** Markdown for the GM alone. `[[title]]` links to another note. */
  text: string
  /** Markdown that the players know. */
  known: string
  tags: string[]
  /** Id of a picture of the campaign. */
  portrait?: Id
  /** Set when the person has died or the thing is lost. */
  gone?: true
  from?: NoteOrigin
}

/** A progress clock: something that comes nearer, part by part. */
export interface ProgressClock {
  id: Id
  /** Note that it belongs to, usually a faction. */
  note: Id
  title: string
  parts: number
  filled: number
  /** Consequence once it is full; empty for none. */
  full: string
  /** Set while the players may not see it. */
  hidden?: true
  /** Fills by itself: one part every so many seconds of game time, the next at `next`. */
  pace?: { seconds: number; next: number }
}

/** A note as a file brings it, with its clocks; `id` is empty where it names no note of this campaign. */
export interface ImportedNote extends Note {
  clocks: Omit<ProgressClock, 'id' | 'note'>[]
  /** Name of a picture file that the file links to as portrait, where it is none of this program's. */
  picture?: string
}

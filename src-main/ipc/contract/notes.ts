import * as v from 'valibot'
import type { TableLine } from '../../campaign/table-catalogue.ts'
import type { NoteLine, NotePage } from '../../campaign/notes/note-desk.ts'
import type { SightedLine } from '../../campaign/notes/sightings.ts'
import type { Generated } from '../../rules/generators/generated.ts'
import type { RuleText } from '../../rules/core/ruleset.ts'
import type { NoteKindFacts } from '../../rules/gm/notes/kinds.ts'
import type { ImportedNote, Note } from '../../rules/core/state/note.ts'
import { endpoint, Id, json, Nothing } from './endpoint.ts'
import { NoteRecord } from './note.ts'

/** Most characters of all files of an import together. */
const mostLetters = 40_000_000

const Words = v.pipe(v.string(), v.maxLength(200))
const Files = v.pipe(
  v.array(
    v.object({
      path: v.pipe(v.string(), v.maxLength(1000)),
      text: v.pipe(
        v.string(),
        v.maxLength(2_000_000, 'A file is larger than two million letters.'),
      ),
    }),
  ),
  v.maxLength(5000, 'At most 5,000 files at once.'),
  v.check(
    (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= mostLetters,
    'That folder is too large: import a part of it at a time.',
  ),
)

/** Unsaved changes of notes, by note; a new one is under an empty id. */
const Drafts = v.record(v.string(), NoteRecord)

/** Finds of one search in everything that a campaign has written down. */
export interface FoundEverywhere {
  notes: NoteLine[]
  chronicle: SightedLine[]
  monsters: { id: string; name: string; line: string }[]
  tables: Pick<TableLine, 'id' | 'title' | 'group'>[]
  rules: Pick<RuleText, 'rule' | 'title'>[]
}

/** Changes that an import would make. */
export interface NotesToImport {
  notes: ImportedNote[]
  added: number
  changed: number
  /** Files that hold a note just as it is here. */
  same: number
  faults: { path: string; says: string }[]
}

/** Notes of a campaign. What changes them are actions. */
export const notes = {
  /** Every kind of note with its fields, in their order. */
  'notes.kinds': endpoint({ input: Nothing, output: v.array(json<NoteKindFacts>()) }),
  /** Every note, by kind and title. */
  'notes.list': endpoint({ input: Nothing, output: v.array(json<NoteLine>()) }),
  /** A note with its links both ways and what the chronicle says of it; null when it is gone. */
  'notes.page': endpoint({ input: v.object({ id: Id }), output: json<NotePage | null>() }),
  /** Notes, chronicle, monsters, tables and rules that have all the words. */
  'notes.search': endpoint({
    input: v.object({ words: Words, most: v.optional(v.number(), 40) }),
    output: json<FoundEverywhere>(),
  }),
  /** Titles that begin so or hold the words, for links. */
  'notes.titles': endpoint({
    input: v.object({ words: Words }),
    output: v.array(json<Pick<NoteLine, 'id' | 'kind' | 'title'>>()),
  }),
  /** The note that a name in a text means, at an offset or else the first; a draft where it has none yet. */
  'notes.at': endpoint({
    input: v.object({
      text: v.pipe(v.string(), v.maxLength(20_000)),
      offset: v.nullable(v.number()),
    }),
    output: json<{ id: string } | { draft: Note } | null>(),
  }),
  /** A note about something, not kept yet. */
  'notes.draft': endpoint({
    input: v.object({
      from: v.union([
        v.object({ creature: Id }),
        v.object({ monster: Id }),
        v.object({ result: json<Generated>() }),
        v.object({
          roll: v.object({
            table: v.pipe(v.string(), v.maxLength(200)),
            text: v.pipe(v.string(), v.maxLength(20_000)),
          }),
        }),
      ]),
    }),
    output: json<Note | null>(),
  }),
  /** A seed for the figures of a person who comes into play. */
  'notes.seed': endpoint({ input: Nothing, output: v.string() }),
  'notes.drafts': endpoint({ input: Nothing, output: Drafts }),
  'notes.leave-draft': endpoint({
    input: v.object({ id: v.union([v.literal(''), Id]), draft: v.nullable(NoteRecord) }),
    output: Nothing,
  }),
  /** Reads a folder of Markdown without keeping anything. */
  'notes.read': endpoint({
    input: v.object({ files: Files }),
    output: json<NotesToImport>(),
    patience: 120_000,
  }),
  /** Writes all notes into the out folder: as a folder of Markdown, as a zip where that cannot be written. */
  'notes.export': endpoint({
    input: v.object({ form: v.picklist(['folder', 'zip']) }),
    output: v.object({ path: v.string(), notes: v.number() }),
    patience: 120_000,
  }),
} as const

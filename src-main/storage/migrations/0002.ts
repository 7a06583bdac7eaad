import * as v from 'valibot'
import type { Note as NoteType } from '../../rules/core/state/note.ts'
import { firstShapes } from './0001.ts'
import type { Migration } from './migration.ts'

const { Head, Entry, Summary, RestorePoint, Patch, Text, MonsterRecord } = firstShapes

const Note = v.looseObject({
  id: Text,
  kind: v.picklist(['person', 'place', 'faction', 'thing', 'page']),
  title: Text,
  fields: v.record(Text, Text),
  text: Text,
  known: Text,
  tags: v.array(Text),
  portrait: v.optional(Text),
} satisfies Partial<Record<keyof NoteType, v.GenericSchema>>)
const NoteRecord = v.looseObject({ type: v.literal('note'), id: Text, value: Note })
const LibraryRecord = v.variant('type', [MonsterRecord, NoteRecord])
const LibraryPatch = v.looseObject({
  type: v.picklist(['monster', 'note']),
  id: Text,
  before: v.nullable(LibraryRecord),
  after: v.nullable(LibraryRecord),
})
const Patches = v.looseObject({ head: v.array(Patch), library: v.array(LibraryPatch) })

/** Second stored form: notes stand among the library's records. */
export const migration: Migration = {
  to: 2,
  says: 'notes among the records of the library',
  change: (whole) => whole,
  shape: v.looseObject({
    summary: Summary,
    first: Head,
    head: Head,
    entries: v.array(v.looseObject({ ...Entry.entries, forward: Patches, inverse: Patches })),
    records: v.array(LibraryRecord),
    restorePoints: v.array(RestorePoint),
  }),
}

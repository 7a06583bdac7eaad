import type { Entry, LibraryRecord } from '../campaign/journal.ts'

/** Monsters and notes in records and entries; one that occurs in several places is given for each. */
export function* deduplicableValues(
  entries: readonly Pick<Entry, 'forward' | 'inverse'>[],
  records: readonly { record: LibraryRecord | null }[] = [],
): Generator<object> {
  for (const { record } of records) yield* valuesOf(record)
  for (const { forward, inverse } of entries)
    for (const { before, after } of [...forward.library, ...inverse.library]) {
      yield* valuesOf(before)
      yield* valuesOf(after)
    }
}

function* valuesOf(record: LibraryRecord | null): Generator<object> {
  if (!record) return
  yield record.value
  if (record.type === 'note') return
  for (const { value } of record.versions ?? []) yield value
}

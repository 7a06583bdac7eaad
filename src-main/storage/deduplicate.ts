import type { Entry, LibraryRecord } from '../campaign/journal.ts'

/** Monsters in records and entries; one that occurs in several places is given for each. */
export function* toldOnce(
  entries: readonly Pick<Entry, 'forward' | 'inverse'>[],
  records: readonly { record: LibraryRecord | null }[] = [],
): Generator<object> {
  for (const { record } of records) yield* monstersOf(record)
  for (const { forward, inverse } of entries)
    for (const { before, after } of [...forward.library, ...inverse.library]) {
      yield* monstersOf(before)
      yield* monstersOf(after)
    }
}

function* monstersOf(record: LibraryRecord | null): Generator<object> {
  if (!record) return
  yield record.value
  for (const { value } of record.versions ?? []) yield value
}

import { applyPatches, enablePatches } from 'immer'
import type { Entry, Head, LibraryPatch, LibraryRecord } from '../campaign/journal.ts'
import type { TouchedRecord } from './store.ts'
import { recordKey } from './store.ts'
import { sameJson } from './canonical-json.ts'

enablePatches()

type Find = (number: number) => Entry | undefined

/**
 * Head of a campaign after one more entry. `find` gives earlier entries by number.
 * @throws when the entry does not follow this head, or its patches do not fit the state.
 */
export function stepForward(head: Head, entry: Entry, find: Find): Head {
  if (entry.number !== head.version + 1) {
    throw new Error(`entry ${entry.number} does not follow ${head.version}`)
  }
  const state = applyPatches(head.state, entry.forward.head)
  return { ...head, version: entry.number, state, ...undoRedoAfter(entry, find) }
}

/** Head after the entries that were kept without one: none of them looks back at another. */
export function headSince(kept: Head, since: readonly Entry[]): Head {
  return since.reduce((head, entry) => stepForward(head, entry, noOther), kept)
}

function noOther(): never {
  throw new Error('an entry that was kept without its head looks back at another')
}

/** The head without the sites that nobody is at, which are most of a prepared campaign. */
export function withSitesInUse(head: Head): Head {
  const { sites, place, split } = head.state
  if (!sites) return head
  const inUse = new Set([place.at?.site, split?.other.place.at?.site])
  const kept = Object.entries(sites).filter(([id]) => inUse.has(id))
  return { ...head, state: { ...head.state, sites: Object.fromEntries(kept) } }
}

/** Numbers of the entries that undo and redo would take after an entry; 0 for none. */
function undoRedoAfter(entry: Entry, find: Find): { undo: number; redo: number } {
  const of = entry.of === undefined ? undefined : find(entry.of)
  if (entry.kind === 'undo') return { undo: of?.below ?? 0, redo: entry.number }
  if (entry.kind === 'redo') return { undo: entry.number, redo: of?.above ?? 0 }
  return { undo: entry.number, redo: 0 }
}

/** Replays entries from a first head; they are in order and without gaps. */
export function replay(first: Head, entries: readonly Entry[]): Head {
  const find: Find = (number) => entries[number - first.version - 1]
  return entries.reduce((head, entry) => stepForward(head, entry, find), first)
}

/**
 * The library as it was before the given entries, from how it is after them.
 * @throws when a record is not what the last entry that touched it says.
 */
export function recordsBefore(
  records: readonly LibraryRecord[],
  entries: readonly Entry[],
): LibraryRecord[] {
  const library = new Map(records.map((record) => [recordKey(record), record]))
  for (const entry of entries.toReversed()) {
    for (const patch of entry.forward.library.toReversed()) {
      const key = recordKey(patch)
      if (!sameJson(library.get(key) ?? null, patch.after)) {
        throw new Error(`record ${key} is not what entry ${entry.number} made of it`)
      }
      put(library, key, patch.before)
    }
  }
  return inOrder(library)
}

/** The library after the given entries, from how it was before them. */
export function recordsAfter(
  records: readonly LibraryRecord[],
  entries: readonly Entry[],
): LibraryRecord[] {
  const library = new Map(records.map((record) => [recordKey(record), record]))
  for (const patch of entries.flatMap((entry) => entry.forward.library)) {
    put(library, recordKey(patch), patch.after)
  }
  return inOrder(library)
}

/** Each record that an entry touched, as it is to be afterwards. */
export function touchedBy(entry: Entry): TouchedRecord[] {
  const last = new Map<string, LibraryPatch>()
  for (const patch of entry.forward.library) last.set(recordKey(patch), patch)
  return [...last.values()].map(({ type, id, after }) => ({ type, id, record: after }))
}

function put(library: Map<string, LibraryRecord>, key: string, record: LibraryRecord | null): void {
  if (record) library.set(key, record)
  else library.delete(key)
}

function inOrder(library: Map<string, LibraryRecord>): LibraryRecord[] {
  return [...library].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record)
}

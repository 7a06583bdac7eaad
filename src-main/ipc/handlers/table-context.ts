import type { Context } from '../../campaign/apply.ts'
import type { Head, LibraryPatch } from '../../campaign/journal.ts'
import { LibraryAt } from '../../campaign/library-at.ts'
import { withOwnTables, type Library } from '../../campaign/library.ts'
import { actionNamed, consequencesOf } from '../../rules/registry.ts'

/** Context of commands: the games in force, and the library with the campaign's own tables. */
export function contextOf(state: Head['state'], library: Library | LibraryAt, at: string): Context {
  return {
    action: (situation, id) => actionNamed(situation, id),
    consequences: (before, after) => consequencesOf(after)(before, after),
    shelf: withOwnTables(library, state),
    record: (id) => library.record(id),
    at,
  }
}

/** Context for another state, with the library changed by patches. */
export function contextAt(
  state: Head['state'],
  library: Library,
  patches: readonly LibraryPatch[],
  at: string,
): Context {
  return contextOf(state, patches.length > 0 ? new LibraryAt(library, patches) : library, at)
}

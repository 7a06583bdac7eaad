import type { Context } from './apply.ts'
import type { Head, LibraryPatch } from './journal.ts'
import { LibraryAt } from './library-at.ts'
import { withGameTables, withOwnTables, type Library } from './library.ts'
import { actionNamed, borrowedOf, consequencesOf } from '../rules/registry.ts'

/** Context of commands: the games in force, and the library with the campaign's own tables. */
export function contextOf(state: Head['state'], library: Library | LibraryAt, at: string): Context {
  const lenders = borrowedOf(state).map(({ game }) => game)
  return {
    action: (situation, id) => actionNamed(situation, id),
    consequences: (before, after) => consequencesOf(after)(before, after),
    shelf: withOwnTables(withGameTables(library, lenders), state),
    record: (type, id) => library.record(type, id),
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

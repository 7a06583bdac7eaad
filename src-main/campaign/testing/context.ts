import { actionNamed, consequencesOf } from '../../rules/registry.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import type { Context } from '../apply.ts'

/** The games as they are played, with an empty shelf, on an evening of its own. */
export const context: Context = {
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
  shelf: emptyShelf,
  record: () => null,
  at: '2026-11-21T20:00:00.000Z',
}

import { actionNamed, consequencesOf } from '../../rules/registry.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'
import type { Context } from '../apply.ts'

/** Context with every game's rules, an empty shelf and a fixed wall clock. */
export const context: Context = {
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
  shelf: emptyShelf,
  record: () => null,
  at: '2026-11-21T20:00:00.000Z',
}

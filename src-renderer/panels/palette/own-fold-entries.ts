import { isOwnFold } from '../../lib/folds.ts'
import { matchesWords } from '../../lib/help/find-help.ts'
import type { PaletteEntry } from './entries.ts'

/** Folds of the GM's own whose name matches the words. */
export function ownFoldEntries(
  folds: readonly { id: string; name: string }[],
  words: string,
): PaletteEntry[] {
  return folds
    .filter(({ name }) => matchesWords(`${name} fold`, words))
    .flatMap(({ id, name }): PaletteEntry[] =>
      isOwnFold(id)
        ? [
            {
              key: `fold ${id}`,
              title: name,
              note: 'fold of your own',
              icon: 'grid',
              is: { a: 'fold', fold: id },
            },
          ]
        : [],
    )
}
